import { LRUCache } from 'lru-cache'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../../sections/page-context'
import { Analytics, Footer } from '../../sections/frame/Footer'
import { Header } from '../../sections/frame/Header'
import type { SiteModel } from '../pipeline/model'
import { classListsIn } from './page-styles'

/** What stands around the sections of a page, as HTML. */
export interface PageFrame {
  /** Links for the head, which preload its pictures. */
  preloads: string
  /** What stands before <main>, and behind it. */
  before: string
  after: string
  /** The lists of classes in it. */
  classes: Set<string>
}

/** The frames of each site, by what they depend on beside the site. */
const frames = new WeakMap<SiteModel, LRUCache<string, PageFrame>>()

/** Pages may have telephone numbers of their own; that each has one of its own must not fill the memory. */
const MOST_FRAMES = 100

/**
 * Renders the frame of a page, once for all pages that have the same: it depends on the page's telephone number, and on its
 * address where the navigation leads there.
 */
export function pageFrame(model: SiteModel, route: string, phone: string | undefined): PageFrame {
  const known = frames.get(model) ?? new LRUCache<string, PageFrame>({ max: MOST_FRAMES })
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
  const page = { site, route, vars: {}, cities: [], hasMoreCities: false, images: model.images }
  const start = renderToStaticMarkup(
    <PageProvider value={page}>
      {SKIP_LINK}
      <Header />
    </PageProvider>,
    // ids in sections are counted by themselves
    { identifierPrefix: 'header-' },
  )
  const after = renderToStaticMarkup(
    <PageProvider value={page}>
      <Footer />
      <Analytics />
    </PageProvider>,
    { identifierPrefix: 'footer-' },
  )
  // React writes in front what belongs into a head
  const body = start.indexOf(renderToStaticMarkup(SKIP_LINK))
  const classes = classListsIn(start + after)
  return { preloads: start.slice(0, body), before: start.slice(body), after, classes }
}
