import { addressesOf } from '../site/addresses'
import type { Origin } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { internalLinks, linkOf } from '../documents/links'
import { pageVariables } from '../documents/site-variables'
import { checkLists, checkSelections, withoutUnplaced } from './check-lists'
import { readPage } from './load-site'
import { withMigrationHints } from './migration-hints'
import { openPage } from './open-page'
import { type Problem, isError } from '../problems/problem'
import { checkDocument, checkSiteErrors, checkSiteWarnings, isDeferredRule, oncePerMistake } from '../rules/registry'
import { type FoundLink, type Rule, type SiteView, chosenSeverities, isErrorOn } from '../rules/definition/rule'
import type { LoadedSite } from '../site/site'
import type { SiteText } from '../schema/schemas'
import { siteFileTexts, textsOfSection } from '../schema/texts'
import { validate } from '../validate/validate'
import type { PageFacts, ResolvedDocument, Selection } from '../site/page'
import { isPageShown } from '../site/page-on-day'
import { type ResolutionContext, resolveSection } from '../site/resolve'

/**
 * Checks a whole site from the facts of its pages: site.json, the shared sections, the lists, and all pages together.
 * @param facts the facts of every page, in the order of their files
 * @param wanted "errors" leaves out all warnings, and with them the comparison of the texts of all pages, which takes longer
 * than the rest of the check
 * @returns all problems, including those of single pages, each mistake once, in the order of files and places
 */
export function checkSite(facts: PageFacts[], site: LoadedSite, wanted: 'all' | 'errors' = 'all'): Problem[] {
  const { texts, unused, lists, unfilled, ...documents } = checkSiteDocuments(facts, site)
  const problems = [...site.problems, ...documents.problems, ...facts.flatMap(({ problems }) => problems)]
  const earlier = problems.filter(({ rule }) => !isDeferredRule(rule))
  const siteImages = texts.filter(({ format }) => format === 'image').map(({ text }) => text)
  const [pages, absent] = [
    facts.filter((page) => isPageShown(page, site)),
    facts.filter((page) => !isPageShown(page, site)),
  ]
  const view: SiteView = {
    site,
    pages,
    absentByRoute: new Map(absent.flatMap((page) => [page.route, ...page.aliases].map((route) => [route, page]))),
    addresses: addressesOf(pages, site),
    unused,
    lists,
    links: linksOfSite(pages, absent, texts, site.data.url),
    ownTexts: texts,
    namedImages: new Set([
      ...siteImages,
      ...facts.flatMap(({ images, hidden }) => [...images, ...(hidden?.images ?? [])]),
    ]),
    earlier,
    ...createReopener(site),
  }
  const isApplied = (rule: Rule) => wanted === 'all' || isErrorOn(site.data, rule)
  const findWarnings = () => [
    ...problems.filter(({ rule }) => isDeferredRule(rule)),
    ...checkSiteWarnings(view, isApplied),
  ]
  const errors = oncePerMistake([...earlier, ...checkSiteErrors(view)], unfilled)
  // a warning could be the consequence of an error
  const mistakes = errors.some(isError) ? errors : oncePerMistake([...errors, ...findWarnings()], unfilled)
  const chosen = withMigrationHints(chosenSeverities(mistakes, site.data), site, view.read)
  return wanted === 'all' ? chosen : chosen.filter(isError)
}

/**
 * The links within the site, on pages and in other texts.
 * @param absent the pages that aren't on the site now
 * @param url the site's own address
 */
function linksOfSite(pages: PageFacts[], absent: PageFacts[], texts: SiteText[], url: unknown): FoundLink[] {
  const links = new Map<string, FoundLink>()
  const entryOf = (link: string) =>
    getOrInsertComputed(links, link, () => ({ ...linkOf(link, url), pages: [], hiddenPages: [], origins: [] }))
  for (const page of pages) for (const link of page.links) entryOf(link).pages.push(page)
  for (const page of pages) for (const link of page.hidden?.links ?? []) entryOf(link).hiddenPages.push(page)
  for (const page of absent)
    for (const link of [...page.links, ...(page.hidden?.links ?? [])]) entryOf(link).hiddenPages.push(page)
  for (const { link, source } of internalLinks(texts, url)) entryOf(link).origins.push(source.origin)
  return [...links.values()]
}

/** Checks site.json alone, except for its syntax and variables. Also returns its texts. */
export function checkSiteFile({ document, data, images, suggestions, today }: LoadedSite) {
  const likely = suggestions.textsOf
  const texts: SiteText[] = document?.value !== undefined ? siteFileTexts(document, data) : []
  const invalid = document?.value !== undefined ? validate('site', { document, data }, likely) : []
  return { problems: [...invalid, ...checkDocument({ texts, images, likely, site: data, today }, true)], texts }
}

function checkSiteDocuments(facts: PageFacts[], site: LoadedSite) {
  const likely = site.suggestions.textsOf
  const siteFile = checkSiteFile(site)
  const { used, unused, unfilled, selections } = sharedSections(facts, site)
  const lists = checkLists(facts, site)
  const texts = [...unused.flatMap(textsOfSection), ...lists.texts]
  const invalid = [
    ...unused.flatMap((section) => validate('section', section, likely)),
    ...used.flatMap((section) => validate('section', section, likely, false)),
  ]
  const problems = [
    ...siteFile.problems,
    ...withoutUnplaced(invalid, selections),
    ...checkSelections(selections, site),
    ...lists.problems,
    ...checkDocument({ texts, images: site.images, likely, site: site.data, today: site.today }, true),
  ]
  return {
    problems,
    texts: [...siteFile.texts, ...texts],
    unused,
    lists: lists.uses,
    unfilled: [...site.unfilled, ...unfilled, ...lists.unfilled],
  }
}

/** The shared sections that pages use, and those that no page uses. Unreadable ones are in neither list. */
export function sharedSections(facts: PageFacts[], site: ResolutionContext) {
  const users = new Map(facts.toReversed().flatMap((page) => page.shared.map((name) => [name, page] as const)))
  const used: ResolvedDocument[] = []
  const unused: ResolvedDocument[] = []
  const unfilled: Origin[] = []
  const selections: Selection[] = []
  for (const [name, document] of site.shared) {
    if (document.value === undefined) continue
    const user = users.get(name)
    // a used section has the variables of the first page that uses it
    const variables = user ? pageVariables(user.vars, site, user.place) : site.variables
    const resolution = resolveSection(document, variables, site)
    selections.push(...resolution.selections)
    if (user) used.push(resolution.section)
    else {
      unused.push(resolution.section)
      unfilled.push(...resolution.unfilled)
    }
  }
  return { used, unused, unfilled, selections }
}

/** Creates the functions of SiteView that read and open pages again. They keep the last result, which is often needed next. */
function createReopener(site: LoadedSite): Pick<SiteView, 'read' | 'textsOn' | 'linksOn'> {
  const files = new Map(site.pages.map((page) => [page.file, page]))
  const read = keepLast((file) => {
    const page = files.get(file)
    if (!page) throw new Error(`${file} is not a page of the site.`)
    return readPage(page, site)
  })
  const textsOn = keepLast((file) => {
    return openPage(read(file), site).texts
  })
  const linksOn = keepLast((file) => internalLinks(textsOn(file), site.data.url))
  return { read: (file) => read(file).document, textsOn, linksOn }
}

function keepLast<T>(make: (file: string) => T): (file: string) => T {
  let last: { file: string; result: T } | undefined
  return (file) => (last = last?.file === file ? last : { file, result: make(file) }).result
}
