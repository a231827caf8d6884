import { parseCoordinates } from '../../../sections/page/coordinates'
import { slug } from '../../../sections/page/slug'
import { type PageOrder, type RepeatingPage, findRepeatingPages, thresholdsOf } from '../../cities/compare-pages'
import { type Leftover, findLeftovers } from '../../cities/leftovers'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import type { Images } from '../../pictures/pictures'
import { otherPage, pageExample, pageText } from '../definition/examples'
import { isImageAddress } from '../values/formats'
import { type SiteView, once, originIn, repeatsAmong, warnings } from '../definition/rule'

const sundays = (body: string) =>
  pageText({
    title: '"Bread in {city}"',
    description: '"Our stand on Sundays, from nine until the last loaf is gone, beside the fountain."',
    more: '"vars": { "city": "Avon" }',
    heading: '"Sundays"',
    body,
    second: '{ "type": "prose", "title": "Nearby", "body": "We are in [Bath](/bath) too." }',
  })

export const CITY_RULES = warnings({
  'repeated-city': {
    asks: 'Every city page has a city of its own, and no two cities have the same coordinates.',
    why: 'The lists of cities would name the city twice, or the map draw two in one place; mostly a page was copied and this forgotten.',
    fix: 'Say the city that this page is about, and where it lies.',
    example: pageExample(
      { more: '"vars": { "city": «"stowe"» }' },
      { more: '"vars": { "city": "Avon" }' },
      { 'pages/a-town.json': otherPage('A town', 'Other words.', { index: false, vars: { city: 'Stowe' } }) },
    ),
    checkSite: (view) => {
      const cities = repeatsAmong(view.pages, ({ vars: { city } }) => city?.toLowerCase().replace(/\s/g, ''))
      const copies = new Set(cities.map(([page]) => page))
      const others = view.pages.filter((page) => page.vars.city && !copies.has(page))
      const places = repeatsAmong(others, ({ vars }) => parseCoordinates(vars.coordinates)?.join())
      return [
        ...cities.map(([page, first]) => ({
          origin: originIn(view, page.file, ['vars', 'city']),
          what: `is ${JSON.stringify(page.vars.city)}, the city of ${first.file} already`,
          hint: 'Name the city that this page is about.',
        })),
        ...places.map(([{ file, vars }, first]) => ({
          origin: originIn(view, file, ['vars', 'coordinates']),
          what: `puts ${vars.city} where ${first.vars.city} lies, in ${first.file}`,
          hint: `Write the latitude and longitude of ${vars.city}.`,
        })),
      ]
    },
  },
  'leftover-city': {
    asks: 'A city’s page names no other city in words that were copied from that city’s page.',
    why: 'A visitor would read of a town that is not theirs, and see that the page was not written for them.',
    fix: 'Rewrite what is true of the other city only, and write {city} where the page’s own city is meant. What several pages say alike belongs in shared/.',
    example: {
      of: 'page',
      wrong: sundays('We bake for «Bath» in an oven that is older than we are.'),
      right: sundays('We bake for {city} in an oven that was built last year.'),
      beside: {
        'pages/bath.json': otherPage('Rye in {city}', 'We bake for Bath in an oven that is older than we are.', {
          vars: { city: 'Bath' },
        }),
      },
    },
    checkSite: (view) =>
      leftoversIn(view).map((leftover) => ({
        origin: { document: view.read(leftover.file), path: leftover.path },
        mark: { from: leftover.mention.start, to: leftover.mention.end },
        ...(isImageAddress(leftover.text) ? ofPicture(leftover, view.site.images) : ofWords(leftover)),
      })),
  },
})

function ofWords({ city, mention: { name } }: Leftover) {
  const rest = `${name}, in words that stand on ${name}’s own page too`
  const hint = `Rewrite what is true of ${name} only, and write {city} where ${city} is meant.`
  return { what: `names ${rest}`, group: `name ${rest}`, hint }
}

function ofPicture({ text, city, mention: { name } }: Leftover, images: Images) {
  const rest = `a picture of ${name}, which stands on ${name}’s own page too`
  const own = text.replace(slug(name), slug(city))
  const hint = images.has(own)
    ? `Did you mean "${own}"?`
    : `Choose a picture of ${city}, or one that could be anywhere.`
  return { what: `is ${rest}`, group: `show ${rest}`, hint }
}

/** The similarity from which a page counts as related to another one: a quarter of the two is the same. */
const RELATED = 0.25

/** The pages that repeat earlier ones, or are related to them. */
export function repeatingPages({ pages, site }: SiteView, order?: PageOrder): RepeatingPage[] {
  const own = pages.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : []))
  return findRepeatingPages(own, thresholdsOf(site.data), RELATED, order)
}

/** The same in the order of their files. */
export const repeatingByFile = once((view: SiteView) => repeatingPages(view))

/** The names of other cities that are left over on the pages of a site. */
export const leftoversIn = once((view: SiteView): Leftover[] => {
  const related = new Map<string, string[]>()
  for (const { file, twin } of repeatingByFile(view)) {
    getOrInsertComputed(related, file, () => []).push(twin.file)
    getOrInsertComputed(related, twin.file, () => []).push(file)
  }
  const cities = view.pages.flatMap(({ file, sentences }) => (sentences ? [{ file, sentences }] : []))
  return findLeftovers(cities, (file) => related.get(file) ?? [], view.textsOn)
})
