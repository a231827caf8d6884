import type { Tool } from '../tools/tool'
import type { Leftovers } from './leftovers'
import { measureProcess } from './measure-process'

/**
 * Builds from nothing before anything is measured, so that the pictures are there, and the last build that the first
 * measured one looks for. Says so, since it may take minutes.
 * @throws ProgramFailure when the build fails
 */
export async function buildOnce(tool: Tool, what: string, leftovers: Leftovers): Promise<void> {
  console.error(`${tool.name} builds ${what} once, before anything is measured …`)
  leftovers.setAside(tool)
  await measureProcess(tool.build)
}
