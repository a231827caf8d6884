import colors from 'picocolors'
import { thresholdsOf } from '../../renderer/cities/compare-pages'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import { reportPretty, summary } from '../../renderer/problems/pretty'
import { isError, locate } from '../../renderer/problems/problem'
import { DataTable, Figure, Part, type Picture } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { drawHtmlReport } from '../html-report/frame'
import type { Measurement } from '../lighthouse/measurement'
import { printScores } from '../lighthouse/print-scores'
import { AlikePages } from '../uniqueness/alike-pages'
import { measureUniqueness } from '../uniqueness/measure-uniqueness'
import { linksOfPages } from './links'
import { PAGE_BUDGET, SCRIPT_BUDGET, weighPage } from '../check/weight'

/** The parts of the report, in their order: id → title. */
const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Cities alike',
  links: 'Links',
}

const PLAIN = colors.createColors(false)

/** What the report is about. */
interface ReportSubject {
  open: OpenSite
  /** The folder of the build's files; none if nothing could be built. */
  client: string | undefined
  /** What Lighthouse measured when it ran last. */
  measurements: Measurement[]
  /** How pages look, by route; empty if no pictures were taken. */
  pictures: Map<string, Picture[]>
}

/** Draws the report as a page of HTML that needs no other file. */
export function drawReport({ open, client, measurements, pictures }: ReportSubject): string {
  const { resolvedPages, data, folder, site } = open
  const cities = resolvedPages.filter(({ vars }) => vars.city)
  const limits = thresholdsOf(data)
  return drawHtmlReport({
    title: `Report: ${site?.name ?? folder}`,
    contents: PARTS,
    children: (
      <>
        <p className="muted">{`${WHEN.format(new Date())}: ${summary(open.parsedPages.length, open.problems)}`}</p>
        <Pages open={open} pictures={pictures} />
        <Problems open={open} />
        <Weight open={open} client={client} />
        <Lighthouse measurements={measurements} />
        <AlikePages title={PARTS.cities} measures={measureUniqueness(cities, limits)} limits={limits} />
        <Links open={open} />
      </>
    ),
  })
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** How many pages are shown: each weighs about seventy kilobytes with its pictures. */
export const MAX_SHOWN = 60

/** How the first pages look when they open. */
function Pages({ open: { resolvedPages }, pictures }: Pick<ReportSubject, 'open' | 'pictures'>) {
  const how = pictures.size > 0 ? 'How each looks when it opens, on a desktop and on a telephone.' : 'Without pictures.'
  const total = resolvedPages.length
  const part = total > MAX_SHOWN ? ` The first ${MAX_SHOWN} of ${thousands(total)}.` : ''
  return (
    <Part id="pages" title={PARTS.pages} lead={how + part}>
      <ul className="figures">
        {resolvedPages.slice(0, MAX_SHOWN).map(({ route, data }) => (
          <li key={route}>
            <Figure pictures={pictures.get(route) ?? []}>
              <b>{route}</b> {typeof data.title === 'string' && data.title}
            </Figure>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** How many problems are listed: whoever has more begins with these. */
const MAX_PROBLEMS = 100

/** What `npm run validate` reports, errors first. */
function Problems({ open }: Pick<ReportSubject, 'open'>) {
  const { problems, parsedPages } = open
  const errorsFirst = problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  const shown = locate({ ...open, problems: errorsFirst.slice(0, MAX_PROBLEMS) })
  const rest = ` The first ${MAX_PROBLEMS} of ${thousands(problems.length)}: npm run validate prints them all.`
  const lead = summary(parsedPages.length, problems) + (shown.length < problems.length ? rest : '')
  return (
    <Part id="problems" title={PARTS.problems} lead={lead}>
      {shown.length > 0 && <pre>{reportPretty(shown, PLAIN).trim()}</pre>}
    </Part>
  )
}

/** What visitors download, page by page, the heaviest first. */
function Weight({ open: { resolvedPages }, client = '' }: Pick<ReportSubject, 'open' | 'client'>) {
  const weighed = resolvedPages.flatMap(({ route }) => {
    const weight = weighPage(client, route)
    return weight ? [{ route, ...weight }] : []
  })
  if (weighed.length === 0)
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, since nothing could be built." />
  const lead = `What a visitor downloads to read a page, gzip. The budget is ${bytes(PAGE_BUDGET)} for a page with its styles, and ${bytes(SCRIPT_BUDGET)} for the script before a visitor does anything.`
  return (
    <Part id="weight" title={PARTS.weight} lead={lead}>
      <DataTable
        label="Weight of each page"
        columns={['Page', 'Page and styles', 'Script']}
        rows={weighed
          .sort((a, b) => b.html - a.html)
          .map(({ route, html, script }) => ({
            name: route,
            cells: [
              { value: bytes(html), tone: html > PAGE_BUDGET && 'warning' },
              { value: bytes(script), tone: script > SCRIPT_BUDGET && 'warning' },
            ],
          }))}
      />
    </Part>
  )
}

/** What `npm run lighthouse` said when it ran last. */
function Lighthouse({ measurements }: Pick<ReportSubject, 'measurements'>) {
  const lead =
    measurements.length === 0
      ? 'Lighthouse has not run on this site. npm run lighthouse measures it; the next report shows the scores.'
      : 'What npm run lighthouse said when it ran last.'
  return (
    <Part id="lighthouse" title={PARTS.lighthouse} lead={lead}>
      {measurements.length > 0 && <pre>{printScores(measurements, PLAIN)}</pre>}
    </Part>
  )
}

/** Which page leads to which: those first that the fewest pages lead to. */
function Links({ open }: Pick<ReportSubject, 'open'>) {
  const links = linksOfPages(open)
  const sources = new Map(open.resolvedPages.map(({ route }): [string, string[]] => [route, []]))
  for (const [route, targets] of links) for (const target of targets) sources.get(target)?.push(route)
  const orphans = new Set(open.problems.filter(({ rule }) => rule === 'orphan-page').map(({ file }) => file))
  const rows = open.resolvedPages
    .map(({ route, document: { file } }) => ({ route, isOrphan: orphans.has(file), from: sources.get(route) ?? [] }))
    .sort((a, b) => Number(b.isOrphan) - Number(a.isOrphan) || a.from.length - b.from.length)
  return (
    <Part
      id="links"
      title={PARTS.links}
      lead="What the pages’ own texts lead to, with those first that are linked least. Left out is what stands on many pages alike: the header, the footer, shared sections and the lists of cities."
    >
      <DataTable
        label="Links of each page"
        columns={['Page', 'Linked from', 'Leads to']}
        rows={rows.map(({ route, isOrphan, from }) => ({
          name: route,
          cells: [
            isOrphan ? { value: 'nothing at all', tone: 'warning' } : { value: countRoutes(from) },
            { value: countRoutes(links.get(route) ?? []) },
          ],
        }))}
      />
    </Part>
  )
}

const countRoutes = (routes: string[]): string => [routes.length || 'none', routes.join(', ')].join(' ').trim()
