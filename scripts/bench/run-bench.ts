import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createProgress } from '../progress'
import { copyShippedSite } from './documents/write-documents'
import { buildOnce } from './measure/build-once'
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
export async function runBench({ pages, peers, runs, cases }: BenchOptions): Promise<Results> {
  const [own, ...others] = await openTools(FOLDER, pages, peers)
  const isMeasured = (name: Case) => cases.includes(name)
  // nothing that a peer keeps tells it that nothing has changed
  const towns = await measure('builds', runs, [
    { tools: [own, ...others], cases: (['cold', 'edit'] as const).filter(isMeasured) },
    { tools: [own], cases: (['unchanged'] as const).filter(isMeasured) },
  ])
  const shipped = join(FOLDER, 'shipped')
  copyShippedSite(shipped)
  const ownShipped = plat(shipped, 'plano')
  await buildOnce(ownShipped, 'the site that ships')
  return {
    machine: describeMachine(),
    versions: Object.fromEntries([own, ...others].map(({ name, version }) => [name, version])),
    pages,
    otherPages: countDocuments(shipped),
    runs,
    towns,
    shipped: await measure('builds of the site that ships', runs, [{ tools: [ownShipped], cases }]),
  }
}

async function measure(what: string, runs: number, plans: Plan[]): Promise<Measurement[]> {
  const total = runs * plans.reduce((sum, { cases, tools }) => sum + cases.length * tools.length, 0)
  const progress = createProgress(what)
  let done = 0
  const measurements = await measureInTurn(plans, runs, () => progress.update(++done, total))
  progress.end()
  return measurements
}

const countDocuments = (folder: string): number =>
  readdirSync(join(folder, 'site.config/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  ).length
