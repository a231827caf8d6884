/** npm run uniqueness: shows how much the pages of the cities say alike. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { terminalColors } from '../renderer/pipeline/report/terminal-colors'
import { openSite } from '../renderer/pipeline/open-site'
import { comparePages } from '../renderer/pipeline/uniqueness/compared-pages'
import { measurePage } from '../renderer/pipeline/uniqueness/measure-page'
import { ownShingles } from '../renderer/pipeline/uniqueness/own-shingles'
import { thresholdsOf } from '../renderer/pipeline/uniqueness/thresholds'
import { assertSiteFolder, createCommand, run } from './command'
import { noteErrors } from './note-errors'
import { drawReport } from './uniqueness/draw-report'
import { printMeasures } from './uniqueness/print-measures'

const command = createCommand(
  'uniqueness',
  'Shows how much the pages of the cities say alike: their own sections in runs of five words, without their variables.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--all', 'compare every page, not only those of cities')
  .option('--out <file>', 'where to write the heat map', 'reports/uniqueness.html')

await run(command, async () => {
  const { site: folder, all, out } = command.opts<{ site: string; all?: boolean; out: string }>()
  assertSiteFolder(folder)
  const site = await openSite(folder)
  noteErrors(site)
  const pages = site.resolved.pages.filter(({ vars }) => all || vars.city)
  const comparison = comparePages(new Map(pages.map((page) => [page, ownShingles(page)])))
  const thresholds = thresholdsOf(site.resolved.site)
  const measures = comparison.pages
    .map((page) => measurePage(comparison, page, 'all', thresholds.similar))
    .sort((a, b) => (b.twin?.similarity ?? 0) - (a.twin?.similarity ?? 0))
  console.log(printMeasures(measures, thresholds, terminalColors))
  if (measures.length < 2) return
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, drawReport(comparison, measures, thresholds))
  console.log(`\n${out} written: every pair at a glance.`)
})
