import { bytes } from './weight/bytes'
import { medianOf } from './median-of'
import type { ReportData } from './report-data'
import { thousands } from './thousands'

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** Whose report it is, of when, and the figures of the whole site. */
export function ReportHead({ data }: { data: ReportData }) {
  const { name, made, build, pageCount, pages, problems } = data
  const errors = problems.filter(({ problem }) => problem.severity === 'error').length
  const weights = pages.flatMap(({ weight }) => (weight ? [weight.html] : []))
  return (
    <header className="head">
      <p className="made">
        Report of <time dateTime={made.toISOString()}>{WHEN.format(made)}</time>
      </p>
      <h1>{name}</h1>
      <dl className="facts">
        <Fact name="Pages" value={thousands(pageCount)} />
        <Fact name="Errors" value={thousands(errors)} tone={errors > 0 ? 'error' : 'good'} />
        <Fact
          name="Warnings"
          value={thousands(problems.length - errors)}
          tone={problems.length > errors ? 'warning' : 'good'}
        />
        {weights.length > 0 && <Fact name="The median page, gzip" value={bytes(medianOf(weights))} />}
        {build && <Fact name={`The build, ${thousands(build.files)} files`} value={bytes(build.bytes)} />}
      </dl>
    </header>
  )
}

function Fact({ name, value, tone }: { name: string; value: string; tone?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={tone}>{value}</dd>
    </div>
  )
}
