/** npm run lighthouse: what Lighthouse thinks of the pages. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Option } from 'commander'
import type { ResolvedPage } from '../renderer/pipeline/documents/document'
import { openSite } from '../renderer/pipeline/open-site'
import { count, terminalColors } from '../renderer/pipeline/problems/pretty'
import { EXIT, assertSiteFolder, createCommand, parseCount, run } from './command'
import { choosePages } from './lighthouse/choose-pages'
import type { Judged } from './lighthouse/lost-points'
import { measurePages } from './lighthouse/measure-pages'
import { printScores } from './lighthouse/print-scores'
import { withRig } from './lighthouse/with-rig'
import { createProgress } from './progress'
import { withBuild } from './with-build'

/** Where the report of the project's quality finds the last run. */
const RESULTS = 'node_modules/.cache/plat/lighthouse.json'

interface Options {
  routes?: string[]
  sample?: boolean
  runs: number
  site: string
  format: 'pretty' | 'json'
}

const command = createCommand(
  'lighthouse',
  'Builds the site and lets Lighthouse look at its pages, as a telephone and as a desktop. What is below 100 is told with its cause.',
)
  .addOption(new Option('--routes <route...>', 'only these pages, such as /plano /services').conflicts('sample'))
  .option('--sample', 'only the six pages that differ most')
  .option('--runs <number>', 'how often to look at each page; the worst run counts', parseCount(1), 3)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))

await run(command, async () => {
  const { runs, site: folder, format, ...choice } = command.opts<Options>()
  assertSiteFolder(folder)
  const site = openSite(folder)
  const pages = choosePages(site.resolved.pages, choice)
  const judged = await measureFreshBuild(folder, pages, runs)
  if (!judged) {
    process.exitCode = EXIT.problems
    return
  }
  const results = JSON.stringify(
    judged.map(({ measurement }) => measurement),
    null,
    2,
  )
  mkdirSync(dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, results)
  const faults = judged.filter(({ lost }) => lost.some(({ exception }) => !exception)).length
  if (faults > 0) process.exitCode = EXIT.problems
  const total = `${faults} of ${count(judged.length, 'measurement')} below 100. ${RESULTS} has the figures.`
  process.stdout.write(format === 'json' ? `${results}\n` : `${printScores(judged, terminalColors)}\n\n${total}\n`)
})

/** Builds the site where nobody else builds, and measures it. Nothing, where it could not be built. */
function measureFreshBuild(folder: string, pages: ResolvedPage[], runs: number): Promise<Judged[] | undefined> {
  return withBuild(folder, async (client) => {
    if (client === undefined) return undefined
    return withRig(client, async (rig) => {
      const progress = createProgress('Lighthouse')
      const judged = await measurePages(pages, runs, rig, progress.update)
      progress.end()
      return judged
    })
  })
}
