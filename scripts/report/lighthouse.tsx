import { existsSync, readFileSync } from 'node:fs'
import { CATEGORIES, CATEGORY_NAMES, type Measurement } from '../lighthouse/measurement'
import { DataTable, Part } from '../html-report/components'
import { PARTS } from './data'

/** Below it Lighthouse shows no green: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
export const GOOD_SCORE = 90

/** What people call the devices that Lighthouse stands in for. */
export const DEVICE_NAMES: Record<Measurement['device'], string> = { mobile: 'telephone', desktop: 'desktop' }

/** Where `npm run lighthouse` leaves what it measured last. */
const RESULTS = 'node_modules/.cache/plat/lighthouse.json'

/**
 * What Lighthouse measured of these pages; nothing where it never ran.
 * @param routes the pages of the site: the last run may have been of another one
 */
export function readLighthouse(routes: string[], file = RESULTS): Measurement[] {
  if (!existsSync(file)) return []
  const known = new Set(routes)
  const results = JSON.parse(readFileSync(file, 'utf8')) as Measurement[]
  return results.filter(({ route }) => known.has(route))
}

const MOST_ROWS = 12

/** The pages with the lowest scores, and how long they took. */
export function Lighthouse({ measurements }: { measurements: Measurement[] }) {
  const lowest = ({ scores }: Measurement) => Math.min(...Object.values(scores))
  const below = measurements.filter((measurement) => lowest(measurement) < 100)
  const rows = below.toSorted((a, b) => lowest(a) - lowest(b) || b.metrics.lcp - a.metrics.lcp).slice(0, MOST_ROWS)
  const lead =
    measurements.length === 0 ? (
      <>
        Lighthouse has not run on this site. <code>npm run lighthouse</code> measures it; the next report shows the
        scores.
      </>
    ) : (
      `When npm run lighthouse ran last, ${measurements.length - below.length} of ${measurements.length} measurements had 100 in every category. ${rows.length > 0 ? 'The lowest; from 90 on a score is good.' : ''}`
    )
  return (
    <Part id="lighthouse" title={PARTS.lighthouse} lead={lead}>
      {rows.length > 0 && (
        <DataTable
          label="The lowest scores"
          className="numbers"
          columns={['Page', 'on', ...CATEGORY_NAMES.map((name) => CATEGORIES[name].title), ...METRICS]}
        >
          {rows.map(({ route, device, scores, metrics }) => (
            <tr key={`${route} ${device}`}>
              <th scope="row">{route}</th>
              <td>{DEVICE_NAMES[device]}</td>
              {CATEGORY_NAMES.map((name) => (
                <td key={name} className={scores[name] < GOOD_SCORE ? 'warning' : undefined}>
                  {scores[name]}
                </td>
              ))}
              <td>{(metrics.lcp / 1000).toFixed(1)} s</td>
              <td>{Math.round(metrics.tbt)} ms</td>
              <td>{metrics.cls}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Part>
  )
}

const METRICS = ['Largest Contentful Paint', 'Total Blocking Time', 'Cumulative Layout Shift']
