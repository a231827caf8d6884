import { LRUCache } from 'lru-cache'
import type { PagePhoneBar } from '../../schemas/types'
import { Analytics } from '../../sections/frame/Analytics'
import { Footer } from '../../sections/frame/Footer'
import { Header } from '../../sections/frame/Header'
import { PhoneBar } from '../../sections/frame/PhoneBar'
import { SiteNotice } from '../../sections/frame/SiteNotice'
import { siteOn } from '../../sections/page/places'
import { PageProvider } from '../../sections/page/page-context'
import { getOrInsertComputed } from '../documents/get-or-insert'
import type { RenderablePage } from '../site/page'
import type { SiteModel } from './model'
import { type Markup, renderMarkup } from './markup'
import type { LocalContext } from './site-in-language'

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
 * The frame of a page, rendered once for all pages that share it: it depends on the page's place, telephone number and phone bar,
 * on its language and the links to its translations, and on its route where the navigation links to it.
 */
export function pageFrame(
  model: SiteModel,
  { route, vars: { phone }, data: { place, phoneBar } }: RenderablePage,
  local: LocalContext,
): PageFrame {
  const framesByKey = getOrInsertComputed(frames, model, () => new LRUCache({ max: MAX_FRAMES }))
  const { navigation } = local.site
  const isNavigated = navigation.some(({ href, items = [] }) =>
    [href, ...items.map((item) => item.href)].includes(route),
  )
  const here = isNavigated ? route : ''
  const key = JSON.stringify([here, place, phone, phoneBar, local.language, local.translations])
  return getOrInsertComputed(framesByKey, key, () => renderFrame(model, local, here, { place, phone, phoneBar }))
}

interface FrameFacts {
  place: string | undefined
  phone: string | undefined
  phoneBar: PagePhoneBar | undefined
}

function renderFrame(
  { images }: SiteModel,
  local: LocalContext,
  route: string,
  { place, phone, phoneBar: ownBar = {} }: FrameFacts,
): PageFrame {
  const { show = true, button } = ownBar
  const phoneBar = show ? local.site.phoneBar && { ...local.site.phoneBar, ...(button && { button }) } : undefined
  const site = siteOn({ ...local.site, phoneBar }, place, phone)
  const vars: Record<string, string> = phone ? { phone } : {}
  const page = { ...local, site, route, vars, cities: [], hasMoreCities: false, images }
  const before = (
    <PageProvider value={page}>
      <a className="skip" href="#main">
        {local.words.skip}
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
