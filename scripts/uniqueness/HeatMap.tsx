import { percent, similarityOf } from '../../renderer/pipeline/cities/compare-pages'
import type { Thresholds } from '../../renderer/pipeline/cities/repeating-pages'
import type { Compared } from './measure-pages'

interface HeatMapProps {
  pages: Compared[]
  limits: Thresholds
}

/** Every pair of pages; what a color says, the number in it says too. */
export function HeatMap({ pages, limits }: HeatMapProps) {
  return (
    // a box that scrolls must be reached with the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="box" role="region" aria-label="Every pair of pages" tabIndex={0}>
      <table className="map">
        <thead>
          <tr>
            <th scope="col">Page</th>
            {pages.map(({ at, page }) => (
              <th key={at} scope="col">
                {page.route}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((one) => (
            <tr key={one.at}>
              <th scope="row">{one.page.route}</th>
              {pages.map((other) => (
                <Cell
                  key={other.at}
                  similarity={other === one ? undefined : similarityOf(one, other)}
                  limits={limits}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Below the limit in four steps; none where a page meets itself. */
function Cell({ similarity, limits: { similar, copied } }: { similarity: number | undefined; limits: Thresholds }) {
  if (similarity === undefined) return <td className="self">–</td>
  const step = `step-${Math.min(3, Math.floor((4 * similarity) / similar))}`
  const shade = similarity >= copied ? 'copied' : similarity >= similar ? 'similar' : step
  return <td className={shade}>{percent(similarity)}</td>
}
