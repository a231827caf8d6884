import { withPage } from '../../sections/page-context'
import type { SiteModel } from '../pipeline/model'
import { TrackedModel } from '../pipeline/pages/tracked-model'
import { PageFrame } from './PageFrame'
import { type Markup, renderMarkup } from './render-markup'
import { SharedText } from './shared-text'

/** A rendered frame, and the pictures in it. */
interface Frame extends Pick<Markup, 'preloads' | 'styles'> {
  before: SharedText
  after: SharedText
  images: string[]
}

/** Stands for the sections while the frame is rendered. It is no character of any script, so that no text holds it. */
const SECTIONS = '\uE000'

/** The frames of a site, and the addresses that their links to the page itself depend on. */
interface Frames {
  navigated: Set<string>
  rendered: Map<string, Frame>
}

/** Pages may have telephone numbers of their own; that each has one of its own must not fill the memory. */
const MOST_FRAMES = 100

const known = new WeakMap<SiteModel['site'], Frames>()

/**
 * What stands around the sections of a page. Nearly all pages have the same, which is rendered once for them: of a page it
 * is given its telephone number, and its address where the navigation has it.
 */
export function pageFrame(model: SiteModel, route: string, phone: string | undefined): Frame {
  const frames = known.get(model.site) ?? { navigated: navigatedRoutes(model.site), rendered: new Map<string, Frame>() }
  known.set(model.site, frames)
  const here = frames.navigated.has(route) ? route : ''
  const key = `${here} ${phone}`
  const frame = frames.rendered.get(key) ?? renderFrame(model, here, phone)
  if (frames.rendered.size >= MOST_FRAMES) frames.rendered.clear()
  frames.rendered.set(key, frame)
  return frame
}

function renderFrame(model: SiteModel, route: string, phone: string | undefined): Frame {
  const { images, uses } = new TrackedModel(model, route)
  const site = phone ? { ...model.site, phone } : model.site
  const { html, preloads, styles } = withPage({ site, route, vars: {}, cities: [], hasMoreCities: false, images }, () =>
    renderMarkup(() => <PageFrame>{SECTIONS}</PageFrame>),
  )
  const [before = '', after = ''] = html.split(SECTIONS)
  return {
    before: new SharedText(before),
    after: new SharedText(after),
    preloads,
    styles,
    images: uses.images,
  }
}

/** Every address that the header links to. */
const navigatedRoutes = ({ navigation }: SiteModel['site']) =>
  new Set(navigation.flatMap(({ href, items = [] }) => [href, ...items.map((item) => item.href)]))
