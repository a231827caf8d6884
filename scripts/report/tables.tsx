import { DataTable, Part } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { CATEGORIES, CATEGORY_NAMES, type Measurement } from '../lighthouse/measurement'
import { DEVICE_NAMES, GOOD_SCORE, PARTS } from './findings'
import type { ReportPage } from './gather-report'
import { DEVICES, type FirstView } from './pictures'
import { PAGE_BUDGET, SCRIPT_BUDGET } from './weight'

/** Each table begins with what needs attention; more rows would add nothing new. */
const MOST_ROWS = 60

/**
 * What visitors download, page by page.
 * @param pictures by route; empty where none were taken
 */
export function Weight({ pages, pictures }: { pages: ReportPage[]; pictures: Map<string, FirstView[]> }) {
  const weighed = pages
    .flatMap(({ route, weight }) => (weight ? [{ route, ...weight }] : []))
    .sort((a, b) => b.html - a.html)
  if (weighed.length === 0)
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, since nothing could be built." />
  const script = Math.max(...weighed.map((weight) => weight.script))
  const hasPictures = pictures.size > 0
  const lead = [
    `What a visitor downloads to read a page. The budget is ${bytes(PAGE_BUDGET)} for a page with its styles, gzip: a full bar.`,
    `The script before a visitor does anything weighs at most ${bytes(script)} of ${bytes(SCRIPT_BUDGET)}.`,
    hasPictures && 'First pictures are those that the browser loads for what is seen before scrolling.',
    weighed.length > MOST_ROWS && `The ${MOST_ROWS} heaviest of ${thousands(weighed.length)} pages.`,
  ]
  const devices = hasPictures ? DEVICES.map(({ name }) => name) : []
  const columns = ['Page', 'Page and styles', ...devices.map((name) => `First pictures, ${name}`)]
  return (
    <Part id="weight" title={PARTS.weight} lead={lead.filter(Boolean).join(' ')}>
      <DataTable label="Weight of each page" columns={columns}>
        {weighed.slice(0, MOST_ROWS).map(({ route, html }) => (
          <tr key={route}>
            <th scope="row">{route}</th>
            <td className={html > PAGE_BUDGET ? 'warning' : undefined}>
              {bytes(html)} <progress value={html} max={PAGE_BUDGET} aria-hidden="true" />
            </td>
            {devices.map((name, at) => {
              const loaded = pictures.get(route)?.[at]?.loaded
              return <td key={name}>{loaded === undefined ? '–' : bytes(loaded)}</td>
            })}
          </tr>
        ))}
      </DataTable>
    </Part>
  )
}

const METRICS = ['Largest Contentful Paint', 'Total Blocking Time', 'Cumulative Layout Shift']

/** The pages with the lowest scores, and how long they took. */
export function Lighthouse({ measurements }: { measurements: Measurement[] }) {
  const lowest = ({ scores }: Measurement) => Math.min(...Object.values(scores))
  const below = measurements
    .filter((measurement) => lowest(measurement) < 100)
    .sort((a, b) => lowest(a) - lowest(b) || b.metrics.lcp - a.metrics.lcp)
  const best = measurements.length - below.length
  const lead =
    measurements.length === 0
      ? 'Lighthouse has not run on this site. npm run lighthouse measures it; the next report shows the scores.'
      : `When npm run lighthouse ran last, ${best} of ${measurements.length} measurements had 100 in every category.`
  if (below.length === 0) return <Part id="lighthouse" title={PARTS.lighthouse} lead={lead} />
  return (
    <Part id="lighthouse" title={PARTS.lighthouse} lead={`${lead} The lowest; from ${GOOD_SCORE} on a score is good.`}>
      <DataTable
        label="The lowest scores"
        columns={['Page', 'on', ...CATEGORY_NAMES.map((name) => CATEGORIES[name].title), ...METRICS]}
      >
        {below.slice(0, MOST_ROWS).map(({ route, device, scores, metrics }) => (
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
    </Part>
  )
}

/** Which page leads to which: those first that the fewest pages lead to. */
export function Links({ pages }: { pages: ReportPage[] }) {
  const sources = new Map(pages.map(({ route }): [string, string[]] => [route, []]))
  for (const { route, links } of pages) for (const target of links) sources.get(target)?.push(route)
  const rows = pages
    .map((page) => ({ ...page, from: sources.get(page.route) ?? [] }))
    .sort((a, b) => Number(b.isOrphan) - Number(a.isOrphan) || a.from.length - b.from.length)
  const rest = rows.length > MOST_ROWS ? ` The first ${MOST_ROWS} of ${thousands(rows.length)} pages.` : ''
  return (
    <Part
      id="links"
      title={PARTS.links}
      lead={`What the pages’ own texts lead to, with those first that are linked least. Left out is what stands on many pages alike: the header, the footer, shared sections and the lists of cities.${rest}`}
    >
      <DataTable label="Links of each page" columns={['Page', 'Linked from', 'Leads to']}>
        {rows.slice(0, MOST_ROWS).map(({ route, isOrphan, from, links }) => (
          <tr key={route}>
            <th scope="row">
              {route}
              {isOrphan && <div className="warning">Nothing at all leads here</div>}
            </th>
            {[from, links].map((routes, at) => (
              <td key={at}>
                {routes.length || 'none'} <small>{routes.join(', ')}</small>
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </Part>
  )
}
