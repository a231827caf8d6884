import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Section, Site } from '../../schemas/types'
import { type PageContext, PageProvider } from '../../sections/page-context'
import { registry } from '../../sections/registry'
import { QuoteFormPage, SampleFormNote } from '../../sections/ui/embeds/QuoteFormPage'
import { Document, Metadata } from '../document/Document'
import { type PageFrame, pageFrame } from '../document/page-frame'
import { classListsIn, pageStyles } from '../document/page-styles'
import { StructuredData } from '../document/StructuredData'
import { nearbyIn } from './cities/nearby'
import { pagePolicy } from './emit/policy'
import type { SiteModel } from './model'
import type { PageContent } from './open-page'
import { RenderError } from './problems/code-error'

/** What Vike adds to every page: after <head>, and before </body>. */
export interface InjectedTags {
  head: string
  body: string
}

/**
 * Renders a page to a whole HTML document.
 * @param injected Vike's tags. In development, where Vike adds them itself, with code of its own, pages have no content
 * security policy
 * @throws RenderError where a component throws
 */
export function renderPage(page: PageContent, model: SiteModel, injected?: InjectedTags): string {
  const context = contextOf(page, model)
  const document = (
    <Document site={model.site} metadata={<Metadata page={page} site={model.site} />}>
      <PageProvider value={context}>
        <main id="main">
          {isSampleThanks(page, model.site) && <SampleFormNote />}
          {page.data.sections.map((section, index) => (
            <PageSection key={index} section={section} />
          ))}
        </main>
      </PageProvider>
      <StructuredData page={page} model={model} />
    </Document>
  )
  try {
    const frame = pageFrame(model, page.route, page.vars.phone)
    return toHtml(document, { site: model.site, sections: page.data.sections, injected, frame })
  } catch (error) {
    throw new RenderError(`${findBroken(page, context)} of the page ${page.route}`, { cause: error })
  }
}

/** Whether a page is where the sample form leads when it seems to be sent. */
function isSampleThanks({ route }: PageContent, { embeds }: Site): boolean {
  return embeds?.quoteForm?.provider === 'sample' && embeds.quoteForm.thanks === route
}

/** One section, by the component of its type. */
function PageSection({ section }: { section: Section }) {
  // the registry maps each type to the component of its props, which TypeScript can't follow through a union
  const Component = registry[section.type] as ComponentType<Section>
  return <Component {...section} />
}

/** The context of a page's sections. A telephone number of the page replaces the site's. */
function contextOf({ route, vars }: PageContent, model: SiteModel): PageContext {
  return {
    site: vars.phone ? { ...model.site, phone: vars.phone } : model.site,
    route,
    vars,
    images: model.images,
    // computed on demand: few pages need it
    get cities() {
      return nearbyIn(model)(route)
    },
    get hasMoreCities() {
      return this.cities.length < model.cities.length
    },
  }
}

/** The first section that throws when it is rendered alone, in words, or else what is around the sections. */
function findBroken({ data: { sections } }: PageContent, context: PageContext): string {
  const at = sections.findIndex((section) => {
    try {
      renderToStaticMarkup(
        <PageProvider value={context}>
          <PageSection section={section} />
        </PageProvider>,
      )
      return false
    } catch {
      // the error that was thrown first is reported
      return true
    }
  })
  return at < 0 ? 'what stands around the sections' : `section ${at + 1} (${sections[at]?.type})`
}

/** Renders the sample form, which fills the quote form's frame where a site has no form of its own. */
export function renderQuoteForm({ site }: SiteModel, injected?: InjectedTags): string {
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
  return toHtml(document, { site, sections: [], injected })
}

interface Surroundings {
  site: Site
  sections: Section[]
  injected?: InjectedTags
  frame?: PageFrame
}

const NO_FRAME: PageFrame = { preloads: '', before: '', after: '', classes: new Set() }

/**
 * Renders a document with its frame and Vike's tags, and with its styles inline, so that the first paint waits for nothing.
 * They are inserted at tags, which no text can contain. A policy counts from its place on: it stands after the styles that
 * a section brings, and allows only those behind it, by their hash.
 */
function toHtml(document: ReactElement, { site, sections, injected, frame = NO_FRAME }: Surroundings): string {
  const html = renderToStaticMarkup(document)
  const { css, hash } = pageStyles([classListsIn(html), frame.classes], site)
  const policy = injected && <meta httpEquiv="Content-Security-Policy" content={pagePolicy(sections, site, hash)} />
  const [start, headEnd] = [html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>')]
  const body = html.indexOf('<body>', headEnd) + '<body>'.length
  const main = html.indexOf('</main>', body)
  const mainEnd = main < 0 ? body : main + '</main>'.length
  const end = html.lastIndexOf('</body>')
  const tags = `${renderToStaticMarkup(policy)}<style>${css}</style>`
  const head = `${injected?.head ?? ''}${html.slice(start, headEnd)}${frame.preloads}${tags}`
  const content = `${frame.before}${html.slice(body, mainEnd)}${frame.after}${html.slice(mainEnd, end)}${injected?.body ?? ''}`
  return `<!DOCTYPE html>${html.slice(0, start)}${head}</head><body>${content}</body></html>`
}
