/** npm run uniqueness: shows how much the city pages have in common. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Thresholds, percent, thresholdsOf } from '../../renderer/cities/compare-pages'
import { openSite } from '../../renderer/pipeline/open-site'
import { terminalColors } from '../../renderer/problems/pretty'
import { createCommand, run } from '../command'
import { drawHtmlReport } from '../html-report/frame'
import { noteErrors } from '../print-problems'
import { alignColumns } from '../terminal'
import { AlikePages } from './alike-pages'
import { type Measure, measureUniqueness } from './measure-uniqueness'

const command = createCommand(
  'uniqueness',
  'Shows how much the city pages have in common. It compares the text of their own sections, in runs of five words, without variables.',
)
  .option('--site <folder>', 'the folder of the JSON', 'site.config')
  .option('--all', 'compare all pages, not only city pages')
  .option('--as-read', 'compare pages as readers see them, with their shared sections')
  .option('--out <file>', 'where to write the heat map', 'reports/uniqueness.html')

interface Options {
  site: string
  all?: boolean
  asRead?: boolean
  out: string
}

export const finished = run(command, async ({ site: folder, all, asRead, out }: Options) => {
  const site = openSite(folder)
  noteErrors(site)
  const limits = thresholdsOf(site.data)
  const measures = measureUniqueness(
    site.resolvedPages.filter(({ vars }) => all || vars.city),
    limits,
    asRead,
  )
  if (measures.length < 2) {
    console.log('There are fewer than two city pages to compare. To compare all pages, add --all.')
    return
  }
  console.log(printMeasures(measures, limits))
  mkdirSync(dirname(out), { recursive: true })
  const children = <AlikePages title="Every pair of pages" measures={measures} limits={limits} asRead={asRead} />
  writeFileSync(out, drawHtmlReport({ title: 'What pages have in common', children }))
  console.log(`\n${out} shows every pair at a glance.`)
})

function printMeasures(measures: Measure[], { own: least, similar, copied }: Thresholds): string {
  const { dim, red, yellow } = terminalColors
  const head = ['page', 'its own', 'most similar', 'in common', 'the same sections'].map(dim)
  const rows = measures.map(({ page, own, twin }) => {
    const similarity = twin?.similarity ?? 0
    const paint = similarity >= copied ? red : similarity >= similar ? yellow : String
    return [
      page.route,
      own < least ? yellow(percent(own)) : percent(own),
      twin?.route ?? 'none',
      paint(percent(similarity)),
      nameSections(twin),
    ]
  })
  return alignColumns([head, ...rows]).join('\n')
}

/** The sections that a page has in common with its twin: "faq (sections[7]), hero (sections[0])", or "all". */
function nameSections(twin: Measure['twin']): string {
  if (twin?.isAllTheSame) return 'all'
  return twin?.same.map(({ type, index }) => `${type} (sections[${index}])`).join(', ') ?? ''
}
