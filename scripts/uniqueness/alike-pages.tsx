import { type ComparedPage, type Thresholds, percent, similarityOf } from '../../renderer/pipeline/cities/compare-pages'
import { DataTable, Part } from '../html-report/components'
import { thousands } from '../html-report/format'
import type { Measure } from './measure'

/** More pages would be too small to see. */
const MAX_PAGES = 60

interface AlikePagesProps {
  title: string
  /** The most alike first. */
  measures: Measure[]
  limits: Thresholds
  /** Whether shared sections were compared too. */
  asRead?: boolean
}

/** How much every two of the most alike pages have in common. */
export function AlikePages({ title, measures, limits, asRead }: AlikePagesProps) {
  if (measures.length < 2) return <Part id="cities" title={title} lead="There are no two pages of cities to compare." />
  const shown = measures.slice(0, MAX_PAGES)
  const compared = asRead ? 'their sections, shared ones too' : 'their own sections'
  const lead = (
    <>
      How much of what two pages say is the same: the text of {compared}, in runs of five words, without the pages’
      variables. From <span className="similar">{percent(limits.similar)}</span> on they are similar, from{' '}
      <span className="copied">{percent(limits.copied)}</span> on copies. npm run uniqueness names the sections that are
      the same.
      {shown.length < measures.length && ` The ${MAX_PAGES} most alike of ${thousands(measures.length)} pages.`}
    </>
  )
  return (
    <Part id="cities" title={title} lead={lead}>
      <HeatMap pages={shown.map(({ page }) => page).sort((a, b) => a.at - b.at)} limits={limits} />
    </Part>
  )
}

/** Every pair of pages; what a color says, the number in it says too. */
function HeatMap({ pages, limits: { similar, copied } }: { pages: ComparedPage[]; limits: Thresholds }) {
  const shade = (similarity: number) => {
    if (similarity >= copied) return 'copied'
    if (similarity >= similar) return 'similar'
    return similarity >= similar / 2 ? 'near' : undefined
  }
  return (
    <DataTable label="Every pair of pages" className="heat-map" columns={['Page', ...pages.map(({ route }) => route)]}>
      {pages.map((page) => (
        <tr key={page.route}>
          <th scope="row">{page.route}</th>
          {pages.map((other) => {
            if (other === page) return <td key={other.route}>–</td>
            const similarity = similarityOf(page, other)
            return (
              <td key={other.route} className={shade(similarity)}>
                {percent(similarity)}
              </td>
            )
          })}
        </tr>
      ))}
    </DataTable>
  )
}
