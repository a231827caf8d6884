import { hash } from 'node:crypto'
import type { City, ImageFile } from '../../../sections/page-context'
import { MOST_LISTED } from '../cities/nearby-cities'
import { nearbyIn } from '../cities/nearby-in-model'
import type { SiteModel } from '../model'
import type { PageUses } from './written-page'

/** A site's model as one page is given it, which notes what of it the page reads: only that can change the page. */
export interface TrackedModel extends SiteModel {
  /** The cities that the page may list. */
  readonly nearby: City[]
  /** All cities that the site has pages of; none where they are more than MOST_LISTED. */
  readonly servedCities: City[] | undefined
  /** Whether the site has others. */
  readonly hasMoreCities: boolean
  readonly uses: PageUses
}

export function trackUses(model: SiteModel, route: string): TrackedModel {
  const images = new Set<string>()
  const uses: Omit<PageUses, 'images'> = {}
  // a page asks several times, and to find the nearest of many takes its time
  let listed: City[] | undefined
  return {
    site: model.site,
    pages: model.pages,
    images: new Proxy(model.images, {
      get(files, address: string): ImageFile | undefined {
        images.add(address)
        return files[address]
      },
    }),
    get cities() {
      uses.cities = 'all'
      return model.cities
    },
    get servedCities() {
      const isMany = model.cities.length > MOST_LISTED
      uses.cities ??= isMany ? 'many' : 'all'
      return isMany ? undefined : model.cities
    },
    get nearby() {
      listed ??= nearbyIn(model)(route)
      uses.nearby ??= hashCities(listed)
      return listed
    },
    get hasMoreCities() {
      return this.nearby.length < model.cities.length
    },
    get uses() {
      return { ...uses, images: [...images] }
    },
  }
}

/** The JSON of each city, which stands in the lists of two dozen pages. */
const known = new WeakMap<City, string>()

/** Changes with whatever a page can show of cities. */
export const hashCities = (cities: City[]): string => hash('sha1', jsonOf(cities))

/** The same as JSON.stringify, which takes most of the time. */
function jsonOf(cities: City[]): string {
  // all cities of a large site are asked for once
  if (cities.length > MOST_LISTED) return JSON.stringify(cities)
  let json = '['
  for (const city of cities) json += json === '[' ? jsonOfCity(city) : `,${jsonOfCity(city)}`
  return `${json}]`
}

function jsonOfCity(city: City): string {
  const before = known.get(city)
  if (before !== undefined) return before
  const json = JSON.stringify(city)
  known.set(city, json)
  return json
}
