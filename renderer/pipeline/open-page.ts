import { hash } from 'node:crypto'
import type { Page } from '../../schemas/types'
import { anchorsOf, listsCities } from '../../sections/section-facts'
import { comparedShare, readCityPage } from '../cities/city-text'
import { type SourceDocument, originKey } from '../documents/document'
import { internalLinks } from '../documents/links'
import { readPage } from './load-site'
import { type Problem, isError } from '../problems/problem'
import { referenceProblems } from '../rules/content/references'
import { checkDocument, oncePerMistake } from '../rules/registry'
import type { LoadedSite } from '../site/site'
import type { SiteText } from '../schema/schemas'
import { textsOfPage } from '../schema/texts'
import { validate } from '../validate/validate'
import { isPage } from '../validate/validator'
import type { OpenedPage, PageFacts, ParsedPage, RenderablePage, ResolvedPage } from '../site/page'
import { resolvePage } from '../site/resolve'

/**
 * Opens a page: puts shared sections and variables in place, validates it, and applies the rules about single pages.
 * @param site its site; other pages are read only to suggest names
 */
export function openPage(parsed: ParsedPage, site: LoadedSite): OpenedPage {
  const { route, document, problems: syntax } = parsed
  const { suggestions, images } = site
  const resolution = resolvePage(parsed, site)
  if (!resolution)
    return { document, resolved: undefined, page: undefined, facts: factsOf({ route, document }, syntax) }
  const { page: resolved, unfilled } = resolution
  const data = isPage(resolved.data) ? resolved.data : undefined
  // an unknown shared section is left out of the list and has an error of its own: the list is not too short as well
  const invalid = (data ? [] : validate('page', resolved, suggestions.textsOf)).filter(
    ({ rule, pointer }) => resolved.complete || rule !== 'list-length' || pointer !== '/sections',
  )
  const texts = textsOfPage(resolved)
  const valid = resolved.complete ? data : undefined
  const checked = checkDocument(
    { page: resolved, texts, images, likely: suggestions.textsOf, site: site.data },
    valid !== undefined,
  )
  const unfilledAt = unfilled.map(({ origin }) => origin)
  const found = [...syntax, ...referenceProblems(resolution, site), ...invalid, ...checked]
  const problems = oncePerMistake(found, unfilledAt)
  // links and pictures that hold an unknown variable are no facts
  const unknown = new Set(unfilledAt.map(originKey))
  const known = unknown.size === 0 ? texts : texts.filter(({ origin }) => !unknown.has(originKey(origin)))
  const facts = {
    ...factsOf(resolved, problems, known, valid, site.data.url),
    ...(valid && resolved.vars.city && readCityPage(resolved, texts, comparedShare(site.pages.length))),
  }
  const page = valid && !problems.some(isError) ? { route, data: valid, vars: resolved.vars } : undefined
  return { document, resolved, page, facts }
}

/**
 * Reads what a page without errors is rendered from, without checking it again.
 * @throws when its document has changed since it was checked
 */
export function readContent(
  { route, file, hash }: Pick<PageFacts, 'route' | 'file' | 'hash'>,
  site: LoadedSite,
): RenderablePage {
  const source = readPage({ route, file }, site)
  const page = resolvePage(source, site)?.page
  if (!page || !isPage(page.data) || documentHash(source.document) !== hash)
    throw new Error(`${file} was changed while the site was built. Build it again.`)
  return { route, data: page.data, vars: page.vars }
}

/** A text that changes with a document. */
const documentHash = ({ text }: SourceDocument) => hash('sha1', text)

/**
 * The facts of an opened page, except those about its city.
 * @param texts those that have a format, except those with an unknown variable
 * @param valid the page, where it satisfies its schema
 * @param url the site's own address
 */
function factsOf(
  {
    route,
    document,
    data,
    vars = {},
    used = [],
    countsCities = false,
  }: Pick<ParsedPage, 'route' | 'document'> & Partial<ResolvedPage>,
  problems: Problem[],
  texts: SiteText[] = [],
  valid?: Page,
  url?: unknown,
): PageFacts {
  const { title, description, index, canonical, aliases } = data ?? {}
  const links = internalLinks(texts, url).map(({ link }) => link)
  const images = texts.flatMap(({ format, text }) => (format === 'image' ? [text] : []))
  return {
    route,
    file: document.file,
    hash: documentHash(document),
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
    anchors: valid?.sections.flatMap(anchorsOf) ?? [],
    links: [...new Set(links)],
    images: [...new Set(images)],
    listsCities: valid?.sections.some(listsCities) ?? false,
    countsCities,
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
