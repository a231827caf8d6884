import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../../sections/page-context'
import { Analytics, Footer } from '../../sections/frame/Footer'
import { Header } from '../../sections/frame/Header'
import { PhoneBar } from '../../sections/frame/PhoneBar'
import type { SiteModel } from '../pipeline/model'
import { classListsIn } from './page-styles'

/** The HTML around the sections of a page. */
export interface PageFrame {
  /** Links for the head that preload its pictures. */
  preloads: string
  /** The markup before <main>, and after it. */
  before: string
  after: string
  classes: Set<string>
}

/** The frames of each site, by the route and the telephone number that they show. */
const frames = new WeakMap<SiteModel, LRUCache<string, PageFrame>>()

/** Bounds the memory where every page has a telephone number of its own. */
const MAX_FRAMES = 100

/**
 * The frame of a page, rendered once for all pages that share it: it depends on the page's telephone number, and on its
 * route where the navigation links to it.
 */
export function pageFrame(model: SiteModel, route: string, phone: string | undefined): PageFrame {
  const known = frames.get(model) ?? new LRUCache<string, PageFrame>({ max: MAX_FRAMES })
  frames.set(model, known)
  const { navigation } = model.site
  const isNavigated = navigation.some(({ href, items = [] }) =>
    [href, ...items.map((item) => item.href)].includes(route),
  )
  const here = isNavigated ? route : ''
  const key = `${here} ${phone}`
  const frame = known.get(key) ?? renderFrame(model, here, phone)
  known.set(key, frame)
  return frame
}

const SKIP_LINK = (
  <a className="skip" href="#main">
    Skip to content
  </a>
)

function renderFrame(model: SiteModel, route: string, phone: string | undefined): PageFrame {
  const site = phone ? { ...model.site, phone } : model.site
  const vars: Record<string, string> = phone ? { phone } : {}
  const page = { site, route, vars, cities: [], hasMoreCities: false, images: model.images }
  const start = renderToStaticMarkup(
    <PageProvider value={page}>
      {SKIP_LINK}
      <Header />
    </PageProvider>,
    // keeps ids apart from those of the sections
    { identifierPrefix: 'header-' },
  )
  const after = renderToStaticMarkup(
    <PageProvider value={page}>
      <Footer />
      <PhoneBar />
      <Analytics />
    </PageProvider>,
    { identifierPrefix: 'footer-' },
  )
  // React puts preload links first
  const body = start.indexOf(renderToStaticMarkup(SKIP_LINK))
  const classes = classListsIn(start + after)
  return { preloads: start.slice(0, body), before: start.slice(body), after, classes }
}
