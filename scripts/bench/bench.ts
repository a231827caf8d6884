/** npm run bench: how long builds take, of Plat and of its peers. */
import { writeFileSync } from 'node:fs'
import { InvalidArgumentError, Option } from 'commander'
import colors from 'picocolors'
import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import { EXIT, createCommand, parseCount, run } from '../command'
import { BenchFailure } from './measure-process'
import { printResults } from './print-results'
import { CASE_NAMES } from './results'
import { type BenchOptions, runBench } from './run-bench'
import { PEER_IDS } from './tools'

const command = createCommand(
  'bench',
  'Generates city pages, builds them, and tells the time, processor time and memory of whole processes; beside other tools with --peers.',
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

await run(command, async () => {
  try {
    const results = await runBench(command.opts<BenchOptions>())
    console.log(printResults(results, terminalColors))
    if (results.towns.every(({ tool }) => tool === 'Plat')) return
    writeFileSync('bench/results.json', `${JSON.stringify(results, null, 2)}\n`)
    writeFileSync('bench/results.txt', `${printResults(results, colors.createColors(false))}\n`)
    console.log('\nbench/results.txt and bench/results.json written.')
  } catch (error) {
    if (!(error instanceof BenchFailure)) throw error
    console.error(error.message)
    process.exitCode = EXIT.problems
  }
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
