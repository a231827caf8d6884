import { type Thresholds, percent, similarityOf } from '../../renderer/cities/compare-pages'
import { DataTable, Part } from '../html-report/components'
import { thousands } from '../html-report/format'
import type { Measure } from './measure-uniqueness'

/** More pages would be too small to see. */
const MAX_PAGES = 60

interface AlikePagesProps {
  title: string
  /** The most similar pages first. */
  measures: Measure[]
  limits: Thresholds
  /** Whether shared sections were compared too. */
  asRead?: boolean
}

/** Shows how much every two of the most similar pages have in common. Colors repeat what the numbers say. */
export function AlikePages({ title, measures, limits: { similar, copied }, asRead }: AlikePagesProps) {
  if (measures.length < 2)
    return <Part id="cities" title={title} lead="There are fewer than two city pages to compare." />
  const pages = measures
    .slice(0, MAX_PAGES)
    .map(({ page }) => page)
    .sort((a, b) => a.index - b.index)
  const toneOf = (similarity: number) => {
    if (similarity >= copied) return 'error'
    if (similarity >= similar) return 'warning'
    return similarity >= similar / 2 && 'near'
  }
  const compared = asRead ? 'their sections, including shared ones' : 'their own sections'
  const part =
    measures.length > MAX_PAGES
      ? ` These are the ${MAX_PAGES} most similar of ${thousands(measures.length)} pages.`
      : ''
  const lead = `How much two pages have in common: the text of ${compared}, in runs of five words, without the pages’ variables. Pages with ${percent(similar)} or more are similar, with ${percent(copied)} or more copies. npm run uniqueness lists the sections that are the same.${part}`
  return (
    <Part id="cities" title={title} lead={lead}>
      <DataTable
        label="Every pair of pages"
        columns={['Page', ...pages.map(({ route }) => route)]}
        rows={pages.map((page) => ({
          name: page.route,
          cells: pages.map((other) => {
            const similarity = similarityOf(page, other)
            return other === page ? { value: '–' } : { value: percent(similarity), tone: toneOf(similarity) }
          }),
        }))}
      />
    </Part>
  )
}
