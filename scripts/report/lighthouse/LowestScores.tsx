import { CATEGORIES, CATEGORY_NAMES, type Measurement } from '../../lighthouse/measurement'
import { DEVICE_NAMES } from './device-names'
import { GOOD_SCORE } from './good-score'

const MOST_ROWS = 12

/** The pages with the lowest scores, and how long they took. */
export function LowestScores({ measurements }: { measurements: Measurement[] }) {
  const lowest = ({ scores }: Measurement) => Math.min(...Object.values(scores))
  const rows = measurements
    .filter((measurement) => lowest(measurement) < 100)
    .sort((a, b) => lowest(a) - lowest(b) || b.metrics.lcp - a.metrics.lcp)
    .slice(0, MOST_ROWS)
  if (rows.length === 0) return null
  return (
    // a box that scrolls must be reached with the keyboard
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="box" aria-label="The lowest scores" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">The lowest</th>
            <th scope="col">on</th>
            {CATEGORY_NAMES.map((name) => (
              <th key={name} scope="col">
                {CATEGORIES[name].title}
              </th>
            ))}
            <th scope="col">
              <abbr title="Largest Contentful Paint">LCP</abbr>
            </th>
            <th scope="col">
              <abbr title="Total Blocking Time">TBT</abbr>
            </th>
            <th scope="col">
              <abbr title="Cumulative Layout Shift">CLS</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ route, device, scores, metrics }) => (
            <tr key={`${route} ${device}`}>
              <th scope="row">{route}</th>
              <td>{DEVICE_NAMES[device]}</td>
              {CATEGORY_NAMES.map((name) => (
                <td key={name} className={scores[name] < GOOD_SCORE ? 'low' : undefined}>
                  {scores[name]}
                </td>
              ))}
              <td>{(metrics.lcp / 1000).toFixed(1)} s</td>
              <td>{Math.round(metrics.tbt)} ms</td>
              <td>{metrics.cls}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
