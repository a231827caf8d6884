/** npm run bench: measures builds of Plat and of its peers. */
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
import { MODEL_SITE, copySite, townName, writeTowns } from './town-documents'
import { ELECTRICIAN } from '../fixtures'

/** The folder of everything that the bench makes. */
const FOLDER = 'node_modules/.cache/plat/bench'

/** The folder for files that builds from scratch must not find. They are deleted when everything is measured. */
const ASIDE = join(FOLDER, 'aside')

interface Options {
  pages: number
  peers: PeerId[]
  runs: number
  cases: Case[]
}

const command = createCommand(
  'bench',
  'Generates city pages, builds them, and prints the time, processor time and memory of whole processes. With --peers, also for other tools.',
)
  .option('--pages <number>', 'how many pages to generate', parseCount(1), 1000)
  .addOption(
    new Option('--peers <names>', `also build the same pages with these tools: ${PEER_IDS.join(',')}`)
      .argParser(parseNames(PEER_IDS))
      .default([], 'none'),
  )
  .option('--runs <number>', 'how many times to measure each build; the median counts', parseCount(1), 3)
  .addOption(
    new Option('--cases <names>', `what to measure: ${CASE_NAMES.join(',')}`)
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

/** Creates a parser of lists such as "eleventy,hugo". It returns the names in the order of `choices`. */
function parseNames<Name extends string>(choices: readonly Name[]) {
  return (text: string): Name[] => {
    const names = text.split(',').map((name) => name.trim())
    const unknown = names.find((name) => !choices.some((choice) => choice === name))
    if (unknown !== undefined) throw new InvalidArgumentError(`"${unknown}" is none of ${choices.join(', ')}.`)
    return choices.filter((name) => names.includes(name))
  }
}

/**
 * Measures builds of generated pages, and of the site that ships.
 * @throws Failure if a build fails, or if a peer builds different pages
 */
async function runBench({ pages, peers, runs, cases }: Options): Promise<Results> {
  rmSync(ASIDE, { recursive: true, force: true })
  const tools = await openTools(pages, peers)
  const towns = await measureInTurn('builds', cases, runs, tools)
  const shippedFolder = join(FOLDER, 'shipped')
  copySite(ELECTRICIAN.site, shippedFolder)
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
    otherPages: loadSite(MODEL_SITE).pages.length,
    shippedPages: loadSite(ELECTRICIAN.site).pages.length,
    runs,
    towns,
    shipped,
  }
}

/**
 * Writes the documents, and prepares Plat and its peers to build pages from them. Each builds them once, and the pages of the
 * peers are compared with Plat's.
 * @returns Plat, then the peers that are available
 */
async function openTools(count: number, ids: PeerId[]): Promise<Tool[]> {
  console.error('Writing the documents …')
  const site = join(FOLDER, 'plat')
  const edited = townName(Math.floor(count / 2))
  const plat = openPlat(site, edited)
  // deleting the last documents would slow down the first builds
  setAside([...plat.generated, join(site, 'site.config'), ...ids.map((id) => join(FOLDER, id, 'content'))], ASIDE)
  const models = writeTowns(site, count)
  const peers = ids.flatMap((id) => openPeer(id, join(FOLDER, id), edited) ?? [])
  await buildOnce(plat, 'the pages')
  if (peers.length > 0) {
    console.error('Writing the same documents for the peers …')
    await writeContent(peers, site, plat.pages, models)
  }
  for (const peer of peers) {
    await buildOnce(peer, 'the pages')
    checkPeer(plat, peer, models)
  }
  return [plat, ...peers]
}

/** Builds from scratch, so that pictures exist, and the first edit has an earlier build to start from. */
async function buildOnce(tool: Tool, what: string): Promise<void> {
  console.error(`Building ${what} once with ${tool.name}, before anything is measured …`)
  setAside(tool.generated, ASIDE)
  await measureProcess(tool)
}

/**
 * Measures every case in every run, the tools in turn, so that other work on the machine affects all of them equally.
 * @param tools Plat first
 */
async function measureInTurn(what: string, cases: Case[], runs: number, tools: Tool[]): Promise<MeasuredBuild[]> {
  // peers build everything again even if nothing has changed
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
