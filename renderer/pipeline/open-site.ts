import type { Site } from '../../schemas/types'
import { type Problem, isError } from '../problems/problem'
import type { PageFacts, ParsedPage, RenderablePage, ResolvedDocument, ResolvedPage } from '../site/page'
import { isPageShown } from '../site/page-on-day'
import type { ListUse } from '../rules/definition/rule'
import type { SiteText } from '../schema/schemas'
import { type LoadedSite, sourceFilesOf } from '../site/site'
import { isSite } from '../validate/validator'
import { checkLists } from './check-lists'
import { checkSite, sharedSections } from './check-site'
import { loadSite, readPage } from './load-site'
import { openPage } from './open-page'

/** A site with all of its pages in memory, for commands that read every page. */
export interface OpenSite extends Omit<LoadedSite, 'pages'> {
  /** One for every file of pages/, in alphabetical order. */
  parsedPages: ParsedPage[]
  /** The pages whose documents are JSON. */
  resolvedPages: ResolvedPage[]
  /** The documents of shared/ that no page uses. */
  unused: ResolvedDocument[]
  listUses: ListUse[]
  /** The texts of the entries of lists that no page shows. */
  entryTexts: SiteText[]
  facts: PageFacts[]
  /** In the order of files and of places in them. */
  problems: Problem[]
  /** The data of site.json; undefined if it has an error, in which case no page can be rendered. */
  site: Site | undefined
  /** The pages that can be rendered, since they are on the site, and neither they nor their shared sections and lists have an error. */
  pages: RenderablePage[]
}

/**
 * Opens all pages of a site and checks it.
 * @param folder the folder of its JSON, as the author named it
 * @throws if the folder can't be read
 */
export const openSite = (folder: string): OpenSite => openLoaded(loadSite(folder))

/** Opens all pages of a loaded site and checks it. */
export function openLoaded(site: LoadedSite): OpenSite {
  const parsedPages = site.pages.map((page) => readPage(page, site))
  const opened = parsedPages.map((page) => openPage(page, site))
  const facts = opened.map((page) => page.facts)
  const problems = checkSite(facts, site)
  const lists = checkLists(facts, site)
  const { document, data } = site
  const failed = new Set(problems.filter(isError).map(({ file }) => file))
  const isFine = (page: PageFacts) =>
    isPageShown(page, site) && ![page.file, ...sourceFilesOf(page, site)].some((file) => failed.has(file))
  const finePages = opened.filter(({ facts }) => isFine(facts)).map(({ page }) => page)
  return {
    ...site,
    parsedPages,
    resolvedPages: opened.map(({ resolved }) => resolved).filter((page) => page !== undefined),
    unused: sharedSections(facts, site).unused,
    listUses: lists.uses,
    entryTexts: lists.texts,
    facts,
    problems,
    site: document && !failed.has(document.file) && isSite(data) ? data : undefined,
    pages: finePages.filter((page) => page !== undefined),
  }
}
