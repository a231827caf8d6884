import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../schemas/types'
import { PageProvider } from '../../sections/page-context'
import { QuoteFormPage } from '../../sections/ui/QuoteFormPage'
import { Document } from '../document/Document'
import { Metadata } from '../document/Metadata'
import { PageMain, PageSection } from '../document/PageMain'
import { StructuredData } from '../document/StructuredData'
import { type PageFrame, pageFrame } from '../document/page-frame'
import { classListsIn, pageStyles } from '../document/page-styles'
import { type InjectedTags, NO_TAGS } from '../injected-tags'
import { QUOTE_FORM_ROUTE } from './embed-routes'
import type { ValidPage } from './inspect'
import type { SiteModel } from './model'
import { PageView } from './pages/page-view'
import { RenderError } from './pages/render-error'
import { TrackedModel } from './pages/tracked-model'
import type { PageUses } from './pages/written-page'

/**
 * Renders one page of a site to a whole HTML document.
 * @throws RenderError where a component throws
 */
export const render = (page: ValidPage, model: SiteModel): string => renderTracked(page, model).html

/**
 * Renders one page, and tells what of the model it has read.
 * @param injected what Vike would add, where it is not asked for the page
 */
export function renderTracked(page: ValidPage, model: SiteModel, injected = NO_TAGS): { html: string; uses: PageUses } {
  const tracked = new TrackedModel(model, page.route)
  const view = new PageView(page, tracked)
  const document = (
    <Document site={model.site} metadata={<Metadata page={page} model={tracked} />}>
      <PageProvider value={view}>
        <PageMain sections={page.data.sections} />
      </PageProvider>
      <StructuredData page={page} model={tracked} />
    </Document>
  )
  try {
    const frame = pageFrame(model, page.route, page.vars.phone)
    tracked.noteImages(frame.images)
    return { html: toHtml(document, model.site, injected, frame), uses: tracked.uses }
  } catch (error) {
    throw new RenderError(page, findBroken(page, view), error)
  }
}

/** The place of the first section that can't be rendered by itself; none where the mistake is elsewhere. */
function findBroken(page: ValidPage, view: PageView): number | undefined {
  const at = page.data.sections.findIndex((section) => {
    try {
      renderToStaticMarkup(
        <PageProvider value={view}>
          <PageSection section={section} />
        </PageProvider>,
      )
      return false
    } catch {
      // it is told by whoever caught the first one
      return true
    }
  })
  return at < 0 ? undefined : at
}

/**
 * Renders whatever an address leads to: a page by its route or an alias, or the frame of the quote form.
 * @param injected what Vike would add, where it is not asked for the page
 * @returns undefined where nothing answers the address
 * @throws RenderError where a component throws
 */
export function renderRoute(route: string, model: SiteModel, injected = NO_TAGS): string | undefined {
  if (route === QUOTE_FORM_ROUTE) return renderQuoteForm(model, injected)
  const page = model.pages.find((candidate) => candidate.route === route || candidate.data.aliases?.includes(route))
  return page && renderTracked(page, model, injected).html
}

/** The document in the quote form's frame, where a site has no form of its own. */
function renderQuoteForm({ site }: SiteModel, injected: InjectedTags): string {
  const metadata = (
    <>
      <title>Quote form</title>
      <meta name="robots" content="noindex" />
      {site.icons && <link rel="icon" href={site.icons.favicon} />}
    </>
  )
  const document = (
    <Document site={site} metadata={metadata}>
      <QuoteFormPage thanks={site.embeds?.quoteForm?.thanks ?? '/'} />
    </Document>
  )
  return toHtml(document, site, injected)
}

const NO_FRAME: PageFrame = { preloads: '', before: '', after: '', classes: new Set(), images: [] }

/**
 * Writes a document, with its frame, its styles and Vike's tags, at tags that no text can hold. Styles stand within the page,
 * so that nothing has to arrive before the first paint.
 */
function toHtml(document: ReactElement, site: Site, injected: InjectedTags, frame = NO_FRAME): string {
  const html = renderToStaticMarkup(document)
  const styles = pageStyles([classListsIn(html), frame.classes], site)
  const [start, headEnd] = [html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')]
  const body = html.indexOf('<body>', headEnd) + '<body>'.length
  const main = html.indexOf('</main>', body)
  const mainEnd = main < 0 ? body : main + '</main>'.length
  const end = html.lastIndexOf('</body>')
  const head = `${injected.head}${html.slice(start, headEnd)}${frame.preloads}<style>${styles}</style>`
  const content = `${frame.before}${html.slice(body, mainEnd)}${frame.after}${html.slice(mainEnd, end)}${injected.body}`
  return `<!DOCTYPE html>${html.slice(0, start)}${head}</head><body>${content}</body></html>`
}
