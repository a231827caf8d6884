import type { Tool } from '../tools/tool'
import type { Leftovers } from './leftovers'
import { measureBuild } from './measure-build'
import type { Case, Measurement } from './measurement'

/** Builds to measure: each of these cases, with each of these tools. */
export interface Plan {
  tools: Tool[]
  cases: Case[]
}

/**
 * Measures builds, the tools in turn, so that whatever else the machine does meets all of them alike.
 * @param onMeasured told of each
 */
export async function measureInTurn(
  plans: Plan[],
  runs: number,
  leftovers: Leftovers,
  onMeasured: () => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (let run = 0; run < runs; run++)
    for (const { cases, tools } of plans)
      for (const name of cases)
        for (const tool of tools) {
          measurements.push(await measureBuild(tool, name, run, leftovers))
          onMeasured()
        }
  return measurements
}
