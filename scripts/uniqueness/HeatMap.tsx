import { type ComparedPage, type Thresholds, percent, similarityOf } from '../../renderer/pipeline/cities/compare-pages'

interface HeatMapProps {
  pages: ComparedPage[]
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
            {pages.map(({ at, route }) => (
              <th key={at} scope="col">
                {route}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pages.map((one) => (
            <tr key={one.at}>
              <th scope="row">{one.route}</th>
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
