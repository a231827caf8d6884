/** npm run diff: shows what a change of the project does to the site, page by page. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { EXIT, assertSiteFolder, createCommand, run } from './command'
import { buildSides } from './diff/build-sides'
import { checkOut } from './diff/check-out'
import { diffSides } from './diff/diff-sides'
import { findRevision } from './diff/find-revision'
import { takePictures } from './diff/pictures/take-pictures'
import { printDiff } from './diff/print-diff'
import { readSite } from './diff/read-site'
import { drawReport } from './diff/report/draw-report'
import { sitePath } from './diff/site-path'
import { toMarkdown } from './diff/markdown/to-markdown'

const command = createCommand(
  'diff',
  'Shows what a change does to the site: builds the working tree and another state of the project, and compares their pages.',
)
  .option('--against <ref>', 'the branch, tag or commit to compare with', 'HEAD')
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--out <folder>', 'where report.html and summary.md are written', 'reports/diff')
  .option('--no-pictures', 'only read the pages, take no pictures of them')
  .addOption(new Option('--format <format>', 'how to print').choices(['pretty', 'json']).default('pretty'))

interface Options {
  against: string
  site: string
  out: string
  pictures: boolean
  format: string
}

await run(command, async () => {
  const options = command.opts<Options>()
  const revision = findRevision(options.against)
  assertSiteFolder(options.site)
  const site = sitePath(options.site)
  const checkout = checkOut(revision)
  try {
    const sides = buildSides(checkout, revision, site)
    if (typeof sides === 'string') {
      console.error(sides)
      process.exitCode = EXIT.problems
      return
    }
    const sites = { before: readSite(sides.before), after: readSite(sides.after) }
    const diff = diffSides(sites.before, sites.after, revision)
    const pictures = options.pictures ? await takePictures(sides, sites, diff) : []
    mkdirSync(options.out, { recursive: true })
    writeFileSync(join(options.out, 'report.html'), drawReport(diff, pictures))
    writeFileSync(join(options.out, 'summary.md'), toMarkdown(diff))
    if (options.format === 'json') process.stdout.write(`${JSON.stringify(diff, null, 2)}\n`)
    else console.log(printDiff(diff, terminalColors))
    console.error(`\n${join(options.out, 'report.html')} and summary.md written.`)
  } finally {
    checkout.remove()
  }
})
