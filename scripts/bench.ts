/** npm run bench: how long builds take, of Plat and of its peers. */
import { writeFileSync } from 'node:fs'
import { Option } from 'commander'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { drawPlot } from './bench/plot/draw-plot'
import { ProgramFailure } from './bench/measure/measure-process'
import { CASE_NAMES, type Case } from './bench/measure/measurement'
import { printResults } from './bench/results/print-results'
import { RigDiffers } from './bench/rigs/check-rig'
import { runBench } from './bench/run-bench'
import { PEERS } from './bench/tools/peers'
import { EXIT, createCommand, parseCount, run } from './command'
import { parseNames } from './bench/parse-names'

interface Options {
  pages: number
  peers: string[]
  runs: number
  cases: Case[]
}

const PEER_NAMES = PEERS.map(({ id }) => id)

const command = createCommand(
  'bench',
  'Generates city pages, builds them, and tells the time, processor time and memory of whole processes; beside other tools with --peers.',
)
  .option('--pages <number>', 'how many pages to generate', parseCount(1), 1000)
  .addOption(
    new Option('--peers <names>', `build the same pages with other tools, of ${PEER_NAMES.join(',')}`)
      .argParser(parseNames(PEER_NAMES))
      .default([], 'none'),
  )
  .option('--runs <number>', 'how often to measure each build; the median counts', parseCount(1), 3)
  .addOption(
    new Option('--cases <names>', `what to measure, of ${CASE_NAMES.join(',')}`)
      .argParser(parseNames(CASE_NAMES))
      .default(CASE_NAMES, 'all'),
  )

await run(command, async () => {
  const { pages, peers, runs, cases } = command.opts<Options>()
  try {
    const results = await runBench({
      pages,
      peers: PEERS.filter(({ id }) => peers.includes(id)),
      runs,
      cases,
    })
    console.log(printResults(results, terminalColors))
    if (results.towns.every(({ tool }) => tool === 'Plat')) return
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
    writeFileSync('bench/results.svg', drawPlot(results))
    console.log('\nbench/results.svg and bench/results.json written.')
  } catch (error) {
    if (!(error instanceof RigDiffers || error instanceof ProgramFailure)) throw error
    console.error(error.message)
    process.exitCode = EXIT.problems
  }
})
