import type { SiteProblems, StudioProblem } from '../../protocol/documents'
import controls from '../controls/Controls.module.css'
import { Callout } from '../controls/Callout'
import { inSentences } from '../session/state'
import { session } from '../session/use-studio'
import styles from './Page.module.css'

/** All problems of the site, this document's first. One click leads to the field of each. */
export function ProblemList({
  problems: { problems, more, isCurrent },
  first,
}: {
  problems: SiteProblems
  first: string
}) {
  const isFirst = ({ document }: StudioProblem) => document === first
  const sorted = [...problems.filter(isFirst), ...problems.filter((problem) => !isFirst(problem))]
  if (sorted.length === 0)
    return <p className={styles.hint}>{isCurrent ? 'Nothing is wrong.' : 'Checking the site …'}</p>
  return (
    <ul className={styles.problems}>
      {sorted.map((problem) => (
        <li key={`${problem.file} ${problem.pointer} ${problem.rule} ${problem.message}`}>
          <Callout tone={problem.severity}>
            <button
              type="button"
              className={controls.link}
              disabled={problem.document === undefined}
              onClick={() => void show(problem)}
            >
              {problem.file}:{problem.line}
            </button>
            <p>{inSentences(problem)}</p>
            {problem.fix && (
              <button type="button" className={controls.button} onClick={() => void correct(problem)}>
                {problem.fix.label}
              </button>
            )}
          </Callout>
        </li>
      ))}
      {more > 0 && <li className={styles.hint}>There are {more} more.</li>}
    </ul>
  )
}

async function show({ document, pointer }: StudioProblem): Promise<void> {
  if (document !== undefined) await session.open(document, pointer)
}

async function correct(problem: StudioProblem): Promise<void> {
  const { document, fix } = problem
  if (document === undefined || !fix) return
  await show(problem)
  session.edit(document, fix.operations, fix.label)
}
