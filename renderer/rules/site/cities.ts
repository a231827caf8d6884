import { parseCoordinates } from '../../../sections/page/coordinates'
import { slug } from '../../../sections/page/slug'
import { type PageOrder, type RepeatingPage, findRepeatingPages, thresholdsOf } from '../../cities/compare-pages'
import { type Leftover, findLeftovers } from '../../cities/leftovers'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import type { Images } from '../../pictures/pictures'
import { languagesOf, pageLanguage } from '../../site/languages'
import type { PageFacts } from '../../site/page'
import { otherPage, pageExample, pageText } from '../definition/examples'
import { isImageAddress } from '../values/formats'
import { type SiteView, once, originIn, repeatsAmong, warnings } from '../definition/rule'

const sundays = (body: string) =>
  pageText({
    title: '"Bread in {city}"',
    description: '"Our stand on Sundays, from nine until the last loaf is gone, next to the fountain."',
    more: '"vars": { "city": "Avon" }',
    heading: '"Sundays"',
    body,
    second: '{ "type": "prose", "title": "Nearby", "body": "We are in [Bath](/bath) too." }',
  })

export const CITY_RULES = warnings({
  'repeated-city': {
    asks: 'Every city page has its own city, and no two cities have the same coordinates.',
    why: 'Lists would name the city twice, or the map would show two in the same place. Usually a page was copied and this was forgotten.',
    fix: 'Write the city that this page is about, and where it is.',
    example: pageExample(
      { more: '"vars": { "city": «"stowe"» }' },
      { more: '"vars": { "city": "Avon" }' },
      { 'pages/a-town.json': otherPage('A town', 'Other words.', { index: false, vars: { city: 'Stowe' } }) },
    ),
    checkSite: (view) => {
      const inLanguage = ({ route }: PageFacts, text: string | undefined) =>
        text && pageLanguage(route, view.site.data).path + text
      const repeatedCities = repeatsAmong(view.pages, (page) =>
        inLanguage(page, page.vars.city?.toLowerCase().replace(/\s/g, '')),
      )
      const copies = new Set(repeatedCities.map(([page]) => page))
      const firstPages = view.pages.filter((page) => page.vars.city && !copies.has(page))
      const repeatedPlaces = repeatsAmong(firstPages, (page) =>
        inLanguage(page, parseCoordinates(page.vars.coordinates)?.join()),
      )
      return [
        ...repeatedCities.map(([page, first]) => ({
          origin: originIn(view, page.file, ['vars', 'city']),
          what: `is ${JSON.stringify(page.vars.city)}, which is already the city of ${first.file}`,
          hint: 'Write the city that this page is about.',
        })),
        ...repeatedPlaces.map(([{ file, vars }, first]) => ({
          origin: originIn(view, file, ['vars', 'coordinates']),
          what: `puts ${vars.city} in the same place as ${first.vars.city} in ${first.file}`,
          hint: `Write the latitude and longitude of ${vars.city}.`,
        })),
      ]
    },
  },
  'leftover-city': {
    asks: 'A city page mentions no other city in words that were copied from that city’s page.',
    why: 'Visitors would read about a town that isn’t theirs, and see that the page wasn’t written for them.',
    fix: 'Rewrite what is true only of the other city, and write {city} where you mean the page’s own. What several pages have in common belongs in shared/.',
    example: {
      of: 'page',
      wrong: sundays('We bake for «Bath» in an oven that is older than we are.'),
      right: sundays('We bake for {city} in an oven that was built last year.'),
      files: {
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
  const mistake = `${name} in words that are also on ${name}’s own page`
  const hint = `Rewrite what is true only of ${name}, and write {city} where you mean ${city}.`
  return { what: `mentions ${mistake}`, group: `mention ${mistake}`, hint }
}

function ofPicture({ text, city, mention: { name } }: Leftover, images: Images) {
  const mistake = `a picture of ${name}, which is also on ${name}’s own page`
  const meant = text.replace(slug(name), slug(city))
  const hint = images.has(meant)
    ? `Did you mean "${meant}"?`
    : `Choose a picture of ${city}, or one that could be anywhere.`
  return { what: `is ${mistake}`, group: `show ${mistake}`, hint }
}

/** How similar two pages must be to count as related: a quarter of their text is the same. */
const RELATED = 0.25

/** The pages that repeat earlier ones or are related to them. */
export function repeatingPages({ pages, site }: SiteView, order?: PageOrder): RepeatingPage[] {
  const comparedPages = pages.flatMap(({ file, route, own }) => (own ? [{ file, route, own }] : []))
  return languagesOf(site.data).flatMap(({ path }) => {
    const inLanguage = comparedPages.filter(({ route }) => pageLanguage(route, site.data).path === path)
    return findRepeatingPages(inLanguage, thresholdsOf(site.data), RELATED, order)
  })
}

/** The same, in the order of the files. */
export const repeatingByFile = once((view: SiteView) => repeatingPages(view))

/** The names of other cities that are left over on a site's pages. */
export const leftoversIn = once((view: SiteView): Leftover[] => {
  const relatedFiles = new Map<string, string[]>()
  for (const { file, twin } of repeatingByFile(view)) {
    getOrInsertComputed(relatedFiles, file, () => []).push(twin.file)
    getOrInsertComputed(relatedFiles, twin.file, () => []).push(file)
  }
  const cities = view.pages.flatMap(({ file, sentences }) => (sentences ? [{ file, sentences }] : []))
  return findLeftovers(cities, (file) => relatedFiles.get(file) ?? [], view.textsOn)
})
