import type { Colors } from 'picocolors/types'
import { type Thresholds, percent } from '../../renderer/pipeline/cities/compare-pages'
import { alignColumns } from '../terminal'
import type { Measure } from './measure-pages'

/** The measures of pages as a table for people, in their order. */
export function printMeasures(measures: Measure[], limits: Thresholds, palette: Colors): string {
  if (measures.length < 2)
    return 'There are no two pages to compare. --all compares every page, not only those of cities.'
  const head = ['page', 'its own', 'nearest', 'alike', 'the same sections'].map((title) => palette.dim(title))
  const rows = measures.map(({ page, own, twin }) => {
    const ownShare = percent(own)
    return [
      page.route,
      own < limits.own ? palette.yellow(ownShare) : ownShare,
      twin?.route ?? 'none',
      paint(twin?.similarity ?? 0, limits, palette),
      listSections(twin),
    ]
  })
  return alignColumns([head, ...rows]).join('\n')
}

function paint(similarity: number, { similar, copied }: Thresholds, { red, yellow }: Colors): string {
  const text = percent(similarity)
  if (similarity >= copied) return red(text)
  return similarity >= similar ? yellow(text) : text
}

/** The sections that a page has in common with its twin: "faq (sections[7]), hero (sections[0])", or "all". */
export function listSections(twin: Measure['twin']): string {
  if (twin?.isAllTheSame) return 'all'
  return twin?.same.map(({ type, index }) => `${type} (sections[${index}])`).join(', ') ?? ''
}
