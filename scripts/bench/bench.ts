/** npm run bench: how long builds of Plat and of its peers take. */
import { rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { InvalidArgumentError, Option } from 'commander'
import colors from 'picocolors'
import { loadSite } from '../../renderer/pipeline/load-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, parseCount, run } from '../command'
import { withProgress } from '../terminal'
import { checkPeer } from './check-peer'
import { measureBuild, measureProcess, setAside } from './measure-build'
import { writeContent } from './peer-content'
import { CASE_NAMES, type Case, type MeasuredBuild, type Results, printResults } from './results'
import { PEER_IDS, type PeerId, type Tool, openPeer, openPlat } from './tools'
import { copyShippedSite, townName, writeTowns } from './town-documents'
import { ELECTRICIAN } from '../fixtures'

/** Everything that the bench makes. */
const FOLDER = 'node_modules/.cache/plat/bench'

/** Where files are out of the way of builds from nothing. They are deleted when all is measured. */
const ASIDE = join(FOLDER, 'aside')

interface Options {
  pages: number
  peers: PeerId[]
  runs: number
  cases: Case[]
}

const command = createCommand(
  'bench',
  'Generates city pages, builds them, and prints the time, processor time and memory of whole processes; beside other tools with --peers.',
)
  .option('--pages <number>', 'how many pages to generate', parseCount(1), 1000)
  .addOption(
    new Option('--peers <names>', `build the same pages with other tools, of ${PEER_IDS.join(',')}`)
      .argParser(parseNames(PEER_IDS))
      .default([], 'none'),
  )
  .option('--runs <number>', 'how often to measure each build; the median counts', parseCount(1), 3)
  .addOption(
    new Option('--cases <names>', `what to measure, of ${CASE_NAMES.join(',')}`)
      .argParser(parseNames(CASE_NAMES))
      .default(CASE_NAMES, 'all'),
  )

export const finished = run(command, async (options: Options) => {
  const results = await runBench(options)
  console.log(printResults(results, terminalColors))
  if (results.towns.every(({ tool }) => tool === 'Plat')) return
  writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync('bench/results.txt', `${printResults(results, colors.createColors(false))}\n`)
  console.log('\nbench/results.txt and bench/results.json written.')
})

/** Makes a function that parses a list such as "eleventy,hugo": the known names in it, in their own order. */
function parseNames<Name extends string>(known: readonly Name[]) {
  return (text: string): Name[] => {
    const names = text.split(',').map((name) => name.trim())
    const unknown = names.find((name) => !known.some((one) => one === name))
    if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is none of ${known.join(', ')}.`)
    return known.filter((name) => names.includes(name))
  }
}

/**
 * Measures builds of generated pages, and of the site that ships.
 * @throws Failure when a build fails, or when a peer builds other pages
 */
async function runBench({ pages, peers, runs, cases }: Options): Promise<Results> {
  rmSync(ASIDE, { recursive: true, force: true })
  const tools = await openTools(pages, peers)
  const towns = await measureInTurn('builds', cases, runs, tools)
  const shippedFolder = join(FOLDER, 'shipped')
  copyShippedSite(shippedFolder)
  const plat = openPlat(shippedFolder, 'plano')
  await buildOnce(plat, 'the site that ships')
  const shipped = await measureInTurn('builds of the site that ships', cases, runs, [plat])
  rmSync(ASIDE, { recursive: true, force: true })
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
    otherPages: loadSite(ELECTRICIAN.site).pages.length,
    runs,
    towns,
    shipped,
  }
}

/**
 * Writes the documents, and makes Plat and its peers ready to build pages of them. Each builds them once, and what the
 * peers built is compared with Plat's pages.
 * @returns Plat, then the peers that are available
 */
async function openTools(count: number, ids: PeerId[]): Promise<Tool[]> {
  console.error('The documents are written …')
  const site = join(FOLDER, 'plat')
  const edited = townName(Math.floor(count / 2))
  const plat = openPlat(site, edited)
  // deleting the documents of the last bench would slow down what is measured first
  setAside([...plat.generated, join(site, 'site.config'), ...ids.map((id) => join(FOLDER, id, 'content'))], ASIDE)
  const models = writeTowns(site, count)
  const peers = ids.flatMap((id) => openPeer(id, join(FOLDER, id), edited) ?? [])
  await buildOnce(plat, 'the pages')
  if (peers.length > 0) {
    console.error('The same documents are written for its peers …')
    await writeContent(peers, site, plat.pages, models)
  }
  for (const peer of peers) {
    await buildOnce(peer, 'the pages')
    checkPeer(plat, peer, models)
  }
  return [plat, ...peers]
}

/** Builds from nothing, so that the pictures are made, and a first edit has a last build to start from. */
async function buildOnce(tool: Tool, what: string): Promise<void> {
  console.error(`${tool.name} builds ${what} once, before anything is measured …`)
  setAside(tool.generated, ASIDE)
  await measureProcess(tool)
}

/**
 * Measures every case in every run, the tools in turn, so that whatever else the machine does affects all of them equally.
 * @param tools Plat first
 */
async function measureInTurn(what: string, cases: Case[], runs: number, tools: Tool[]): Promise<MeasuredBuild[]> {
  // peers build everything again even where nothing has changed
  const measured = (name: Case) => (name === 'unchanged' ? tools.slice(0, 1) : tools)
  const builds = [...Array(runs).keys()].flatMap((run) =>
    cases.flatMap((name) => measured(name).map((tool) => ({ tool, name, run }))),
  )
  return withProgress(what, async (onProgress) => {
    const measurements: MeasuredBuild[] = []
    for (const { tool, name, run } of builds) {
      measurements.push(await measureBuild(tool, name, run, ASIDE))
      onProgress(measurements.length, builds.length)
    }
    return measurements
  })
}
