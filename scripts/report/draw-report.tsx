import colors from 'picocolors'
import { percent } from '../../renderer/pipeline/cities/compare-pages'
import type { LocatedProblem } from '../../renderer/pipeline/problems/problem'
import { reportPretty, summary } from '../../renderer/pipeline/problems/pretty'
import { Facts, Part } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { drawHtmlReport } from '../html-report/frame'
import { HeatMap, MOST_PAGES, MeasureTable } from '../uniqueness/tables'
import { PARTS, type ReportData } from './data'
import type { Finding } from './findings'
import { Lighthouse } from './lighthouse'
import { Links } from './links'
import { Pages } from './pages'
import type { PagePictures } from './pictures'
import { Weight } from './weight'

/**
 * Draws the report as a page of HTML that needs no other file.
 * @param pictures by route; empty where none were taken
 */
export function drawReport(data: ReportData, findings: Finding[], pictures: Map<string, PagePictures>): string {
  return drawHtmlReport({
    title: `Report: ${data.name}`,
    head: <Head data={data} />,
    contents: PARTS,
    children: (
      <>
        <TopFindings findings={findings} />
        <Pages data={data} pictures={pictures} />
        <Problems data={data} />
        <Weight pages={data.pages} pictures={pictures} />
        <Lighthouse measurements={data.measurements} />
        <Cities cities={data.cities} />
        <Links pages={data.pages} />
      </>
    ),
  })
}

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Whose report it is, of when, and the figures of the whole site. */
function Head({ data: { name, made, build, pageCount, pages, problems } }: { data: ReportData }) {
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length
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

const TONES: Record<Finding['tone'], string> = { error: 'Error', warning: 'Warning', calm: 'In order' }

/** What to see first. */
function TopFindings({ findings }: { findings: Finding[] }) {
  const isCalm = findings.every(({ tone }) => tone === 'calm')
  const title = isCalm ? 'Nothing is wrong. These come nearest to it' : 'Look at these first'
  return (
    <Part id="first" title={title} className="card first">
      <ol>
        {findings.map(({ tone, title, detail, part }) => (
          <li key={title}>
            <b className={tone}>{TONES[tone]}</b>
            <h3>{title}</h3>
            <p>{detail}</p>
            <a href={`#${part}`}>{PARTS[part]}</a>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Who has more problems begins with these. */
const MOST_PROBLEMS = 100

/** What `npm run validate` says: errors first. */
function Problems({ data: { problems, pageCount } }: { data: ReportData }) {
  const isError = ({ problem }: LocatedProblem) => Number(problem.severity === 'error')
  const shown = problems.toSorted((a, b) => isError(b) - isError(a)).slice(0, MOST_PROBLEMS)
  const total = summary(
    pageCount,
    problems.map(({ problem }) => problem),
  )
  const rest = `The first ${MOST_PROBLEMS} of ${thousands(problems.length)}: npm run validate tells them all.`
  return (
    <Part id="problems" title={PARTS.problems} lead={shown.length < problems.length ? `${total} ${rest}` : total}>
      {shown.map((located, index) => (
        <pre key={index}>{reportPretty([located], colors.createColors(false)).trim()}</pre>
      ))}
    </Part>
  )
}

/** What the pages of cities have in common: every pair, and each page with its nearest. */
function Cities({ cities }: { cities: ReportData['cities'] }) {
  const { measures, limits } = cities
  if (measures.length < 2)
    return <Part id="cities" title={PARTS.cities} lead="There are no two pages of cities to compare." />
  return (
    <Part
      id="cities"
      title={PARTS.cities}
      lead={
        <>
          How much of what two pages of cities say is the same: their own sections, in runs of five words. From{' '}
          <span className="similar">{percent(limits.similar)}</span> on they are similar, from{' '}
          <span className="copied">{percent(limits.copied)}</span> on copies.
          {measures.length > MOST_PAGES && ` The ${MOST_PAGES} most alike of ${thousands(measures.length)} pages.`}
        </>
      }
    >
      <HeatMap measured={cities} limits={limits} />
      <details>
        <summary>Page by page</summary>
        <MeasureTable measures={measures.slice(0, MOST_PAGES)} limits={limits} />
      </details>
    </Part>
  )
}
