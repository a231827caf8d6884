import { addressesOf } from '../site/addresses'
import type { Origin } from '../documents/document'
import { getOrInsertComputed } from '../documents/get-or-insert'
import { internalLinks, linkOf } from '../documents/links'
import { fillDocument, pageVariables } from '../documents/site-variables'
import { readPage } from './load-site'
import { openPage } from './open-page'
import { type Problem, isError } from '../problems/problem'
import { checkDocument, checkSiteErrors, checkSiteWarnings, isDeferredRule, oncePerMistake } from '../rules/registry'
import { type FoundLink, type SiteView, chosenSeverities } from '../rules/definition/rule'
import type { LoadedSite } from '../site/site'
import type { SiteText } from '../schema/schemas'
import { siteFileTexts, textsOfPage, textsOfSection } from '../schema/texts'
import { validate } from '../validate/validate'
import type { PageFacts, ResolvedDocument } from '../site/page'
import type { ResolutionContext } from '../site/resolve'

/**
 * Checks a whole site by the facts of its pages: site.json, the shared sections, and all pages together.
 * @param facts one for each page, in the order of their files
 * @returns all problems, those of single pages included, each mistake once, in the order of files and places
 */
export function checkSite(facts: PageFacts[], site: LoadedSite): Problem[] {
  const own = checkOwnDocuments(facts, site)
  const found = [...site.problems, ...own.problems, ...facts.flatMap(({ problems }) => problems)]
  const earlier = found.filter(({ rule }) => !isDeferredRule(rule))
  const namedImages = own.texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  const view: SiteView = {
    site,
    pages: facts,
    addresses: addressesOf(facts, site),
    unused: own.unused,
    links: linksOfSite(facts, own.texts, site.data.url),
    ownTexts: own.texts,
    namedImages: new Set([...namedImages, ...facts.flatMap(({ images }) => images)]),
    earlier,
    ...createReopener(site),
  }
  const errors = oncePerMistake([...earlier, ...checkSiteErrors(view)], own.unfilled)
  // a warning could be the consequence of an error
  const warnings = errors.some(isError)
    ? []
    : [...found.filter(({ rule }) => isDeferredRule(rule)), ...checkSiteWarnings(view)]
  return chosenSeverities(oncePerMistake([...errors, ...warnings], own.unfilled), site.data)
}

/**
 * The links within the site that pages have, and other texts.
 * @param url the site's own address
 */
function linksOfSite(pages: PageFacts[], texts: SiteText[], url: unknown): FoundLink[] {
  const links = new Map<string, FoundLink>()
  const linkAs = (link: string) =>
    getOrInsertComputed(links, link, () => ({ ...linkOf(link, url), pages: [], origins: [] }))
  for (const page of pages) for (const link of page.links) linkAs(link).pages.push(page)
  for (const { link, source } of internalLinks(texts, url)) linkAs(link).origins.push(source.origin)
  return [...links.values()]
}

/** Checks site.json alone, except for its syntax and its variables. Returns its texts as well. */
export function checkSiteFile({ document, data, images, suggestions }: LoadedSite) {
  const likely = suggestions.textsOf
  const texts: SiteText[] = document?.value !== undefined ? siteFileTexts(document, data) : []
  const invalid = document?.value !== undefined ? validate('site', { document, data }, likely) : []
  return { problems: [...invalid, ...checkDocument({ texts, images, likely, site: data }, true)], texts }
}

function checkOwnDocuments(facts: PageFacts[], site: LoadedSite) {
  const likely = site.suggestions.textsOf
  const ofSite = checkSiteFile(site)
  const { used, unused, unfilled } = sharedSections(facts, site)
  const texts = unused.flatMap(textsOfSection)
  const problems = [
    ...ofSite.problems,
    ...unused.flatMap((section) => validate('section', section, likely)),
    ...checkDocument({ texts, images: site.images, likely, site: site.data }, true),
    ...used.flatMap((section) => validate('section', section, likely, false)),
  ]
  return { problems, texts: [...ofSite.texts, ...texts], unused, unfilled: [...site.unfilled, ...unfilled] }
}

/** The shared sections that pages use, and those that no page uses; unreadable ones are neither. */
export function sharedSections(facts: PageFacts[], site: ResolutionContext) {
  const users = new Map(facts.toReversed().flatMap((page) => page.shared.map((name) => [name, page] as const)))
  const used: ResolvedDocument[] = []
  const unused: ResolvedDocument[] = []
  const unfilled: Origin[] = []
  for (const [name, document] of site.shared) {
    if (document.value === undefined) continue
    const user = users.get(name)
    // a used section gets the variables of the first page that uses it
    const variables = user ? pageVariables(user.vars, site) : site.variables
    const filled = fillDocument(document.value, variables, site.cityCount)
    const section = { document, data: filled.value }
    if (user) used.push(section)
    else {
      unused.push(section)
      unfilled.push(...filled.unfilled.map(({ path }) => ({ document, path })))
    }
  }
  return { used, unused, unfilled }
}

/** Creates the functions of SiteView that read and open pages again. They keep the last result, which is often needed again. */
function createReopener(site: LoadedSite): Pick<SiteView, 'read' | 'textsOn' | 'linksOn'> {
  const files = new Map(site.pages.map((page) => [page.file, page]))
  const read = keepLast((file) => {
    const page = files.get(file)
    if (!page) throw new Error(`${file} is no page of the site.`)
    return readPage(page, site)
  })
  const textsOn = keepLast((file) => {
    const { resolved } = openPage(read(file), site)
    return resolved ? textsOfPage(resolved) : []
  })
  const linksOn = keepLast((file) => internalLinks(textsOn(file), site.data.url))
  return { read: (file) => read(file).document, textsOn, linksOn }
}

function keepLast<T>(make: (file: string) => T): (file: string) => T {
  let last: { file: string; made: T } | undefined
  return (file) => (last = last?.file === file ? last : { file, made: make(file) }).made
}
