import { type PageOrder, type RepeatingPage, findRepeatingPages, thresholdsOf } from '../../cities/compare-pages'
import { type Leftover, findLeftovers } from '../../cities/leftovers'
import { citySlug } from '../../cities/names'
import type { Images } from '../../documents/pictures'
import { problemOf } from '../../problems/problem'
import { invalidImage } from '../content/pictures'
import { otherPage, pageExample, pageText } from '../examples'
import { type SiteRule, type SiteView, originIn, oncePerSite } from '../rule'

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
  checkSite: (view) =>
    leftoversIn(view).map((leftover) => {
      const { file, path, mention } = leftover
      const origin = { document: view.read(file), path }
      const { hint, group, what } = invalidImage.test(leftover.text)
        ? ofPicture(leftover, view.site.images)
        : ofWords(leftover)
      const problem = problemOf(leftoverCity, origin, { what, hint }, { from: mention.start, to: mention.end })
      return { ...problem, group }
    }),
}

function ofWords({ city, mention: { name } }: Leftover) {
  const rest = `${name}, in words that stand on ${name}’s own page too`
  const hint = `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`
  return { what: `names ${rest}`, group: `name ${rest}`, hint }
}

function ofPicture({ text, city, mention: { name } }: Leftover, images: Images) {
  const rest = `a picture of ${name}, which stands on ${name}’s own page too`
  const own = text.replace(citySlug(name), citySlug(city))
  const hint = images.has(own)
    ? `Did you mean "${own}"?`
    : `Choose a picture of ${city}, or one that could be anywhere.`
  return { what: `is ${rest}`, group: `show ${rest}`, hint }
}

/** The similarity from which a page counts as related to another one: a quarter of the two is the same. */
const RELATED = 0.25

/** The pages that repeat or are related to others: a later one is that repeats an earlier one. */
export function repeatingPages({ pages, site }: SiteView, order?: PageOrder): RepeatingPage[] {
  const own = pages.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : []))
  return findRepeatingPages(own, thresholdsOf(site.data), RELATED, order)
}

/** The same in the order of their files. */
export const repeatingByFile = oncePerSite((view) => repeatingPages(view))

/** The names of other cities that are left over on the pages of a site. */
export const leftoversIn = oncePerSite((view): Leftover[] => {
  const related = new Map<string, string[]>()
  for (const { file, twin } of repeatingByFile(view)) {
    related.set(file, [...(related.get(file) ?? []), twin.file])
    related.set(twin.file, [...(related.get(twin.file) ?? []), file])
  }
  const cities = view.pages.flatMap(({ file, sentences }) => (sentences ? [{ file, sentences }] : []))
  return findLeftovers(cities, (file) => related.get(file) ?? [], view.textsOn)
})

export const CITY_RULES: SiteRule[] = [repeatedCity, leftoverCity]
