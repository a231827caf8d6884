import { describePlace } from '../../documents/describe-place'
import type { SourceDocument } from '../../documents/document'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import { percent } from '../../uniqueness/percent'
import type { RepeatingPage } from '../../uniqueness/repeating-pages'
import type { Rule } from '../rule'

/**
 * Tells a page that repeats another one, at its city.
 * @param document the page's own, with its tree
 * @param advice ends the hint
 */
export function repetitionProblem(
  rule: Rule,
  document: SourceDocument,
  { own, twin, kind }: RepeatingPage,
  advice: string,
): Problem {
  const places = twin.same.map(({ index }) => describePlace(document, ['sections', index]))
  const [longest] = places
  const where = twin.isAllTheSame ? ', in every section' : longest ? `, most of all in ${listOf(places)}` : ''
  const twins = `${percent(twin.similarity)} the same as ${twin.page.document.file}${where}`
  const what =
    kind === 'little of its own'
      ? `is the city of a page that has only ${percent(own)} of its words to itself, and is ${twins}`
      : `is the city of a page that is ${twins}`
  const start = longest ? `Rewrite ${longest} first, in one of the two pages: say` : 'Write'
  const hint = `${start} what is true of that city only. ${advice}`
  return problemOf(rule, { document, path: ['vars', 'city'] }, { what, hint })
}

const listOf = (places: string[]) => new Intl.ListFormat('en').format(places)
