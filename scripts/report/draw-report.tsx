import colors from 'picocolors'
import { isError } from '../../renderer/pipeline/problems/problem'
import { reportPretty, summary } from '../../renderer/pipeline/problems/pretty'
import { DataTable, Facts, Figure, Part, type Picture } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { drawHtmlReport } from '../html-report/frame'
import { CATEGORIES, CATEGORY_NAMES, type Measurement } from '../lighthouse/measurement'
import { AlikePages } from '../uniqueness/alike-pages'
import type { ReportData, ReportPage } from './gather-report'
import { PAGE_BUDGET, SCRIPT_BUDGET } from './weight'

/** The parts of the report after its head, in their order: id → title. */
const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Cities alike',
  links: 'Links',
}

/**
 * Draws the report as a page of HTML that needs no other file.
 * @param pictures by route; empty where none were taken
 */
export function drawReport(data: ReportData, pictures: Map<string, Picture[]>): string {
  return drawHtmlReport({
    title: `Report: ${data.name}`,
    head: <Head data={data} />,
    contents: PARTS,
    children: (
      <>
        <Pages pages={data.pages} pictures={pictures} />
        <Problems data={data} />
        <Weight pages={data.pages} />
        <Lighthouse measurements={data.measurements} />
        <AlikePages title={PARTS.cities} {...data.cities} />
        <Links pages={data.pages} />
      </>
    ),
  })
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Whose report it is, of when, and the figures of the whole site. */
function Head({ data: { name, made, build, pageCount, pages, problems } }: { data: ReportData }) {
  const errors = problems.filter(({ problem }) => isError(problem)).length
  const warnings = problems.length - errors
  const weights = pages.flatMap(({ weight }) => weight?.html ?? []).sort((a, b) => a - b)
  const median = weights[Math.floor((weights.length - 1) / 2)]
  return (
    <>
      <p className="muted">
        Report of <time dateTime={made.toISOString()}>{WHEN.format(made)}</time>
      </p>
      <h1>{name}</h1>
      <Facts
        facts={[
          { name: 'Pages', value: thousands(pageCount) },
          { name: 'Errors', value: thousands(errors), tone: errors > 0 ? 'error' : undefined },
          { name: 'Warnings', value: thousands(warnings), tone: warnings > 0 ? 'warning' : undefined },
          ...(median === undefined ? [] : [{ name: 'The median page, gzip', value: bytes(median) }]),
          ...(build ? [{ name: `The build, ${thousands(build.files)} files`, value: bytes(build.bytes) }] : []),
        ]}
      />
    </>
  )
}

/** So many pages are shown: with its pictures each weighs some seventy kilobytes. */
export const MAX_SHOWN = 60

/**
 * How the first pages look when they open.
 * @param pictures by route; empty where none were taken
 */
function Pages({ pages, pictures }: { pages: ReportPage[]; pictures: Map<string, Picture[]> }) {
  const shown = pages.slice(0, MAX_SHOWN)
  const how = pictures.size > 0 ? 'How each looks when it opens, on a desktop and on a telephone.' : 'Without pictures.'
  const part = shown.length < pages.length ? ` The first ${MAX_SHOWN} of ${thousands(pages.length)}.` : ''
  return (
    <Part id="pages" title={PARTS.pages} lead={how + part}>
      <ul className="figures">
        {shown.map(({ route, title }) => (
          <li key={route}>
            <Figure pictures={pictures.get(route) ?? []}>
              <b>{route}</b> {title}
            </Figure>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** Who has more problems begins with these. */
const MAX_PROBLEMS = 100

/** What `npm run validate` says: errors first. */
function Problems({ data: { problems, pageCount } }: { data: ReportData }) {
  const shown = problems
    .toSorted((a, b) => Number(isError(b.problem)) - Number(isError(a.problem)))
    .slice(0, MAX_PROBLEMS)
  const all = problems.map(({ problem }) => problem)
  const rest = ` The first ${MAX_PROBLEMS} of ${thousands(problems.length)}: npm run validate tells them all.`
  const lead = summary(pageCount, all) + (shown.length < problems.length ? rest : '')
  return (
    <Part id="problems" title={PARTS.problems} lead={lead}>
      {shown.map((located, index) => (
        <pre key={index}>{reportPretty([located], colors.createColors(false)).trim()}</pre>
      ))}
    </Part>
  )
}

/** Each table begins with what needs attention; more rows would add nothing new. */
const MAX_ROWS = 60

/** What visitors download, page by page. */
function Weight({ pages }: { pages: ReportPage[] }) {
  const weighed = pages
    .flatMap(({ route, weight }) => (weight ? [{ route, ...weight }] : []))
    .sort((a, b) => b.html - a.html)
  if (weighed.length === 0)
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, since nothing could be built." />
  const script = Math.max(...weighed.map((weight) => weight.script))
  const lead = [
    `What a visitor downloads to read a page. The budget is ${bytes(PAGE_BUDGET)} for a page with its styles, gzip: a full bar.`,
    `The script before a visitor does anything weighs at most ${bytes(script)} of ${bytes(SCRIPT_BUDGET)}.`,
    weighed.length > MAX_ROWS && `The ${MAX_ROWS} heaviest of ${thousands(weighed.length)} pages.`,
  ]
  return (
    <Part id="weight" title={PARTS.weight} lead={lead.filter(Boolean).join(' ')}>
      <DataTable label="Weight of each page" columns={['Page', 'Page and styles']}>
        {weighed.slice(0, MAX_ROWS).map(({ route, html }) => (
          <tr key={route}>
            <th scope="row">{route}</th>
            <td className={html > PAGE_BUDGET ? 'warning' : undefined}>
              {bytes(html)} <progress value={html} max={PAGE_BUDGET} aria-hidden="true" />
            </td>
          </tr>
        ))}
      </DataTable>
    </Part>
  )
}

/** Below it Lighthouse shows no green: https://developer.chrome.com/docs/lighthouse/performance/performance-scoring */
const GOOD_SCORE = 90

/** What people call the devices that Lighthouse stands in for. */
const DEVICE_NAMES: Record<Measurement['device'], string> = { mobile: 'telephone', desktop: 'desktop' }

const METRICS = ['Largest Contentful Paint', 'Total Blocking Time', 'Cumulative Layout Shift']

/** The pages with the lowest scores, and how long they took. */
function Lighthouse({ measurements }: { measurements: Measurement[] }) {
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
        columns={['Page', 'on', ...CATEGORY_NAMES.map((name) => CATEGORIES[name]), ...METRICS]}
      >
        {below.slice(0, MAX_ROWS).map(({ route, device, scores, metrics }) => (
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
function Links({ pages }: { pages: ReportPage[] }) {
  const sources = new Map(pages.map(({ route }): [string, string[]] => [route, []]))
  for (const { route, links } of pages) for (const target of links) sources.get(target)?.push(route)
  const rows = pages
    .map((page) => ({ ...page, from: sources.get(page.route) ?? [] }))
    .sort((a, b) => Number(b.isOrphan) - Number(a.isOrphan) || a.from.length - b.from.length)
  const rest = rows.length > MAX_ROWS ? ` The first ${MAX_ROWS} of ${thousands(rows.length)} pages.` : ''
  return (
    <Part
      id="links"
      title={PARTS.links}
      lead={`What the pages’ own texts lead to, with those first that are linked least. Left out is what stands on many pages alike: the header, the footer, shared sections and the lists of cities.${rest}`}
    >
      <DataTable label="Links of each page" columns={['Page', 'Linked from', 'Leads to']}>
        {rows.slice(0, MAX_ROWS).map(({ route, isOrphan, from, links }) => (
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
