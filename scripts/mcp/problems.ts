import { type Problem, locate } from '../../renderer/problems/problem'
import { problemData } from '../../renderer/problems/machine-formats'
import type { LoadedSite } from '../../renderer/site/site'

/** How many problems an answer lists. */
const MOST = 50

/**
 * The problems of an answer, in the form of `npm run validate -- --format json`.
 * @param start the number of the first one
 */
export function describeProblems(problems: Problem[], { textOf }: Pick<LoadedSite, 'textOf'>, start = 0) {
  const listed = problems.slice(start, start + MOST)
  const next = start + listed.length
  return {
    problems: locate({ problems: listed, textOf }).map(problemData),
    ...(next < problems.length && { next: { start: next }, more: problems.length - next }),
  }
}
