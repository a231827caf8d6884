import { type Thresholds, percent, similarityOf } from '../../renderer/pipeline/cities/compare-pages'
import { DataTable } from '../html-report/components'
import { type Measure, type MeasuredPages, listSections } from './measure'

/** More pages would be too small to see. */
export const MOST_PAGES = 60

/** Every pair of the most alike pages; what a color says, the number in it says too. */
export function HeatMap({ measured, limits }: { measured: MeasuredPages; limits: Thresholds }) {
  const most = new Set(measured.measures.slice(0, MOST_PAGES).map(({ page }) => page))
  const pages = measured.pages.filter((page) => most.has(page))
  return (
    <DataTable label="Every pair of pages" className="heat-map" columns={['Page', ...pages.map(({ route }) => route)]}>
      {pages.map((page) => (
        <tr key={page.route}>
          <th scope="row">{page.route}</th>
          {pages.map((other) => (
            <Cell
              key={other.route}
              similarity={other === page ? undefined : similarityOf(page, other)}
              limits={limits}
            />
          ))}
        </tr>
      ))}
    </DataTable>
  )
}

/** Near is half of what makes pages similar; there is no number where a page meets itself. */
function Cell({ similarity, limits: { similar, copied } }: { similarity: number | undefined; limits: Thresholds }) {
  if (similarity === undefined) return <td>–</td>
  const near = similarity >= similar / 2 ? 'near' : undefined
  const shade = similarity >= copied ? 'copied' : similarity >= similar ? 'similar' : near
  return <td className={shade}>{percent(similarity)}</td>
}

/** The pages in their order, each with the one that is most like it. */
export function MeasureTable({ measures, limits }: { measures: Measure[]; limits: Thresholds }) {
  return (
    <DataTable
      label="Each page and its nearest"
      className="numbers"
      columns={['Page', 'Its own', 'Nearest', 'Alike', 'The same sections']}
    >
      {measures.map(({ page, own, twin }) => (
        <tr key={page.route}>
          <th scope="row">{page.route}</th>
          <td className={own < limits.own ? 'similar' : undefined}>{percent(own)}</td>
          <td>{twin?.route ?? 'none'}</td>
          <td>{percent(twin?.similarity ?? 0)}</td>
          <td>{listSections(twin) || 'none'}</td>
        </tr>
      ))}
    </DataTable>
  )
}
