import { hash } from 'node:crypto'
import type { Page, Section } from '../../schemas/types'
import { anchorsOf, articleOf, listsCities, reviewsOf } from '../../sections/section-facts'
import { comparedShare, readCityPage } from '../cities/city-text'
import { documentHash } from '../documents/document-hash'
import { originKey } from '../documents/document'
import { internalLinks } from '../documents/links'
import { placeNamed } from '../documents/site-variables'
import { scheduleOf } from '../documents/schedule'
import { checkSelections, withoutUnplaced } from './check-lists'
import { readPage } from './load-site'
import { type Problem, isError } from '../problems/problem'
import { referenceProblems } from '../rules/content/references'
import { scheduleProblems } from '../rules/content/schedules'
import { checkDocument, oncePerMistake } from '../rules/registry'
import type { LoadedSite } from '../site/site'
import type { SiteText } from '../schema/schemas'
import { textsOfPage } from '../schema/texts'
import { validate } from '../validate/validate'
import { isPage } from '../validate/validator'
import type {
  OpenedPage,
  PageFacts,
  ParsedPage,
  RenderablePage,
  ResolvedPage,
  ReviewFacts,
  SectionOrigin,
  Selection,
} from '../site/page'
import { checkedDays, pageChanges, pageOnDay, shownContent } from '../site/page-on-day'
import { resolvePage } from '../site/resolve'
import { choicesOf } from '../site/selections'

/**
 * Opens a page: puts its shared sections, entries of lists and variables in place, validates it, and applies the rules about single pages.
 * Rules see the page as it is today, and as it will be on each day on which one of its sections comes or goes.
 * @param site the page's site; other pages are read only to suggest names
 */
export function openPage(parsed: ParsedPage, site: LoadedSite): OpenedPage & { texts: SiteText[] } {
  const { route, document, problems: syntax } = parsed
  const { suggestions, images, today, showsAll } = site
  const resolution = resolvePage(parsed, site)
  if (!resolution)
    return { document, resolved: undefined, page: undefined, facts: factsOf({ route, document }, syntax), texts: [] }
  const { page: resolved, unfilled } = resolution
  const data = isPage(resolved.data) ? resolved.data : undefined
  const { selections } = resolved
  // an unknown shared section has an error of its own, so the list without it is not reported as too short
  const invalid = withoutUnplaced(data ? [] : validate('page', resolved, suggestions.textsOf), selections).filter(
    ({ rule, pointer }) => resolved.complete || rule !== 'list-length' || pointer !== '/sections',
  )
  const valid = resolved.complete ? data : undefined
  const check = (page: ResolvedPage, texts: SiteText[]) =>
    checkDocument(
      {
        page,
        sections: valid && sectionsOf(page, resolved, valid),
        texts,
        images,
        likely: suggestions.textsOf,
        site: site.data,
        today,
      },
      valid !== undefined,
    )
  const changes = withEntries(pageChanges(resolved), selections)
  const [firstDay = today, ...laterDays] = checkedDays(resolved, changes ?? [], today)
  const first = pageOnDay(resolved, firstDay)
  const firstTexts = textsOfPage(first)
  const checked = [
    ...check(first, firstTexts),
    ...laterDays.flatMap((day) => {
      const page = pageOnDay(resolved, day)
      return check(page, textsOfPage(page)).map((problem) => ({ ...problem, day }))
    }),
  ]
  const unfilledOrigins = unfilled.map(({ origin }) => origin)
  const references = [
    ...referenceProblems(resolution, site),
    ...checkSelections(selections, site),
    ...scheduleProblems(resolved),
  ]
  const allProblems = [...syntax, ...references, ...invalid, ...withDays(checked)]
  const problems = oncePerMistake(allProblems, unfilledOrigins)
  // links and pictures with an unknown variable are not facts
  const unfilledKeys = new Set(unfilledOrigins.map(originKey))
  const filledAmong = (texts: SiteText[]) =>
    unfilledKeys.size === 0 ? texts : texts.filter(({ origin }) => !unfilledKeys.has(originKey(origin)))
  const shown = showsAll ? resolved : first
  const texts = shown === first ? firstTexts : textsOfPage(shown)
  const hiddenTexts = shown === resolved ? [] : textsMissingIn(texts, textsOfPage(resolved))
  const shownData = valid && (shown === resolved ? valid : { ...valid, sections: sectionsOf(shown, resolved, valid) })
  const schedule = scheduleOf(resolved.data)
  const facts = {
    ...factsOf(shown, problems, filledAmong(texts), shownData, site.data.url),
    ...(shownData && resolved.vars.city && readCityPage(shown, texts, comparedShare(site.pages.length))),
    ...(schedule && { schedule }),
    ...(changes && { changes }),
    ...(shown !== resolved && {
      hidden: { ...namedIn(filledAmong(hiddenTexts), site.data.url), anchors: valid ? anchorsOf(valid.sections) : [] },
    }),
  }
  const page =
    valid && !problems.some(isError) ? shownContent({ route, data: valid, vars: resolved.vars }, site) : undefined
  return { document, resolved, page, facts, texts: [...texts, ...hiddenTexts] }
}

/** The days on which a page changes, with those on which entries of the lists come or go that it chooses from. */
function withEntries(changes: string[] | undefined, selections: Selection[]): string[] | undefined {
  const ofEntries = selections.flatMap(({ list }) => list?.changes ?? [])
  return ofEntries.length === 0 ? changes : [...new Set([...(changes ?? []), ...ofEntries])].sort()
}

/** The sections of a valid page that it has on some day. */
function sectionsOf({ origins }: ResolvedPage, whole: ResolvedPage, { sections }: Page): Section[] {
  if (origins === whole.origins) return sections
  const kept = new Set(origins)
  return sections.filter((_, index) => kept.has(whole.origins[index] ?? NO_ORIGIN))
}

const NO_ORIGIN: SectionOrigin = { index: -1, overrides: [] }

/** The problems of the first day, and those that come later, with the day. */
function withDays(problems: (Problem & { day?: string })[]): Problem[] {
  const keyOf = ({ file, start, rule, what }: Problem) => [file, start, rule, what].join('\0')
  const byKey = new Map<string, Problem>()
  for (const { day, ...problem } of problems) {
    const what = day === undefined ? problem.what : `${problem.what} (as of ${day})`
    if (!byKey.has(keyOf(problem))) byKey.set(keyOf(problem), { ...problem, what })
  }
  return [...byKey.values()]
}

/** The texts that are written where none of others is. */
function textsMissingIn(others: SiteText[], texts: SiteText[]): SiteText[] {
  const keys = new Set(others.map(({ origin }) => originKey(origin)))
  return texts.filter(({ origin }) => !keys.has(originKey(origin)))
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
  return shownContent({ route, data: page.data, vars: page.vars }, site)
}

/** The links within the site and the pictures that texts name, each once. */
function namedIn(texts: SiteText[], url: unknown): Pick<PageFacts, 'links' | 'images'> {
  const links = internalLinks(texts, url).map(({ link }) => link)
  const images = texts.filter(({ format }) => format === 'image').map(({ text }) => text)
  return { links: [...new Set(links)], images: [...new Set(images)] }
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
  const { title, description, index, canonical, translationOf, aliases } = data ?? {}
  const reviews = valid ? reviewFacts(valid) : []
  const choices = choicesOf(selections)
  const article = valid && articleOf(valid.sections)
  const place = placeNamed(data)
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
    ...(typeof translationOf === 'string' && { translationOf }),
    aliases: Array.isArray(aliases) ? aliases.map(textOf) : [],
    vars,
    ...(place !== undefined && { place }),
    shared: used,
    ...(choices.length > 0 && { choices }),
    anchors: valid ? anchorsOf(valid.sections) : [],
    ...namedIn(texts, url),
    ...(article && { article }),
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
