import type { ResolvedPage } from '../resolved'
import type { WholeSite } from '../inspect/whole-site'
import { cityPage } from './city-page'
import type { CityText } from './city-text'
import { type Mention, createNameFinder } from './find-names'
import { isLeftover } from './is-leftover'
import { keepLatest } from './keep-latest'
import { likelySources } from './likely-sources'
import { sourcePage } from './source-page'

/** Another city's name in words that were copied from that city's page. */
export interface Leftover {
  page: ResolvedPage
  text: CityText
  mention: Mention
}

/** Many pages are copied from few. */
const MOST_OPEN = 64

/** All leftovers, in the order of the pages and of the places on them. Opens only pages that are likely to have some. */
export function* findLeftovers({ facts, open }: Pick<WholeSite, 'facts' | 'open'>): Generator<Leftover> {
  const cities = [...facts].flatMap(([page, { city }]) => (city ? [{ page, city }] : []))
  const sourcesOf = likelySources(cities.map(({ city }) => city))
  if (sourcesOf.size === 0) return
  const find = createNameFinder(cities.map(({ city }) => city.city))
  const openCity = (at: number) =>
    cities.slice(at, at + 1).map(({ page, city }) => cityPage(open(page), city.city, find))
  const openSource = keepLatest((at: number) => openCity(at).map(sourcePage), MOST_OPEN)
  for (const [at, sources] of sourcesOf) {
    const others = [...sources].flatMap(openSource)
    for (const page of openCity(at)) {
      for (const text of page.texts) {
        for (const mention of text.mentions) {
          if (others.some((other) => isLeftover(page, text, mention, other))) yield { page: page.page, text, mention }
        }
      }
    }
  }
}
