import { readFileSync } from 'node:fs'

/** How many changes of some code the tests noticed. */
export interface MutationScore {
  noticed: number
  all: number
}

/** The part of Stryker's report that counts, https://github.com/stryker-mutator/mutation-testing-elements. */
interface MutationReport {
  files: Record<string, { mutants: { status: string }[] }>
}

/** A change that makes the tests hang is noticed as well. */
const NOTICED = ['Killed', 'Timeout']
/** What no test reaches is not noticed; what is not counted, such as code that runs once when it is read, is neither. */
const UNNOTICED = ['Survived', 'NoCoverage']

/** Counts the changes of each file that Stryker's reports tell of. */
export function readScores(reports: string[]): Map<string, MutationScore> {
  const files = reports.flatMap((report) =>
    Object.entries((JSON.parse(readFileSync(report, 'utf8')) as MutationReport).files),
  )
  return new Map(files.map(([file, { mutants }]) => [file, scoreOf(mutants.map(({ status }) => status))]))
}

function scoreOf(statuses: string[]): MutationScore {
  const noticed = statuses.filter((status) => NOTICED.includes(status)).length
  return { noticed, all: noticed + statuses.filter((status) => UNNOTICED.includes(status)).length }
}

export function sumScores(scores: Iterable<MutationScore>): MutationScore {
  const sum = { noticed: 0, all: 0 }
  for (const { noticed, all } of scores) {
    sum.noticed += noticed
    sum.all += all
  }
  return sum
}

/** From 0 to 100; without changes there is nothing to miss. */
export const percentOf = ({ noticed, all }: MutationScore): number => (all === 0 ? 100 : (noticed / all) * 100)
