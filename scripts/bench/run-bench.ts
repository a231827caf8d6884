import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createProgress } from '../terminal'
import { copyShippedSite } from './documents/write-documents'
import { buildOnce } from './measure/build-once'
import { Leftovers } from './measure/leftovers'
import { type Plan, measureInTurn } from './measure/measure-in-turn'
import type { Case, Measurement } from './measure/measurement'
import { openTools } from './open-tools'
import { describeMachine } from './results/describe-machine'
import type { Results } from './results/results'
import type { Peer } from './tools/peer'
import { plat } from './tools/plat'

/** Everything that the bench makes. */
const FOLDER = 'node_modules/.cache/plat/bench'

/** What to measure. */
export interface BenchOptions {
  pages: number
  peers: Peer[]
  runs: number
  cases: Case[]
}

/**
 * Measures builds of generated pages, and of the site that ships.
 * @throws ProgramFailure when a build fails, RigDiffers when a peer builds other pages
 */
export async function runBench(options: BenchOptions): Promise<Results> {
  const leftovers = new Leftovers(join(FOLDER, 'aside'))
  try {
    return await measureAll(options, leftovers)
  } finally {
    leftovers.delete()
  }
}

async function measureAll({ pages, peers, runs, cases }: BenchOptions, leftovers: Leftovers): Promise<Results> {
  const [own, ...others] = await openTools(FOLDER, pages, peers, leftovers)
  const measure = createMeasure(runs, leftovers)
  const isMeasured = (name: Case) => cases.includes(name)
  // nothing that a peer keeps tells it that nothing has changed
  const towns = await measure('builds', [
    { tools: [own, ...others], cases: (['cold', 'edit'] as const).filter(isMeasured) },
    { tools: [own], cases: (['unchanged'] as const).filter(isMeasured) },
  ])
  const shipped = join(FOLDER, 'shipped')
  copyShippedSite(shipped)
  const ownShipped = plat(shipped, 'plano')
  await buildOnce(ownShipped, 'the site that ships', leftovers)
  return {
    machine: describeMachine(),
    versions: Object.fromEntries([own, ...others].map(({ name, version }) => [name, version])),
    pages,
    otherPages: countDocuments(shipped),
    runs,
    towns,
    shipped: await measure('builds of the site that ships', [{ tools: [ownShipped], cases }]),
  }
}

/** Makes a function that measures, and tells how much of that is done. */
const createMeasure =
  (runs: number, leftovers: Leftovers) =>
  async (what: string, plans: Plan[]): Promise<Measurement[]> => {
    const total = runs * plans.reduce((sum, { cases, tools }) => sum + cases.length * tools.length, 0)
    const progress = createProgress(what)
    let done = 0
    const measurements = await measureInTurn(plans, runs, leftovers, () => progress.update(++done, total))
    progress.end()
    return measurements
  }

const countDocuments = (folder: string): number =>
  readdirSync(join(folder, 'site.config/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  ).length
