import type { LoadedSite } from '../inspect'
import { gatherTexts } from '../texts/gather-texts'
import type { GatheredTexts } from '../texts/gathered-texts'
import type { Problem } from '../problem'
import type { Origin } from '../resolve/origin'
import { resolveSite } from '../resolve/resolve-site'
import { SharedUse } from '../resolve/shared-use'
import { siteVariables } from '../resolve/site-variables'
import { siteFileTexts, textsOfSection } from '../texts/site-texts'
import { validateSection, validateSite } from '../validate'
import { FoundProblems } from './found-problems'
import { checkDocument, inspectPage } from './inspect-page'
import { InspectedPages } from './inspected-pages'
import { recordPage } from './page-record'
import { type PageTools, createPageTools } from './page-tools'
import type { WholeSite } from './whole-site'

/** What single documents told, and what only all of them together can tell. */
export interface Inspection {
  errors: Problem[]
  /** They are told only when nothing is an error. */
  warnings: Problem[]
  /** Where variables stand whose value is not known. */
  unfilled: Origin[]
  whole: Omit<WholeSite, 'earlier'>
}

/**
 * Resolves, validates and checks a site's documents, one after the other.
 * @param keep false where of each page only its record is kept
 */
export function inspectPages(loaded: LoadedSite, keep: boolean): Inspection {
  const tools = createPageTools(loaded, keep)
  const pages = new InspectedPages(loaded, tools)
  for (const parsed of loaded.pages) {
    const inspection = inspectPage(parsed, tools)
    const live = keep ? { source: parsed.source, page: inspection.resolution?.page } : undefined
    pages.add(recordPage(parsed, inspection, tools), live)
  }
  return joinInspection(loaded, tools, pages, keep)
}

/** Inspects what a site has beside its pages, and joins both. */
export function joinInspection(loaded: LoadedSite, tools: PageTools, pages: InspectedPages, keep: boolean): Inspection {
  const { folder, images, publicFiles, site: siteFile, shared } = loaded
  const site = resolveSite(siteFile)
  const { texts } = pages
  const found = new FoundProblems()
  found.add({ syntax: loaded.problems, resolve: site.problems })
  inspectSiteFile(loaded, site.data, { found, texts, tools })
  found.add(pages.found.byStage)
  const use = new SharedUse(shared, siteVariables(site.data), pages.uses)
  inspectSharedSections(use, { found, texts, tools })
  const unfilled = [...site.unfilled, ...pages.unfilled, ...use.unfilled]
  return {
    errors: found.errors,
    warnings: found.warnings,
    unfilled,
    whole: {
      folder,
      sources: { site: siteFile, pages: pages.sources, shared },
      resolved: { document: siteFile, site: site.data, pages: pages.pages, ...use.sections, unfilled },
      facts: pages.facts,
      open: keep ? (page) => page : pageOpener(tools),
      links: texts.links,
      linkSources: texts.linkSources,
      namedImages: texts.namedImages,
      images,
      publicFiles,
    },
  }
}

/** Makes a function that reads a thinned page again. Of the pages it opened only the last one stays in memory. */
function pageOpener({ readAgain }: PageTools): WholeSite['open'] {
  let last: ReturnType<WholeSite['open']> | undefined
  return (page) => {
    if (last?.document !== page.document) last?.document.forget()
    return (last = readAgain(page) ?? page)
  }
}

interface Gathering {
  found: FoundProblems
  texts: GatheredTexts
  tools: PageTools
}

function inspectSiteFile(
  { site: file }: LoadedSite,
  data: Record<string, unknown>,
  { found, texts, tools }: Gathering,
) {
  if (!file || file.broken) return
  const own = siteFileTexts(file, data)
  found.add({ validate: validateSite(file, data, tools.likely) })
  found.add(checkDocument({ texts: own, images: tools.images, likely: tools.likely }, true))
  texts.add(gatherTexts(own, tools.routes), 'site.json')
}

function inspectSharedSections(use: SharedUse, { found, texts, tools }: Gathering) {
  const { used, unused } = use.sections
  for (const section of unused) {
    const own = textsOfSection(section)
    found.add({ validate: validateSection(section, true, tools.likely) })
    found.add(checkDocument({ texts: own, images: tools.images, likely: tools.likely }, true))
    texts.add(gatherTexts(own, tools.routes))
  }
  for (const section of used) found.add({ validate: validateSection(section, false, tools.likely) })
}
