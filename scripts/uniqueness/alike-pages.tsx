import { type Thresholds, percent, similarityOf } from '../../renderer/cities/compare-pages'
import { DataTable, Part } from '../html-report/components'
import { thousands } from '../html-report/format'
import type { Measure } from './measure-uniqueness'

/** More pages would be too small to see. */
const MAX_PAGES = 60

interface AlikePagesProps {
  title: string
  /** The most similar first. */
  measures: Measure[]
  limits: Thresholds
  /** Whether shared sections were compared too. */
  asRead?: boolean
}

/** How much every two of the most similar pages have in common. The numbers say the same as the colors. */
export function AlikePages({ title, measures, limits: { similar, copied }, asRead }: AlikePagesProps) {
  if (measures.length < 2) return <Part id="cities" title={title} lead="There are no two pages of cities to compare." />
  const pages = measures
    .slice(0, MAX_PAGES)
    .map(({ page }) => page)
    .sort((a, b) => a.index - b.index)
  const toneOf = (similarity: number) => {
    if (similarity >= copied) return 'error'
    if (similarity >= similar) return 'warning'
    return similarity >= similar / 2 && 'near'
  }
  const compared = asRead ? 'their sections, shared ones too' : 'their own sections'
  const part = measures.length > MAX_PAGES ? ` The ${MAX_PAGES} most alike of ${thousands(measures.length)} pages.` : ''
  const lead = `How much of what two pages say is the same: the text of ${compared}, in runs of five words, without the pages’ variables. From ${percent(similar)} on they are similar, from ${percent(copied)} on copies. npm run uniqueness names the sections that are the same.${part}`
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
