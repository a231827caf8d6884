/** npm run uniqueness: shows how much the pages of the cities say alike. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { terminalColors } from '../renderer/pipeline/problems/pretty'
import { openSite } from '../renderer/pipeline/open-site'
import { thresholdsOf } from '../renderer/pipeline/cities/compare-pages'
import { assertSiteFolder, createCommand, run } from './command'
import { noteErrors } from './note-errors'
import { drawReport } from './uniqueness/draw-report'
import { measurePages } from './uniqueness/measure-pages'
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
  const site = openSite(folder)
  noteErrors(site)
  const pages = site.resolved.pages.filter(({ vars }) => all || vars.city)
  const thresholds = thresholdsOf(site.resolved.site)
  const measured = measurePages(pages, thresholds)
  console.log(printMeasures(measured.measures, thresholds, terminalColors))
  if (measured.measures.length < 2) return
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, drawReport(measured, thresholds))
  console.log(`\n${out} written: every pair at a glance.`)
})
