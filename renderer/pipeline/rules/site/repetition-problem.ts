import { percent } from '../../cities/compare-pages'
import { type RepeatingPage, findRepeatingPages, thresholdsOf } from '../../cities/repeating-pages'
import { describePlace } from '../../documents/describe-place'
import type { SourceDocument } from '../../documents/document'
import type { Problem } from '../../problem'
import { problemOf } from '../../problems/problem-of'
import type { Rule } from '../rule'
import type { SiteView } from '../site-view'

/** Two rules ask the same of one site. */
const known = new WeakMap<SiteView['pages'], RepeatingPage[]>()

/**
 * The city pages that are too much like the pages before them, each with a problem at its city.
 * @param kinds which ones are asked for
 * @param advice ends the hint
 */
export function repetitionProblems(
  rule: Rule,
  { pages, site: { data }, open }: SiteView,
  kinds: RepeatingPage['kind'][],
  advice: string,
): Problem[] {
  const own = pages.flatMap(({ file, own }) => (own ? [{ file, own }] : []))
  const repeating = known.get(pages) ?? findRepeatingPages(own, thresholdsOf(data))
  known.set(pages, repeating)
  return repeating
    .filter(({ kind }) => kinds.includes(kind))
    .map((repetition) => repetitionProblem(rule, open(repetition.file).document, repetition, advice))
}

function repetitionProblem(
  rule: Rule,
  document: SourceDocument,
  { own, twin, kind }: RepeatingPage,
  advice: string,
): Problem {
  const places = twin.same.map(({ index }) => describePlace(document, ['sections', index]))
  const [longest] = places
  const where = twin.isAllTheSame ? ', in every section' : longest ? `, most of all in ${listOf(places)}` : ''
  const twins = `${percent(twin.similarity)} the same as ${twin.file}${where}`
  const what =
    kind === 'little of its own'
      ? `is the city of a page that has only ${percent(own)} of its words to itself, and is ${twins}`
      : `is the city of a page that is ${twins}`
  const start = longest ? `Rewrite ${longest} first, in one of the two pages: say` : 'Write'
  const hint = `${start} what is true of that city only. ${advice}`
  return problemOf(rule, { document, path: ['vars', 'city'] }, { what, hint })
}

const listOf = (places: string[]) => new Intl.ListFormat('en').format(places)
