import type { PageContext } from '../../../sections/page-context'
import type { ValidPage } from '../inspect'
import type { TrackedModel } from './tracked-model'

/** What the page's sections may know. A page with a telephone number of its own shows that one everywhere. */
export class PageView implements PageContext {
  readonly site: PageContext['site']
  readonly route: string
  readonly vars: PageContext['vars']
  readonly images: PageContext['images']
  readonly #model: TrackedModel

  constructor({ route, vars }: ValidPage, model: TrackedModel) {
    this.site = vars.phone ? { ...model.site, phone: vars.phone } : model.site
    this.route = route
    this.vars = vars
    this.images = model.images
    this.#model = model
  }

  // only a page that asks for them depends on them
  get cities() {
    return this.#model.nearby
  }

  get hasMoreCities() {
    return this.#model.hasMoreCities
  }
}
