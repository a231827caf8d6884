import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Section, Site } from '../../schemas/types'
import { AnchorsProvider, type PageContext, PageProvider } from '../../sections/page/page-context'
import { homeCoordinates, siteOn } from '../../sections/page/places'
import { registry } from '../../sections/registry'
import { partAnchors } from '../../sections/section-facts'
import { QuoteFormPage, SampleFormNote } from '../../sections/ui/embeds/QuoteFormPage'
import { Metadata } from './Metadata'
import { ScheduleLabel } from './ScheduleLabel'
import { publishedPage, withoutLinks } from './absent-links'
import { type Markup, NO_MARKUP, renderMarkup } from './markup'
import { type PageFrame, pageFrame } from './page-frame'
import { pageFonts } from './page-fonts'
import { pageStyles } from './page-styles'
import { isolateNumbers, numbersOf } from './isolate-numbers'
import { pagePolicy } from './policy'
import { markByComments, sectionMark } from './section-marks'
import { structuredData } from './structured-data'
import { localCities } from '../cities/nearby'
import { isRightToLeft, pageLanguage, siteLanguage } from '../site/languages'
import type { SiteModel } from './model'
import { type LocalContext, alternatesOf, localContext } from './site-in-language'
import { RenderError } from '../problems/code-error'
import type { RenderablePage } from '../site/page'

/** What Vike adds to every page: after <head>, and before </body>. */
export interface InjectedTags {
  head: string
  body: string
}

/**
 * Renders a page to a whole HTML document.
 * @param injected Vike's tags. Without them, as in development, where Vike adds them itself, the page has no content
 * security policy, and a comment in front of each section names it
 * @throws RenderError if a component throws
 */
export function renderPage(written: RenderablePage, model: SiteModel, injected?: InjectedTags): string {
  const { absent } = model
  const local = localContext(written.route, model)
  const { site } = local
  const page = { ...written, data: publishedPage(written.data, absent, site) }
  const { sections } = page.data
  const context = contextOf(page, model, local)
  const anchors = partAnchors(sections)
  const main = (
    <PageProvider value={context}>
      <main id="main">
        {isSampleThanks(page, site) && <SampleFormNote />}
        {sections.map((section, index) => {
          const content = <PageSection key={index} section={section} anchors={anchors[index]} />
          // React derives ids from the position of an element, so a built page has no marks
          if (injected) return content
          const mark = <template key="mark" data-section={sectionMark(index, section.type)} />
          if (!page.labels) return [mark, content]
          const { page: pageAbsence, sections: absences } = page.labels
          return [
            mark,
            index === 0 && <ScheduleLabel key="page" about="This page" absence={pageAbsence} />,
            <ScheduleLabel key="section" about="This section" absence={absences[index]} />,
            content,
          ]
        })}
      </main>
    </PageProvider>
  )
  try {
    const html = renderDocument({
      site,
      sections,
      metadata: (
        <Metadata page={page} site={site} isPreview={model.isPreview} alternates={alternatesOf(page.route, model)} />
      ),
      main: renderMarkup(main, { start: '<main' }),
      ...pageFrame(model, page, local),
      absent,
      numbers: numbersOf(context.site),
      data: structuredData(page, model, local),
      injected,
    })
    return injected ? html : markByComments(html)
  } catch (error) {
    throw new RenderError(`${findBroken(page, context)} of the page ${page.route}`, { cause: error })
  }
}

/** Whether the sample form leads to this page when it is "sent". */
function isSampleThanks({ route }: RenderablePage, { embeds }: Site): boolean {
  return embeds?.quoteForm?.provider === 'sample' && embeds.quoteForm.thanks === route
}

/** One section, by the component of its type. */
function PageSection({ section, anchors = [] }: { section: Section; anchors?: string[] }) {
  // the registry maps each type to the component of its props, which TypeScript can't follow through a union
  const Component = registry[section.type] as ComponentType<Section>
  return (
    <AnchorsProvider value={anchors}>
      <Component {...section} />
    </AnchorsProvider>
  )
}

/** The context of a page's sections. The facts of its place, and its own telephone number, replace the site's. */
function contextOf({ route, vars, data }: RenderablePage, model: SiteModel, local: LocalContext): PageContext {
  const { path } = pageLanguage(route, model.site)
  const cities = () => localCities(model.cities, homeCoordinates(model.site), path)
  return {
    ...local,
    site: siteOn(local.site, data.place, vars.phone),
    route,
    vars,
    images: model.images,
    // computed on demand: few pages need it
    get cities() {
      return cities().nearby(route)
    },
    get hasMoreCities() {
      return this.cities.length < cities().cities.length
    },
  }
}

/** Names the first section that throws when it is rendered alone, or else the frame around the sections. */
function findBroken({ data: { sections } }: RenderablePage, context: PageContext): string {
  const index = sections.findIndex((section) => {
    try {
      renderToStaticMarkup(
        <PageProvider value={context}>
          <PageSection section={section} />
        </PageProvider>,
      )
      return false
    } catch {
      // the original error is reported
      return true
    }
  })
  return index < 0 ? 'the frame around the sections' : `section ${index + 1} (${sections[index]?.type})`
}

/**
 * Renders the sample form, which fills the quote form's frame on a site without its own form.
 * @param path that of its language; empty for the site's own
 */
export function renderQuoteForm(model: SiteModel, injected?: InjectedTags, path = ''): string {
  const { site, words } = localContext(`${path}/`, model)
  const metadata = (
    <>
      <title>{words.quoteForm}</title>
      <meta name="robots" content="noindex" />
      {site.icons && <link rel="icon" href={site.icons.favicon} />}
    </>
  )
  const form = <QuoteFormPage thanks={site.embeds?.quoteForm?.thanks ?? '/'} words={words} />
  return renderDocument({ site, sections: [], metadata, main: renderMarkup(form), injected })
}

interface DocumentParts extends Partial<PageFrame> {
  site: Site
  sections: Section[]
  /** Telephone numbers that its texts may name. */
  numbers?: string[]
  /** The document's own elements of the head. */
  metadata: ReactElement
  main: Markup
  /** Its structured data. */
  data?: string
  /** The routes of the pages that aren't on the site now. */
  absent?: string[]
  injected?: InjectedTags
}

/**
 * Assembles a document. Its styles are in its head, so that the first paint waits for nothing. A policy applies to what
 * follows it: it comes after the styles of sections, and allows only the page's own styles, by their hash.
 */
function renderDocument(parts: DocumentParts): string {
  const {
    site,
    sections,
    metadata,
    before = NO_MARKUP,
    main,
    after = NO_MARKUP,
    data = '',
    absent,
    numbers = [],
    injected,
  } = parts
  const markups = [main, before, after]
  const fonts = pageFonts(markups, site.theme)
  const { css, hash } = pageStyles(
    markups.flatMap(({ classLists }) => [...classLists]),
    site,
    fonts.styles,
  )
  const policy = injected && <meta httpEquiv="Content-Security-Policy" content={pagePolicy(sections, site, hash)} />
  const head = [
    injected?.head,
    '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
    main.head,
    renderToStaticMarkup(metadata),
    ...fonts.files.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    ),
    before.head,
    renderToStaticMarkup(policy),
    `<style>${css}</style>`,
  ]
  const shown = withoutLinks([before.body, main.body, after.body].join(''), absent, site)
  const language = siteLanguage(site)
  const isMirrored = isRightToLeft(language)
  const body = [isMirrored ? isolateNumbers(shown, numbers) : shown, data, injected?.body]
  return `<!DOCTYPE html><html lang="${language}"${isMirrored ? ' dir="rtl"' : ''}><head>${head.join('')}</head><body>${body.join('')}</body></html>`
}
