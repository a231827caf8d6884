import { type Leftover, findLeftovers } from '../cities/leftovers'
import { citySlug } from '../cities/names'
import type { Images } from '../documents/pictures'
import { problemOf } from '../problems/problem'
import { invalidImage } from './pictures'
import { otherPage, pageExample, pageText } from './examples'
import { type SiteRule, type SiteView, originIn } from './rule'

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
    leftoversIn(view).map(({ file, path, text, city, mention: { name, start, end } }) => {
      const origin = { document: view.read(file), path }
      const [is, are] = invalidImage.test(text) ? ['is a picture of', 'show a picture of'] : ['names', 'name']
      const rest = is === 'names' ? `${name}, in words that stand` : `${name}, which stands`
      const what = `${rest} on ${name}’s own page too`
      const hint =
        is === 'names'
          ? `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`
          : pictureHint(text.replace(citySlug(name), citySlug(city)), city, view.site.images)
      const problem = problemOf(leftoverCity, origin, { what: `${is} ${what}`, hint }, { from: start, to: end })
      return { ...problem, group: `${are} ${what}` }
    }),
}

const pictureHint = (own: string, city: string, images: Images): string =>
  images.has(own) ? `Did you mean "${own}"?` : `Choose a picture of ${city}, or one that could be anywhere.`

/** The names that are left over on the pages of a site, found once. */
export function leftoversIn({ pages, read }: Pick<SiteView, 'pages' | 'read'>): Leftover[] {
  const known = knownLeftovers.get(pages)
  if (known) return known
  const cities = pages.flatMap(({ file, city }) => (city ? [{ file, city }] : []))
  const found = [...findLeftovers(cities, read)]
  knownLeftovers.set(pages, found)
  return found
}

const knownLeftovers = new WeakMap<SiteView['pages'], Leftover[]>()

export const CITY_RULES: SiteRule[] = [repeatedCity, leftoverCity]
