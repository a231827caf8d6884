import type { PageSource } from '../documents/document'
import { FoundProblems } from './found-problems'
import { GatheredTexts } from '../texts/gathered-texts'
import type { LoadedSite } from '../inspect'
import { checkDocument, inspectPage } from './inspect-page'
import type { Origin } from '../resolve/origin'
import { type PageFacts, factsOf } from './page-facts'
import { type PageTools, createPageTools } from './page-tools'
import type { Problem } from '../problem'
import { resolveSite } from '../resolve/resolve-site'
import type { ResolvedPage } from '../resolved'
import { SharedUse } from '../resolve/shared-use'
import { siteVariables } from '../resolve/site-variables'
import { siteFileTexts, textsOfSection } from '../texts/site-texts'
import { thinPage } from './thin-page'
import { validateSection, validateSite } from '../validate'
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
 * @param keep false where each page is thinned as soon as it was looked at
 */
export function inspectPages(loaded: LoadedSite, keep: boolean): Inspection {
  const { folder, images, publicFiles, site: siteFile, shared } = loaded
  const site = resolveSite(siteFile)
  const tools = createPageTools(loaded, site.data, keep)
  const found = new FoundProblems()
  const texts = new GatheredTexts(loaded.routes)
  const use = new SharedUse(shared, siteVariables(site.data))
  const sources: PageSource[] = []
  const facts = new Map<ResolvedPage, PageFacts>()
  const pages: ResolvedPage[] = []
  const unfilled = [...site.unfilled]

  found.add({ syntax: loaded.problems, resolve: site.problems })
  inspectSiteFile(loaded, site.data, { found, texts, tools })
  for (const parsed of loaded.pages) {
    sources.push(parsed.source)
    const inspection = inspectPage(parsed, tools)
    found.add(inspection.found)
    if (!inspection.resolution) continue
    use.note(inspection.resolution)
    unfilled.push(...inspection.resolution.unfilled)
    const { page } = inspection.resolution
    // before the page is thinned: its document would be read again
    const own = inspection.isValid ? factsOf(page) : undefined
    const kept = keep ? page : thinPage(page)
    pages.push(kept)
    if (own) facts.set(kept, own)
    texts.add(inspection.texts, kept.route, kept)
  }
  inspectSharedSections(use, { found, texts, tools })
  unfilled.push(...use.unfilled)
  return {
    errors: found.errors,
    warnings: found.warnings,
    unfilled,
    whole: {
      folder,
      sources: { site: siteFile, pages: sources, shared },
      resolved: { document: siteFile, site: site.data, pages, ...use.sections, unfilled },
      facts,
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
  let last: ResolvedPage | undefined
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
  texts.add(own, 'site.json')
}

function inspectSharedSections(use: SharedUse, { found, texts, tools }: Gathering) {
  const { used, unused } = use.sections
  for (const section of unused) {
    const own = textsOfSection(section)
    found.add({ validate: validateSection(section, true, tools.likely) })
    found.add(checkDocument({ texts: own, images: tools.images, likely: tools.likely }, true))
    texts.add(own)
  }
  for (const section of used) found.add({ validate: validateSection(section, false, tools.likely) })
}
