import type { PageFacts } from './facts'
import { readPage } from './load-site'
import { type OpenedPage, openPage } from './open-page'
import { linksOf } from './links'
import { type Problem, isError } from './problem'
import { oncePerMistake } from './problems/once-per-mistake'
import type { Origin, ResolvedDocument } from './resolved'
import { fillTexts } from './resolve/variables'
import { pageVariables } from './resolve/site-variables'
import { checkDocument } from './rules/check-document'
import { chosenSeverities } from './rules/rule'
import { SITE_ERRORS, SITE_WARNINGS, isAdvice } from './rules/registry'
import { addressesOf } from './addresses'
import type { SiteView } from './rules/site-view'
import type { LoadedSite, PageDocument } from './site'
import { type SiteText, siteFileTexts, textsOfSection } from './texts/site-texts'
import { validate } from './validate'

/**
 * Checks a whole site by the facts of its pages: site.json, shared sections, and what only all pages together can tell.
 * @param facts one for each page, in the order of their files
 * @returns all problems, those of the pages themselves among them, each mistake once, in the order of files and places
 */
export function checkSite(facts: PageFacts[], site: LoadedSite): Problem[] {
  const own = checkOwnDocuments(facts, site)
  const found = [...site.problems, ...own.problems, ...facts.flatMap(({ problems }) => problems)]
  const reopener = createReopener(site)
  const namedImages = own.texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  const view = {
    site,
    pages: facts,
    addresses: addressesOf(facts, site),
    unused: own.unused,
    links: linksOf(facts, own.texts),
    namedImages: new Set([...namedImages, ...facts.flatMap(({ images }) => images)]),
    ...reopener,
  }
  const faults = found.filter(({ rule }) => !isAdvice(rule))
  const errors = oncePerMistake(
    [...faults, ...SITE_ERRORS.flatMap((rule) => rule.checkSite({ ...view, earlier: faults }))],
    own.unfilled,
  )
  // a warning may only follow from an error
  const advice = errors.some(isError)
    ? []
    : [
        ...found.filter(({ rule }) => isAdvice(rule)),
        ...SITE_WARNINGS.flatMap((rule) => rule.checkSite({ ...view, earlier: errors })),
      ]
  return chosenSeverities(oncePerMistake([...errors, ...advice], own.unfilled), site.data)
}

/** What is wrong with site.json by itself, beside its syntax and its variables; and the texts in it. */
export function checkSiteFile({ document, data, images, suggestions }: LoadedSite): {
  problems: Problem[]
  texts: SiteText[]
} {
  if (!document?.tree) return { problems: [], texts: [] }
  const likely = suggestions.textsOf
  const texts = siteFileTexts(document, data)
  return {
    problems: [...validate('site', { document, data }, likely), ...checkDocument({ texts, images, likely }, true)],
    texts,
  }
}

/** What is wrong with site.json and with shared sections by themselves. */
export function checkOwnDocuments(facts: PageFacts[], site: LoadedSite) {
  const likely = site.suggestions.textsOf
  const { problems, texts } = checkSiteFile(site)
  const { used, unused, unfilled } = sharedSections(facts, site)
  for (const section of unused) {
    problems.push(...validate('section', section, likely))
    const own = textsOfSection(section)
    texts.push(...own)
    problems.push(...checkDocument({ texts: own, images: site.images, likely }, true))
  }
  for (const section of used) problems.push(...validate('section', section, likely, false))
  return { problems, texts, unused, unfilled: [...site.unfilled, ...unfilled] }
}

/** The shared sections that pages use, and those that no page does. Documents that can't be read are neither. */
export function sharedSections(facts: PageFacts[], site: Pick<LoadedSite, 'shared' | 'data' | 'variables'>) {
  const users = new Map(facts.toReversed().flatMap((page) => page.shared.map((name) => [name, page] as const)))
  const used: ResolvedDocument[] = []
  const unused: ResolvedDocument[] = []
  const unfilled: Origin[] = []
  for (const [name, document] of site.shared) {
    if (!document.tree) continue
    const user = users.get(name)
    // a section that is used is filled with the variables of the first page that does
    const filled = fillTexts(document.value, user ? pageVariables(user.vars, site) : site.variables)
    const section = { document, data: filled.value }
    if (user) used.push(section)
    else {
      unused.push(section)
      unfilled.push(...filled.unfilled.map(({ path }) => ({ document, path })))
    }
  }
  return { used, unused, unfilled }
}

/** Reads and opens pages again. Problems of one page are mostly asked for one after the other. */
function createReopener(site: LoadedSite): Pick<SiteView, 'read' | 'open'> {
  const files = new Map(site.pages.map((page) => [page.file, page]))
  let lastRead: PageDocument | undefined
  let lastOpened: OpenedPage | undefined
  const read = (file: string): PageDocument => {
    if (lastRead?.document.file === file) return lastRead
    const page = files.get(file)
    if (!page) throw new Error(`${file} is no page of the site.`)
    return (lastRead = readPage(page, site))
  }
  return {
    read: (file) => read(file).document,
    open: (file) => (lastOpened?.document.file === file ? lastOpened : (lastOpened = openPage(read(file), site))),
  }
}
