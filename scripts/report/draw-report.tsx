import colors from 'picocolors'
import { isError } from '../../renderer/pipeline/problems/problem'
import { reportPretty, summary } from '../../renderer/pipeline/problems/pretty'
import { Facts, Figure, Part } from '../html-report/components'
import { bytes, thousands } from '../html-report/format'
import { drawHtmlReport } from '../html-report/frame'
import { AlikePages } from '../uniqueness/tables'
import { type Finding, PARTS } from './findings'
import type { ReportData } from './gather-report'
import type { FirstView } from './pictures'
import { Lighthouse, Links, Weight } from './tables'

/**
 * Draws the report as a page of HTML that needs no other file.
 * @param pictures by route; empty where none were taken
 */
export function drawReport(data: ReportData, findings: Finding[], pictures: Map<string, FirstView[]>): string {
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

/**
 * The pages of the site in groups, each as it looks when it opens.
 * @param pictures by route; empty where none were taken
 */
function Pages({ data, pictures }: { data: ReportData; pictures: Map<string, FirstView[]> }) {
  const { pages, groups, build } = data
  const titles = new Map(pages.map(({ route, title }) => [route, title]))
  const how =
    pictures.size > 0
      ? 'How each page looks when it opens, on a desktop and on a telephone. Choose one to see it larger.'
      : build
        ? 'The report was made without pictures.'
        : 'There are no pictures, since nothing could be built.'
  const shown = groups.flatMap((group) => group.shown).length
  const part = shown < pages.length ? ` Shown are ${shown} of ${thousands(pages.length)}.` : ''
  return (
    <Part id="pages" title={PARTS.pages} lead={how + part}>
      {groups.map(({ label, count, shown }) => (
        <section key={label}>
          <h3>
            {label} <small>{thousands(count)}</small>
          </h3>
          <ul className="figures">
            {shown.map((route) => (
              <li key={route}>
                <Figure name={route} pictures={(pictures.get(route) ?? []).map(({ picture }) => picture)}>
                  <h4>{route}</h4>
                  {titles.get(route)}
                </Figure>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  )
}

/** Who has more problems begins with these. */
const MOST_PROBLEMS = 100

/** What `npm run validate` says: errors first. */
function Problems({ data: { problems, pageCount } }: { data: ReportData }) {
  const shown = problems
    .toSorted((a, b) => Number(isError(b.problem)) - Number(isError(a.problem)))
    .slice(0, MOST_PROBLEMS)
  const all = problems.map(({ problem }) => problem)
  const rest = ` The first ${MOST_PROBLEMS} of ${thousands(problems.length)}: npm run validate tells them all.`
  const lead = summary(pageCount, all) + (shown.length < problems.length ? rest : '')
  return (
    <Part id="problems" title={PARTS.problems} lead={lead}>
      {shown.map((located, index) => (
        <pre key={index}>{reportPretty([located], colors.createColors(false)).trim()}</pre>
      ))}
    </Part>
  )
}
