import type { PageSource } from '../documents/document'
import type { LoadedSite } from '../inspect'
import { type Likely, likelyTexts } from '../texts/likely-texts'
import type { Images } from '../images/public-folder'
import { namesElsewhere } from '../resolve'
import { type Surroundings, resolvePage, variablesOf } from '../resolve/resolve-page'
import { resolveSite } from '../resolve/resolve-site'
import type { Variables } from '../resolve/variables'
import type { ResolvedPage } from '../resolved'
import { linkableRoutes } from '../texts/linkable-routes'
import { type SiteText, siteFileTexts, textsOfPage } from '../texts/site-texts'
import { type Sampling, samplingFor } from '../uniqueness/sampling'

/** What pages are inspected with. */
export interface PageTools {
  surroundings: Surroundings
  images: Images
  likely: Likely
  /** The addresses of all pages that links can name. */
  routes: ReadonlySet<string>
  /** Which runs of words of city pages are compared. */
  sampling: Sampling
  /** All that the texts of a page with these vars can name. */
  variablesOf: (vars: Variables) => Variables
  /** Resolves a page once more. */
  readAgain: (source: PageSource) => ResolvedPage | undefined
}

/** Makes what pages are inspected with. Suggestions need the other pages, which are read only when one is wrong. */
export function createPageTools(loaded: LoadedSite, keep: boolean): PageTools {
  const { data: site } = resolveSite(loaded.site)
  const sources = { [Symbol.iterator]: () => sourcesOf(loaded) }
  const surroundings = { shared: loaded.shared, site, elsewhere: namesElsewhere(sources) }
  const readAgain = (source: PageSource) => resolvePage(source, surroundings)?.page
  const allTexts = function* (): Iterable<SiteText> {
    if (loaded.site && !loaded.site.broken) yield* siteFileTexts(loaded.site, site)
    for (const source of sources) {
      const page = readAgain(source)
      if (page) yield* textsOfPage(page)
      if (!keep) source.document.forget()
    }
  }
  return {
    surroundings,
    images: loaded.images,
    likely: likelyTexts(() => loaded.routes, loaded.images, allTexts),
    routes: linkableRoutes(loaded.routes),
    sampling: samplingFor(loaded.routes.length),
    variablesOf: (vars) => variablesOf(vars, site),
    readAgain,
  }
}

function* sourcesOf({ pages }: LoadedSite): Generator<PageSource> {
  for (const { source } of pages) yield source
}
