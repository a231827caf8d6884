import type { City, ImageFile } from '../../../sections/page-context'
import { MOST_LISTED } from '../cities/nearby-cities'
import { nearbyIn } from '../cities/nearby-in-model'
import type { SiteModel } from '../model'
import type { PageUses } from './written-page'

/**
 * A site's model as one page is given it, which notes what of it the page reads: only that can change the page. A class,
 * since V8 would enter the getters of an object into each that is made.
 */
export class TrackedModel implements SiteModel {
  readonly site: SiteModel['site']
  readonly pages: SiteModel['pages']
  readonly images: SiteModel['images']
  readonly #model: SiteModel
  readonly #route: string
  readonly #images = new Set<string>()
  #cities: PageUses['cities']
  #nearby: City[] | undefined

  constructor(model: SiteModel, route: string) {
    this.site = model.site
    this.pages = model.pages
    this.#model = model
    this.#route = route
    const images = this.#images
    this.images = new Proxy(model.images, {
      get(files, address: string): ImageFile | undefined {
        images.add(address)
        return files[address]
      },
    })
  }

  get cities(): City[] {
    this.#cities = 'all'
    return this.#model.cities
  }

  /** All cities that the site has pages of; none where they are more than MOST_LISTED. */
  get servedCities(): City[] | undefined {
    const { cities } = this.#model
    const isMany = cities.length > MOST_LISTED
    this.#cities ??= isMany ? 'many' : 'all'
    return isMany ? undefined : cities
  }

  /** The cities that the page may list. */
  get nearby(): City[] {
    // a page asks several times, and to find the nearest of many takes its time
    this.#nearby ??= nearbyIn(this.#model)(this.#route)
    return this.#nearby
  }

  /** Whether the site has others. */
  get hasMoreCities(): boolean {
    return this.nearby.length < this.#model.cities.length
  }

  /** Notes pictures that stand on the page, though it was not asked for them. */
  noteImages(addresses: string[]): void {
    for (const address of addresses) this.#images.add(address)
  }

  get uses(): PageUses {
    return { images: [...this.#images], cities: this.#cities, nearby: this.#nearby && true }
  }
}
