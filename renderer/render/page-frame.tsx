import { LRUCache } from 'lru-cache'
import { Analytics, Footer } from '../../sections/frame/Footer'
import { Header } from '../../sections/frame/Header'
import { PhoneBar } from '../../sections/frame/PhoneBar'
import { PageProvider } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { SiteModel } from './model'
import { type Markup, renderMarkup } from './markup'

/** What surrounds the sections of a page. */
export interface PageFrame {
  before: Markup
  after: Markup
}

/** The frames of each site, by the route and the telephone number that they show. */
const frames = new WeakMap<SiteModel, LRUCache<string, PageFrame>>()

/** Limits the memory used where every page has its own telephone number. */
const MAX_FRAMES = 100

/**
 * The frame of a page, rendered once for all pages that share it: it depends on the page's telephone number, and on its
 * route where the navigation links to it.
 */
export function pageFrame(model: SiteModel, route: string, phone: string | undefined): PageFrame {
  const known = getOrInsertComputed(frames, model, () => new LRUCache({ max: MAX_FRAMES }))
  const { navigation } = model.site
  const isNavigated = navigation.some(({ href, items = [] }) =>
    [href, ...items.map((item) => item.href)].includes(route),
  )
  const here = isNavigated ? route : ''
  return getOrInsertComputed(known, `${here} ${phone}`, () => renderFrame(model, here, phone))
}

function renderFrame(model: SiteModel, route: string, phone: string | undefined): PageFrame {
  const site = phone ? { ...model.site, phone } : model.site
  const vars: Record<string, string> = phone ? { phone } : {}
  const page = { site, route, vars, cities: [], hasMoreCities: false, images: model.images }
  const before = (
    <PageProvider value={page}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
    </PageProvider>
  )
  const after = (
    <PageProvider value={page}>
      <Footer />
      <PhoneBar />
      <Analytics />
    </PageProvider>
  )
  return {
    before: renderMarkup(before, { start: '<a class="skip"', identifierPrefix: 'header-' }),
    after: renderMarkup(after, { identifierPrefix: 'footer-' }),
  }
}
