import { type RepeatingPage, findRepeatingPages, percent, thresholdsOf } from '../cities/compare-pages'
import { type SourceDocument, describePlace } from '../documents/document'
import type { Problem } from '../problem'
import { listOf, problemOf } from '../problems/problem-of'
import { otherPage, pageExample } from './examples'
import type { Rule, SiteRule } from './rule'
import type { SiteView } from './site-view'

const STOWE = {
  title: '"Bread in {city}"',
  description: '"Where our stand is on Sundays, and what we bring along: rye, oat and the rolls that children like."',
  more: '"vars": { "city": "Stowe" }',
}

const avon = (title: string, body: string) =>
  otherPage(title, 'Where our stand is on Mondays, and which of the rolls we bring: poppy, sesame and salt.', body, {
    vars: { city: 'Avon' },
  })

const BODY = 'In {city} we sell on the green, from eight until the basket is empty. Ask for the rye.'

export const copiedPage: SiteRule = {
  name: 'copied-page',
  // copying a page is the first step of adding a city, and must build
  severity: 'warning',
  asks: 'The page of a city is not a copy of another city’s page.',
  why: 'Search engines show one of the copies, if any: nobody finds the others.',
  mend: 'Rewrite the copy before the site is published, or keep it from search engines with "index": false until then. A page is a copy when it shares 85% with another one, its variables left out; "uniqueness" in site.json sets another limit.',
  example: pageExample(
    { ...STOWE, heading: '"Bread in {city}"', more: '"vars": { "city": «"Stowe"» }', body: `${BODY} [Avon](/avon)` },
    {
      ...STOWE,
      heading: '"Bread in {city}"',
      body: 'On Sundays we stand by the bridge, where the ferry’s crew has breakfast; come before ten. On Mondays: [Avon](/avon).',
    },
    { 'pages/avon.json': avon('Bread in {city}', BODY) },
  ),
  checkSite: (site) => repetitionProblems(copiedPage, site, 'Until then "index": false keeps search engines away.'),
}

const SHARED =
  'Rye, oat and wheat come from the stone oven that our grandfather built with his own hands. What is left at noon goes to the school kitchen.'

export const similarPage: SiteRule = {
  name: 'similar-page',
  severity: 'warning',
  asks: 'The page of a city says something that the pages of the other cities don’t.',
  why: 'Search engines take pages that differ in little but the name for doorway pages, and show none of them; a visitor learns nothing about the own town.',
  mend: 'Write what is true of this city only: its streets, its houses, what people there ask. `npm run uniqueness` shows what pages share: the text of their own sections, in runs of five words, with the page’s variables left out. A page is similar when it shares 60% with another one, or when less than 40% of it is its own; "uniqueness" in site.json sets other limits.',
  example: pageExample(
    {
      ...STOWE,
      heading: '"Our stand in {city}"',
      more: '"vars": { "city": «"Stowe"» }',
      body: `${SHARED} We are in [Avon](/avon) too.`,
    },
    {
      ...STOWE,
      heading: '"Our stand in {city}"',
      body: 'By the bridge on Sundays, where the river is loud enough that you must shout your order. Come before ten for rolls; the ferry’s crew eats the rest. On Mondays we are in [Avon](/avon).',
    },
    { 'pages/avon.json': avon('Our stand in {city}', `On the green. ${SHARED}`) },
  ),
  checkSite: (site) => repetitionProblems(similarPage, site, '`npm run uniqueness` shows what pages share.'),
}

/** Two rules ask the same of one site. */
const known = new WeakMap<SiteView['pages'], RepeatingPage[]>()

/**
 * The city pages that are too much like the pages before them and that a rule speaks for, each with a problem at its city.
 * @param advice ends the hint
 */
function repetitionProblems(rule: Rule, { pages, site: { data }, read }: SiteView, advice: string): Problem[] {
  const own = pages.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : []))
  const repeating = known.get(pages) ?? findRepeatingPages(own, thresholdsOf(data))
  known.set(pages, repeating)
  return repeating
    .filter(({ kind }) => rule === (kind === 'copy' ? copiedPage : similarPage))
    .map((repetition) => repetitionProblem(rule, read(repetition.file), repetition, advice))
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
