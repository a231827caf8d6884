import { LRUCache } from 'lru-cache'
import type { PagePhoneBar } from '../../schemas/types'
import { Analytics } from '../../sections/frame/Analytics'
import { Footer } from '../../sections/frame/Footer'
import { Header } from '../../sections/frame/Header'
import { PhoneBar } from '../../sections/frame/PhoneBar'
import { SiteNotice } from '../../sections/frame/SiteNotice'
import { PageProvider } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { RenderablePage } from '../site/page'
import type { SiteModel } from './model'
import { type Markup, renderMarkup } from './markup'

/** What surrounds the sections of a page. */
export interface PageFrame {
  before: Markup
  after: Markup
}

/** The frames of each site, by what of their page they show. */
const frames = new WeakMap<SiteModel, LRUCache<string, PageFrame>>()

/** Limits the memory used where every page has its own telephone number. */
const MAX_FRAMES = 100

/**
 * The frame of a page, rendered once for all pages that share it: it depends on the page's telephone number and phone bar,
 * and on its route where the navigation links to it.
 */
export function pageFrame(model: SiteModel, { route, vars: { phone }, data: { phoneBar } }: RenderablePage): PageFrame {
  const framesByKey = getOrInsertComputed(frames, model, () => new LRUCache({ max: MAX_FRAMES }))
  const { navigation } = model.site
  const isNavigated = navigation.some(({ href, items = [] }) =>
    [href, ...items.map((item) => item.href)].includes(route),
  )
  const here = isNavigated ? route : ''
  const key = JSON.stringify([here, phone, phoneBar])
  return getOrInsertComputed(framesByKey, key, () => renderFrame(model, here, phone, phoneBar))
}

function renderFrame(model: SiteModel, route: string, phone: string | undefined, ownBar: PagePhoneBar = {}): PageFrame {
  const { show = true, button } = ownBar
  const phoneBar = show ? model.site.phoneBar && { ...model.site.phoneBar, ...(button && { button }) } : undefined
  const site = { ...model.site, phoneBar, ...(phone && { phone }) }
  const vars: Record<string, string> = phone ? { phone } : {}
  const page = { site, route, vars, cities: [], hasMoreCities: false, images: model.images }
  const before = (
    <PageProvider value={page}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <SiteNotice />
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
