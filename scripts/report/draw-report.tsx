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

/** The titles of the parts by their ids, in order. */
const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Similar city pages',
  links: 'Links',
}

const PLAIN = colors.createColors(false)

interface ReportSubject {
  open: OpenSite
  /** The folder of the build's files; undefined if nothing could be built. */
  client: string | undefined
  /** Of the last run of Lighthouse. */
  measurements: Measurement[]
  /** By route; empty if no pictures were taken. */
  pictures: Map<string, Picture[]>
}

/** Draws the report as an HTML page that needs no other file. */
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

/** How many pages are shown, since the pictures of each weigh about seventy kilobytes. */
export const MAX_SHOWN = 60

/** Shows how the first pages look when they open. */
function Pages({ open: { resolvedPages }, pictures }: Pick<ReportSubject, 'open' | 'pictures'>) {
  const how =
    pictures.size > 0 ? 'How each page looks when it opens, on a desktop and on a phone.' : 'Without pictures.'
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

/** How many problems are listed, which is enough to begin with. */
const MAX_PROBLEMS = 100

/** Lists the problems that `npm run validate` reports, errors first. */
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

/** Lists what visitors download for each page, the heaviest page first. */
function Weight({ open: { resolvedPages }, client = '' }: Pick<ReportSubject, 'open' | 'client'>) {
  const weighed = resolvedPages.flatMap(({ route }) => {
    const weight = weighPage(client, route)
    return weight ? [{ route, ...weight }] : []
  })
  if (weighed.length === 0)
    return <Part id="weight" title={PARTS.weight} lead="Nothing was weighed, because nothing could be built." />
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

/** Shows the scores of the last `npm run lighthouse`. */
function Lighthouse({ measurements }: Pick<ReportSubject, 'measurements'>) {
  const lead =
    measurements.length === 0
      ? 'Lighthouse has not run on this site. Run npm run lighthouse, and the next report shows the scores.'
      : 'The scores of the last npm run lighthouse.'
  return (
    <Part id="lighthouse" title={PARTS.lighthouse} lead={lead}>
      {measurements.length > 0 && <pre>{printScores(measurements, PLAIN)}</pre>}
    </Part>
  )
}

/** Lists which page links to which, the least linked pages first. */
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
      lead="The links in the pages’ own texts, the least linked pages first. Links that many pages share are left out: those in the header, the footer, shared sections and lists of cities."
    >
      <DataTable
        label="Links of each page"
        columns={['Page', 'Linked from', 'Links to']}
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
