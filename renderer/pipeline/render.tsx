import { type PageContext, PageProvider } from '../../sections/page-context'
import { QuoteFormPage } from '../../sections/ui/QuoteFormPage'
import { Metadata } from '../document/Metadata'
import { PageBody } from '../document/PageBody'
import { StructuredData } from '../document/StructuredData'
import { htmlDocument } from '../document/html-document'
import { QUOTE_FORM_ROUTE } from './embed-routes'
import type { SiteModel } from './model'
import type { ValidPage } from './inspect'

/** Renders one page of a site to a whole HTML document. */
export function render(page: ValidPage, model: SiteModel): string {
  return htmlDocument(
    model.site,
    <Metadata page={page} model={model} />,
    <PageProvider value={contextOf(page, model)}>
      <PageBody sections={page.data.sections} />
      <StructuredData page={page} model={model} />
    </PageProvider>,
  )
}

/** What the page's sections may know. A page with a telephone number of its own shows that one everywhere. */
function contextOf({ route, vars }: ValidPage, { site, cities, images }: SiteModel): PageContext {
  return { site: vars.phone ? { ...site, phone: vars.phone } : site, route, vars, cities, images }
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
  return htmlDocument(site, metadata, <QuoteFormPage thanks={site.embeds?.quoteForm?.thanks ?? '/'} />)
}
