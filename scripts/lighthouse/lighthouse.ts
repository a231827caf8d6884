/** npm run lighthouse: measures the pages with Lighthouse. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Option } from 'commander'
import { openSite } from '../../renderer/pipeline/open-site'
import { count, terminalColors } from '../../renderer/problems/pretty'
import { withBuild } from '../prerender/with-build'
import { EXIT, createCommand, parseCount, run } from '../command'
import { withProgress } from '../terminal'
import { choosePages } from './choose-pages'
import { RESULTS, faultsOf } from './measurement'
import { printScores } from './print-scores'
import { runLighthouse } from './run-lighthouse'

interface Options {
  routes?: string[]
  sample?: boolean
  runs: number
  site: string
  format: 'pretty' | 'json'
}

const command = createCommand(
  'lighthouse',
  'Builds the site and runs Lighthouse on its pages, on a phone and on a desktop. Prints the scores, and what costs points.',
)
  .addOption(new Option('--routes <route...>', 'only these pages, such as /plano /services').conflicts('sample'))
  .option('--sample', 'only the six pages that differ most')
  .option('--runs <number>', 'how many times to measure each page; the worst run counts', parseCount(1), 3)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))

export const finished = run(command, async ({ runs, site, format, ...choice }: Options) => {
  const pages = choosePages(openSite(site), choice)
  const measurements = await withProgress('Lighthouse', (onRun) =>
    withBuild(site, async (client) => client && runLighthouse(client, pages, runs, onRun)),
  )
  if (!measurements) return
  const results = JSON.stringify(measurements, null, 2)
  mkdirSync(dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, results)
  const faulty = measurements.filter((measurement) => faultsOf(measurement).length > 0).length
  if (faulty > 0) process.exitCode = EXIT.problems
  const total = `${faulty} of ${count(measurements.length, 'measurement')} below 100. ${RESULTS} has the figures.`
  console.log(format === 'json' ? results : `${printScores(measurements, terminalColors)}\n\n${total}`)
})
