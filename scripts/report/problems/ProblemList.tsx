import type { LocatedProblem } from '../../../renderer/pipeline/problems/problem'
import { summary } from '../../../renderer/pipeline/problems/pretty'
import { Part } from '../Part'
import { PARTS } from '../parts'
import { problemLine } from './problem-line'
import { thousands } from '../thousands'

/** Who has more begins with these. */
const MOST_PROBLEMS = 100

/** What `npm run validate` tells: errors first. */
export function ProblemList({ problems, pages }: { problems: LocatedProblem[]; pages: number }) {
  const errors = problems.filter(({ problem }) => problem.severity === 'error')
  const others = problems.filter(({ problem }) => problem.severity !== 'error')
  const shown = [...errors, ...others].slice(0, MOST_PROBLEMS)
  const total = summary(
    pages,
    problems.map(({ problem }) => problem),
  )
  const rest =
    shown.length < problems.length
      ? ` The first ${MOST_PROBLEMS} of ${thousands(problems.length)}: npm run validate tells them all.`
      : ''
  return (
    <Part id="problems" title={PARTS.problems} lead={total + rest}>
      {shown.length > 0 && (
        <ol className="problems">
          {shown.map((located) => (
            <li
              key={`${located.problem.file} ${located.problem.start} ${located.problem.rule} ${located.problem.pointer}`}
            >
              <ProblemEntry located={located} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}

function ProblemEntry({ located }: { located: LocatedProblem }) {
  const { problem, start } = located
  const line = problemLine(located)
  return (
    <article className={problem.severity}>
      <p className="place">
        <b>{problem.severity}</b> {problem.file}:{start.line}:{start.column}
      </p>
      <h3>
        {problem.where} {problem.what}
      </h3>
      {line && (
        <pre>
          {line.before}
          <mark>{line.marked}</mark>
          {line.after}
        </pre>
      )}
      {problem.hint && <p>{problem.hint}</p>}
      <p className="rule">{problem.rule}</p>
    </article>
  )
}
