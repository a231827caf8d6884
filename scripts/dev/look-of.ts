import type { Look } from '../../renderer/dev/look'
import type { OpenSite } from '../../renderer/pipeline/inspect'
import type { Problem } from '../../renderer/pipeline/problem'
import { locate } from '../../renderer/pipeline/report/located'
import { summary } from '../../renderer/pipeline/report/summary'

/** Nobody reads more of them at once; a mistake in site.json can be ten thousand. */
const MOST_TOLD = 100

/** What is told of a site's problems: of many, the errors first. */
export function lookOf({ problems, sources }: Pick<OpenSite, 'problems' | 'sources'>): Omit<Look, 'directory'> {
  const told = problems.length <= MOST_TOLD ? problems : errorsFirst(problems).slice(0, MOST_TOLD)
  return {
    told: locate({ problems: told, sources }),
    more: problems.length - told.length,
    summary: summary(sources.pages.length, problems),
    hasErrors: problems.some(isError),
  }
}

const isError = ({ severity }: Problem) => severity === 'error'

const errorsFirst = (problems: Problem[]) => problems.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
