import { unitOffsets } from '../cities/city-facts'
import { type RepeatingPage, findRepeatingPages, percent, thresholdsOf } from '../cities/compare-pages'
import { findLeftovers } from '../cities/leftovers'
import { citySlug } from '../cities/names'
import { describePlace } from '../documents/document'
import type { Images } from '../documents/files'
import { type Problem, listOf, problemOf } from '../problems/problem'
import { invalidImage } from './pictures'
import { otherPage, pageExample, pageText } from './examples'
import { type Rule, type SiteRule, type SiteView, originIn } from './rule'

export const repeatedCity: SiteRule = {
  name: 'repeated-city',
  // a page that was just copied must build while its author edits it
  severity: 'warning',
  asks: 'Every city page has a city of its own.',
  why: 'The lists of cities would name the city twice; mostly a page was copied and its city forgotten.',
  fix: 'Change the city among the page’s vars.',
  example: pageExample(
    { more: '"vars": { "city": «"stowe"» }' },
    { more: '"vars": { "city": "Avon" }' },
    {
      'pages/a-town.json': otherPage(
        'A town',
        'Another page, with another sentence that is neither too short nor too long.',
        'Other words.',
        { index: false, vars: { city: 'Stowe' } },
      ),
    },
  ),
  checkSite: (view) => {
    const first = new Map<string, string>()
    return view.pages.flatMap(({ file, vars: { city } }) => {
      if (city === undefined) return []
      const name = city.toLowerCase().replace(/\s/g, '')
      const earlier = first.get(name)
      if (earlier === undefined) {
        first.set(name, file)
        return []
      }
      const what = `is ${JSON.stringify(city)}, the city of ${earlier} already`
      const hint = 'Name the city that this page is about.'
      return [problemOf(repeatedCity, originIn(view, file, ['vars', 'city']), { what, hint })]
    })
  },
}

const sundays = (body: string) =>
  pageText({
    title: '"Bread in {city}"',
    description: '"Our stand on Sundays, from nine until the last loaf is gone, beside the fountain."',
    more: '"vars": { "city": "Avon" }',
    heading: '"Sundays"',
    body,
    second: '{ "type": "prose", "title": "Nearby", "body": "We are in [Bath](/bath) too." }',
  })

export const leftoverCity: SiteRule = {
  name: 'leftover-city',
  severity: 'warning',
  asks: 'A city’s page names no other city in words that were copied from that city’s page.',
  why: 'A visitor would read of a town that is not theirs, and see that the page was not written for them.',
  fix: 'Rewrite what is true of the other city only, and write {city} where the page’s own city is meant. What several pages say alike belongs in shared/.',
  example: {
    of: 'page',
    wrong: sundays('We bake for «Bath» in an oven that is older than we are.'),
    right: sundays('We bake for {city} in an oven that was built last year.'),
    beside: {
      'pages/bath.json': otherPage(
        'Rye and oat in {city}',
        'Our stand on Mondays, from eight until noon, at the corner of the old market square.',
        'We bake for Bath in an oven that is older than we are.',
        { vars: { city: 'Bath' } },
      ),
    },
  },
  checkSite: ({ pages, read, site: { images } }) => {
    const cities = pages.flatMap(({ file, city }) => (city ? [{ file, city }] : []))
    return Array.from(findLeftovers(cities, read), ({ file, path, text, city, mention: { name, start, end } }) => {
      const origin = { document: read(file), path }
      const about = invalidImage.test(text)
        ? {
            what: `is a picture of ${name}, which stands on ${name}’s own page too`,
            hint: pictureHint(text.replace(citySlug(name), citySlug(city)), city, images),
          }
        : {
            what: `names ${name}, in words that stand on ${name}’s own page too`,
            hint: `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`,
          }
      const problem = problemOf(leftoverCity, origin, about)
      const offsets = unitOffsets(origin)
      return { ...problem, start: offsets[start] ?? problem.start, end: offsets[end] ?? problem.end }
    })
  },
}

const pictureHint = (own: string, city: string, images: Images): string =>
  images.has(own) ? `Did you mean "${own}"?` : `Choose a picture of ${city}, or one that could be anywhere.`

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
  fix: 'Rewrite the copy before the site is published, or keep it from search engines with "index": false until then. A page is a copy when it shares 85% with another one, its variables left out; "uniqueness" in site.json sets another limit.',
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
  fix: 'Write what is true of this city only: its streets, its houses, what people there ask. `npm run uniqueness` shows what pages share: the text of their own sections, in runs of five words, with the page’s variables left out. A page is similar when it shares 60% with another one, or when less than 40% of it is its own; "uniqueness" in site.json sets other limits.',
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

/** The result for each list of pages, since two rules need the same. */
const known = new WeakMap<SiteView['pages'], RepeatingPage[]>()

/** A problem for each city page that is too similar to an earlier one, as far as the rule is about it. */
function repetitionProblems(rule: Rule, { pages, site: { data }, read }: SiteView, advice: string): Problem[] {
  const own = pages.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : []))
  const repeating = known.get(pages) ?? findRepeatingPages(own, thresholdsOf(data))
  known.set(pages, repeating)
  return repeating
    .filter(({ kind }) => rule === (kind === 'copy' ? copiedPage : similarPage))
    .map(({ file, own, twin, kind }) => {
      const document = read(file)
      const places = twin.same.map(({ index }) => describePlace(document, ['sections', index]))
      const [longest] = places
      const where = twin.isAllTheSame ? ', in every section' : longest ? `, most of all in ${listOf(places)}` : ''
      const little = kind === 'little of its own' ? `has only ${percent(own)} of its words to itself, and ` : ''
      const what = `is the city of a page that ${little}is ${percent(twin.similarity)} the same as ${twin.file}${where}`
      const start = longest ? `Rewrite ${longest} first, in one of the two pages: say` : 'Write'
      const hint = `${start} what is true of that city only. ${advice}`
      return problemOf(rule, { document, path: ['vars', 'city'] }, { what, hint })
    })
}

/** In this order: of two that one city breaks only the first reports it. */
export const CITY_RULES: SiteRule[] = [repeatedCity, leftoverCity, copiedPage, similarPage]
