import { withPage } from '../../sections/page-context'
import { QuoteFormPage } from '../../sections/ui/QuoteFormPage'
import { Metadata } from '../document/Metadata'
import { PageSections } from '../document/PageSections'
import { htmlDocument } from '../document/html-document'
import { type HtmlDocument, toHtml } from '../document/html-pieces'
import { pageFrame } from '../document/page-frame'
import { renderMarkup } from '../document/render-markup'
import { structuredDataScript } from '../document/structured-data-script'
import { QUOTE_FORM_ROUTE } from './embed-routes'
import type { SiteModel } from './model'
import type { ValidPage } from './inspect'
import { PageView } from './pages/page-view'
import { TrackedModel } from './pages/tracked-model'
import type { PageUses } from './pages/written-page'

/** Renders one page of a site to a whole HTML document. */
export const render = (page: ValidPage, model: SiteModel): string => toHtml(renderTracked(page, model).document)

/** Renders one page, and tells what of the model it has read. */
export function renderTracked(page: ValidPage, model: SiteModel): { document: HtmlDocument; uses: PageUses } {
  const tracked = new TrackedModel(model, page.route)
  const frame = pageFrame(model, page.route, page.vars.phone)
  tracked.noteImages(frame.images)
  const sections = withPage(new PageView(page, tracked), () =>
    renderMarkup(() => <PageSections sections={page.data.sections} />),
  )
  const document = htmlDocument(model.site, <Metadata page={page} model={tracked} />, {
    pieces: [frame.before, sections.html, frame.after, ...structuredDataScript(page, tracked)],
    preloads: frame.preloads + sections.preloads,
    styles: [frame.styles, sections.styles],
  })
  return { document, uses: tracked.uses }
}

/**
 * Renders whatever an address leads to: a page by its route or an alias, or the frame of the quote form.
 * @returns undefined where nothing answers the address
 */
export function renderRoute(route: string, model: SiteModel): string | undefined {
  if (route === QUOTE_FORM_ROUTE) return renderQuoteForm(model)
  const page = model.pages.find((candidate) => candidate.route === route || candidate.data.aliases?.includes(route))
  return page && render(page, model)
}

/** The document in the quote form's frame, where a site has no form of its own. */
function renderQuoteForm({ site }: SiteModel): string {
  const metadata = (
    <>
      <title>Quote form</title>
      <meta name="robots" content="noindex" />
      {site.icons && <link rel="icon" href={site.icons.favicon} />}
    </>
  )
  const form = renderMarkup(() => <QuoteFormPage thanks={site.embeds?.quoteForm?.thanks ?? '/'} />)
  return toHtml(htmlDocument(site, metadata, { ...form, pieces: [form.html], styles: [form.styles] }))
}
