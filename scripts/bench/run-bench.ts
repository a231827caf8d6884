import { rmSync } from 'node:fs'
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '../../renderer/pipeline/load-site'
import { createProgress } from '../terminal'
import { comparePages } from './compare-pages'
import { measureBuild, setAside } from './measure-build'
import { measureProcess } from './measure-process'
import { writeContent } from './peer-content'
import type { Case, Measurement, Results } from './results'
import { type PeerId, type Tool, openPeer, openPlat } from './tools'
import { copyShippedSite, townName, writeTowns } from './town-documents'

/** Everything that the bench makes. */
const FOLDER = 'node_modules/.cache/plat/bench'

/** Where files are out of the way of builds from nothing. They are deleted when all is measured. */
const ASIDE = join(FOLDER, 'aside')

/** What to measure. */
export interface BenchOptions {
  pages: number
  peers: PeerId[]
  runs: number
  cases: Case[]
}

/**
 * Measures builds of generated pages, and of the site that ships.
 * @throws BenchFailure when a build fails, or when a peer builds other pages
 */
export async function runBench({ pages, peers, runs, cases }: BenchOptions): Promise<Results> {
  deleteAside()
  const tools = await openTools(pages, peers)
  const [own] = tools
  // peers build everything again even where nothing has changed
  const towns = await measureInTurn('builds', cases, runs, (name) => (name === 'unchanged' ? [own] : tools))
  const shipped = join(FOLDER, 'shipped')
  copyShippedSite(shipped)
  const ownShipped = openPlat(shipped, 'plano')
  await buildOnce(ownShipped, 'the site that ships')
  const measuredShipped = await measureInTurn('builds of the site that ships', cases, runs, () => [ownShipped])
  deleteAside()
  return {
    machine: [
      cpus()[0]?.model.trim() ?? 'unknown processor',
      `${availableParallelism()} cores`,
      `${Math.round(totalmem() / 1e9)} GB`,
      `${platform()} ${release()}`,
      `Node ${process.versions.node}`,
    ].join(', '),
    versions: Object.fromEntries(tools.map(({ name, version }) => [name, version])),
    pages,
    otherPages: loadSite('site.config').pages.length,
    runs,
    towns,
    shipped: measuredShipped,
  }
}

const deleteAside = () => rmSync(ASIDE, { recursive: true, force: true })

/**
 * Writes the documents, and makes Plat and its peers ready to build pages of them. Each builds them once, and what the
 * peers built is compared with Plat's pages.
 * @returns Plat, then the peers that can be had
 */
async function openTools(count: number, ids: PeerId[]): Promise<[Tool, ...Tool[]]> {
  console.error('The documents are written …')
  const site = join(FOLDER, 'plat')
  const edited = townName(Math.floor(count / 2))
  const own = openPlat(site, edited)
  // to delete the documents of the last bench would slow down what is measured first
  setAside([...own.generated, join(site, 'site.config'), ...ids.map((id) => join(FOLDER, id, 'content'))], ASIDE)
  const models = writeTowns(site, count)
  const peers = ids.flatMap((id) => openPeer(id, join(FOLDER, id), edited) ?? [])
  await buildOnce(own, 'the pages')
  if (peers.length > 0) {
    console.error('The same documents are written for its peers …')
    await writeContent(peers, site, own.pages, models)
  }
  for (const peer of peers) {
    await buildOnce(peer, 'the pages')
    comparePages(own, peer, models)
  }
  return [own, ...peers]
}

/** Builds from nothing, so that the pictures are made, and a first edit has a last build to start from. */
async function buildOnce(tool: Tool, what: string): Promise<void> {
  console.error(`${tool.name} builds ${what} once, before anything is measured …`)
  setAside(tool.generated, ASIDE)
  await measureProcess(tool)
}

/** Measures every case in every run, the tools in turn, so that whatever else the machine does meets all of them alike. */
async function measureInTurn(
  what: string,
  cases: Case[],
  runs: number,
  toolsOf: (name: Case) => Tool[],
): Promise<Measurement[]> {
  const builds = Array.from({ length: runs }, (_, run) =>
    cases.flatMap((name) => toolsOf(name).map((tool) => ({ tool, name, run }))),
  ).flat()
  const progress = createProgress(what)
  const measurements: Measurement[] = []
  for (const { tool, name, run } of builds) {
    measurements.push(await measureBuild(tool, name, run, ASIDE))
    progress.update(measurements.length, builds.length)
  }
  progress.end()
  return measurements
}
