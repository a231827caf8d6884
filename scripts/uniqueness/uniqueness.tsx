/** npm run uniqueness: shows how much the pages of the cities say alike. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Thresholds, percent, thresholdsOf } from '../../renderer/pipeline/cities/compare-pages'
import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/pipeline/problems/pretty'
import { alignColumns } from '../terminal'
import { assertSiteFolder, createCommand, run } from '../command'
import { Part } from '../html-report/components'
import { drawHtmlReport } from '../html-report/frame'
import { noteErrors } from '../print-problems'
import { type Measure, type MeasuredPages, listSections, measurePages } from './measure'
import { HeatMap, MOST_PAGES, MeasureTable } from './tables'

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
  const limits = thresholdsOf(site.resolved.site)
  const measured = measurePages(
    site.resolved.pages.filter(({ vars }) => all || vars.city),
    limits,
  )
  if (measured.measures.length < 2) {
    console.log('There are no two pages to compare. --all compares every page, not only those of cities.')
    return
  }
  console.log(printMeasures(measured.measures, limits))
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, drawReport(measured, limits))
  console.log(`\n${out} written: every pair at a glance.`)
})

/** The measures as a table for a terminal, in their order. */
function printMeasures(measures: Measure[], { own: least, similar, copied }: Thresholds): string {
  const { dim, red, yellow } = terminalColors
  const head = ['page', 'its own', 'nearest', 'alike', 'the same sections'].map(dim)
  const rows = measures.map(({ page, own, twin }) => {
    const similarity = twin?.similarity ?? 0
    const paint = similarity >= copied ? red : similarity >= similar ? yellow : String
    return [
      page.route,
      own < least ? yellow(percent(own)) : percent(own),
      twin?.route ?? 'none',
      paint(percent(similarity)),
      listSections(twin),
    ]
  })
  return alignColumns([head, ...rows]).join('\n')
}

function drawReport(measured: MeasuredPages, limits: Thresholds): string {
  const count = measured.pages.length
  const of = count > MOST_PAGES ? `the ${MOST_PAGES} most alike of ${count} pages` : 'every two pages'
  return drawHtmlReport({
    title: 'What pages say alike',
    head: (
      <>
        <h1>What pages say alike</h1>
        <p className="lead">
          How much of what two pages say is the same, for {of}: the text of their own sections, in runs of five words,
          without the pages’ variables. <span className="similar">{percent(limits.similar)}</span> and more: similar
          pages; <span className="copied">{percent(limits.copied)}</span> and more: copies.
        </p>
        <HeatMap measured={measured} limits={limits} />
      </>
    ),
    children: (
      <Part id="pages" title="Page by page">
        <MeasureTable measures={measured.measures} limits={limits} />
      </Part>
    ),
  })
}
