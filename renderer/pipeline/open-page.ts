import { hash } from 'node:crypto'
import type { Page } from '../../schemas/types'
import { anchorsOf, listsCities, reviewsOf } from '../../sections/section-facts'
import { comparedShare, readCityPage } from '../cities/city-text'
import { documentHash } from '../documents/document-hash'
import { originKey } from '../documents/document'
import { internalLinks } from '../documents/links'
import { checkSelections, withoutUnplaced } from './check-lists'
import { readPage } from './load-site'
import { type Problem, isError } from '../problems/problem'
import { referenceProblems } from '../rules/content/references'
import { checkDocument, oncePerMistake } from '../rules/registry'
import type { LoadedSite } from '../site/site'
import type { SiteText } from '../schema/schemas'
import { textsOfPage } from '../schema/texts'
import { validate } from '../validate/validate'
import { isPage } from '../validate/validator'
import type { OpenedPage, PageFacts, ParsedPage, RenderablePage, ResolvedPage, ReviewFacts } from '../site/page'
import { resolvePage } from '../site/resolve'
import { choicesOf } from '../site/selections'

/**
 * Opens a page: puts its shared sections, entries of lists and variables in place, validates it, and applies the rules about single pages.
 * @param site the page's site; other pages are read only to suggest names
 */
export function openPage(parsed: ParsedPage, site: LoadedSite): OpenedPage {
  const { route, document, problems: syntax } = parsed
  const { suggestions, images } = site
  const resolution = resolvePage(parsed, site)
  if (!resolution)
    return { document, resolved: undefined, page: undefined, facts: factsOf({ route, document }, syntax) }
  const { page: resolved, unfilled } = resolution
  const data = isPage(resolved.data) ? resolved.data : undefined
  const { selections } = resolved
  // an unknown shared section has an error of its own, so the list without it is not reported as too short
  const invalid = withoutUnplaced(data ? [] : validate('page', resolved, suggestions.textsOf), selections).filter(
    ({ rule, pointer }) => resolved.complete || rule !== 'list-length' || pointer !== '/sections',
  )
  const texts = textsOfPage(resolved)
  const valid = resolved.complete ? data : undefined
  const checked = checkDocument(
    { page: resolved, sections: valid?.sections, texts, images, likely: suggestions.textsOf, site: site.data },
    valid !== undefined,
  )
  const unfilledOrigins = unfilled.map(({ origin }) => origin)
  const references = [...referenceProblems(resolution, site), ...checkSelections(selections, site)]
  const allProblems = [...syntax, ...references, ...invalid, ...checked]
  const problems = oncePerMistake(allProblems, unfilledOrigins)
  // links and pictures with an unknown variable are not facts
  const unfilledKeys = new Set(unfilledOrigins.map(originKey))
  const filledTexts =
    unfilledKeys.size === 0 ? texts : texts.filter(({ origin }) => !unfilledKeys.has(originKey(origin)))
  const facts = {
    ...factsOf(resolved, problems, filledTexts, valid, site.data.url),
    ...(valid && resolved.vars.city && readCityPage(resolved, texts, comparedShare(site.pages.length))),
  }
  const page = valid && !problems.some(isError) ? { route, data: valid, vars: resolved.vars } : undefined
  return { document, resolved, page, facts }
}

/**
 * Reads the content of a page without errors for rendering, without checking it again.
 * @throws if its document has changed since it was checked
 */
export function readContent(
  { route, file, hash }: Pick<PageFacts, 'route' | 'file' | 'hash'>,
  site: LoadedSite,
): RenderablePage {
  const source = readPage({ route, file }, site)
  const page = resolvePage(source, site)?.page
  if (!page || !isPage(page.data) || documentHash(source.document.text) !== hash)
    throw new Error(`${file} was changed while the site was being built. Build it again.`)
  return { route, data: page.data, vars: page.vars }
}

/**
 * The facts of an opened page, except those about its city.
 * @param texts its texts, except those with an unknown variable
 * @param valid the page, if it is valid against its schema
 * @param url the site's own address
 */
function factsOf(
  {
    route,
    document,
    data,
    vars = {},
    used = [],
    selections = [],
    countsCities = false,
  }: Pick<ParsedPage, 'route' | 'document'> & Partial<ResolvedPage>,
  problems: Problem[],
  texts: SiteText[] = [],
  valid?: Page,
  url?: unknown,
): PageFacts {
  const { title, description, index, canonical, aliases } = data ?? {}
  const links = internalLinks(texts, url).map(({ link }) => link)
  const reviews = valid ? reviewFacts(valid) : []
  const choices = choicesOf(selections)
  const images = texts.filter(({ format }) => format === 'image').map(({ text }) => text)
  return {
    route,
    file: document.file,
    hash: documentHash(document.text),
    isReadable: data !== undefined,
    isValid: valid !== undefined,
    problems,
    title: textOf(title),
    description: textOf(description),
    index: index !== false,
    ...(typeof canonical === 'string' && { canonical }),
    aliases: Array.isArray(aliases) ? aliases.map(textOf) : [],
    vars,
    shared: used,
    ...(choices.length > 0 && { choices }),
    anchors: valid ? anchorsOf(valid.sections) : [],
    links: [...new Set(links)],
    images: [...new Set(images)],
    ...(reviews.length > 0 && { reviews }),
    listsCities: valid?.sections.some(listsCities) ?? false,
    countsCities,
  }
}

const reviewFacts = ({ sections }: Page): ReviewFacts[] =>
  sections.flatMap((section, index) =>
    reviewsOf(section).flatMap(({ text, author, city, date }, item) => {
      if (!city && !date) return []
      const words = hash('sha1', `${text}\0${author}`.toLowerCase().replaceAll(/[^\p{L}\p{N}\0]/gu, ''))
      return { section: index, item, words, ...(city && { city }), ...(date && { date }) }
    }),
  )

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
