import type { CityCount } from '../documents/city-count'
import { type Origin, type SourceDocument } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import {
  hoursInWords,
  type TextAt,
  type VariableSources,
  fillDocument,
  isVariableSource,
  nestedVariables,
  pageVariables,
  placeNamed,
  placeSources,
  siteVariables,
} from '../documents/site-variables'
import { SCHEDULE_MEMBERS } from '../documents/schedule'
import { type Variables, isWithoutVariables, tokenName, textVariables } from '../documents/variables'
import { pageLanguage } from './languages'
import type { ParsedPage, ResolvedPage, SectionOrigin, Selection } from './page'
import { type ListSources, findsTooFew, placeEntries } from './selections'
import { originOf } from './origins'
import { keepPlaceholders } from './own-words'

/** A text with a name in braces that has no value, or with a lone brace. */
export interface Unfilled {
  origin: Origin
  /** The braces as they are written: "{cty}". */
  token: string
  /** Set if the variable exists but its own text names variables, so that it could refer back to itself. */
  isNested?: boolean
}

/**
 * Fills the variables of site.json into its own texts. If it can't be read, the result is empty.
 * @param textAt reads a text of its data for variables, if the text is valid
 * @param today the day that the site is opened for
 */
export function resolveSite(
  document: SourceDocument | undefined,
  cityCount: CityCount,
  textAt: TextAt,
  today: string,
): Pick<VariableSources, 'data' | 'variables' | 'places'> & { unfilled: Unfilled[] } {
  if (!document || !isRecord(document.value)) return { data: {}, variables: {}, places: new Map(), unfilled: [] }
  const raw = keepPlaceholders(document.value)
  // first fill the texts that variables are made from, then all texts with these variables
  const nested = nestedVariables(raw, textAt)
  const plain = Object.entries(siteVariables(raw, textAt, today)).filter(([name]) => !nested.has(name))
  const first = fillDocument(raw, Object.fromEntries(plain), cityCount)
  const variables = siteVariables(first.value, textAt, today)
  const { value: data, unfilled } = fillDocument(raw, variables, cityCount)
  const nestedTexts = first.unfilled
    .filter(({ path, token }) => isVariableSource(path) && nested.has(tokenName(token)))
    .map((text) => ({ ...text, isNested: true }))
  const texts = [...nestedTexts, ...unfilled]
  return {
    data,
    variables,
    places: placeSources(data, textAt, today),
    unfilled: texts.map(({ path, ...text }) => ({ origin: { document, path }, ...text })),
  }
}

/** What pages need to be resolved. */
export interface ResolutionContext extends VariableSources, ListSources {
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}

/** A page with its shared sections and variables in place, and those that are missing. */
export interface Resolution {
  page: ResolvedPage
  /** The page with its shared sections in place, but without the entries of lists, and with its variables not filled in. */
  raw: Record<string, unknown>
  unfilled: Unfilled[]
  /** The names in "use" that no shared section has. */
  unknownSections: { origin: Origin; name: string }[]
  /** The types next to "use" that aren't the shared section's, whose keys are not replaced then. */
  wrongTypes: { origin: Origin; name: string; type: string }[]
}

/**
 * Puts shared sections, the entries of lists, and variables in place on a page. A section that finds no entries is left out.
 * @returns undefined if the document is not JSON
 */
export function resolvePage({ route, document }: ParsedPage, whole: ResolutionContext): Resolution | undefined {
  if (document.value === undefined) return undefined
  const site = inLanguageOf(route, whole)
  const { raw, unknownSections, wrongTypes, ...sharedSections } = useSharedSections(document, site.shared)
  const { vars: writtenVars, ...rawContent } = raw
  const place = placeNamed(rawContent)
  const filledVars = fillVars(writtenVars, site, place)
  const vars = textVariables(filledVars.value.vars)
  const variables = pageVariables(vars, site, place)
  const { content, origins, selections, ...chosen } = useLists(
    rawContent,
    document,
    sharedSections.origins,
    variables,
    site,
  )
  const filledContent = fillDocument(content, variables, site.cityCount)
  const page: ResolvedPage = {
    route,
    document,
    data: { ...withWrittenDays(filledContent.value, content), ...(writtenVars !== undefined && filledVars.value) },
    vars,
    variables: filledContent.variables,
    countsCities: filledVars.countsCities || chosen.countsCities || filledContent.countsCities,
    ...sharedSections,
    origins,
    selections,
  }
  const unfilled = [...filledVars.unfilled, ...filledContent.unfilled]
  return {
    page,
    raw,
    unfilled: unfilled.map(({ path, ...text }) => ({ origin: originOf(page, path), ...text })),
    unknownSections,
    wrongTypes,
  }
}

/** What the texts of a page in another language than the site's own name: the hours and the number of cities in its words. */
function inLanguageOf(route: string, site: ResolutionContext): ResolutionContext {
  const { code, path, texts: { name, hours } = {} } = pageLanguage(route, site.data)
  if (path === '') return site
  const ownHours = hours?.text ?? hoursInWords(site.data, code)
  const variables = { ...site.variables, ...(name && { business: name }), ...(ownHours && { hours: ownHours }) }
  return { ...site, variables, cityCount: site.cityCount.in(code) }
}

/** Puts the days of a page and of its sections back as they are written: which pages there are is known before any is resolved. */
function withWrittenDays(filled: Record<string, unknown>, content: Record<string, unknown>): Record<string, unknown> {
  const days = (value: Record<string, unknown>) =>
    Object.fromEntries(SCHEDULE_MEMBERS.filter((name) => Object.hasOwn(value, name)).map((name) => [name, value[name]]))
  const { sections } = filled
  const written: unknown = content.sections
  if (!Array.isArray(sections) || !Array.isArray(written)) return { ...filled, ...days(content) }
  const restored = sections.map((section: unknown, index): unknown => {
    const writtenSection: unknown = written[index]
    const isFilled = section !== writtenSection && isRecord(section) && isRecord(writtenSection)
    return isFilled ? { ...section, ...days(writtenSection) } : section
  })
  return { ...filled, ...days(content), sections: restored }
}

/**
 * Puts the entries of lists, and variables, in place in a section of shared/.
 * @param variables those of the first page that uses it, or of the site
 */
export function resolveSection(document: SourceDocument, variables: Variables, site: ResolutionContext) {
  const { value } = document
  const placed = isRecord(value)
    ? placeEntries(value, { document, path: [] }, (key) => ({ document, path: [key] }), variables, site)
    : { section: value, lists: {}, selections: [] }
  const { value: data, unfilled } = fillDocument(placed.section, variables, site.cityCount)
  const section = { document, data, lists: placed.lists }
  return { section, selections: placed.selections, unfilled: unfilled.map(({ path }) => originOf(section, path)) }
}

/** The variables of a page by the "vars" in its document, which need nothing else of it. */
export const resolveVars = (vars: unknown, site: ResolutionContext, place?: string): Variables =>
  textVariables(fillVars(vars, site, place).value.vars)

/** Fills variables into a page's vars: the site's, and the page's own whose texts name no variables. */
function fillVars(vars: unknown, site: ResolutionContext, place: string | undefined) {
  const texts = textVariables(vars)
  const plain = Object.fromEntries(Object.entries(texts).filter(([, text]) => isWithoutVariables(text)))
  const filled = fillDocument({ vars }, pageVariables(plain, site, place), site.cityCount)
  const unfilled = filled.unfilled.map(({ path, token }) => {
    return { path, token, isNested: Object.hasOwn(texts, tokenName(token)) }
  })
  return { ...filled, unfilled }
}

/** Puts the entries of lists in place in the sections of a page, and leaves out those that find too few. */
function useLists(
  content: Record<string, unknown>,
  document: SourceDocument,
  written: SectionOrigin[],
  variables: Variables,
  site: ResolutionContext,
) {
  const nothing = { content, origins: written, selections: [], countsCities: false }
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const selections: Selection[] = []
  let countsCities = false
  for (const [index, origin] of written.entries()) {
    const section: unknown = Array.isArray(content.sections) ? content.sections[index] : undefined
    if (!isRecord(section)) {
      sections.push(section)
      origins.push(origin)
      continue
    }
    const sectionOrigin = { document, path: ['sections', origin.index] }
    const originOfArray = (key: string) => originOf({ document, origins: written }, ['sections', index, key])
    const placed = placeEntries(section, sectionOrigin, originOfArray, variables, site)
    selections.push(...placed.selections)
    countsCities ||= placed.countsCities
    if (placed.selections.some(findsTooFew)) continue
    sections.push(placed.section)
    origins.push(placed.selections.length > 0 ? { ...origin, lists: placed.lists } : origin)
  }
  if (selections.length === 0) return nothing
  return { content: { ...content, sections }, origins, selections, countsCities }
}

/**
 * Replaces each { "use": "name" } on a page with the shared section of that name. Keys next to "use" replace the section's
 * own. A section that doesn't exist is left out.
 */
function useSharedSections(document: SourceDocument, shared: Map<string, SourceDocument>) {
  const page = isRecord(document.value) ? document.value : {}
  const written: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const unknownSections: Resolution['unknownSections'] = []
  const wrongTypes: Resolution['wrongTypes'] = []
  const used: string[] = []
  for (const [index, section] of written.entries()) {
    const { use, ...overrides }: Record<string, unknown> = isRecord(section) ? section : {}
    const source = typeof use === 'string' ? shared.get(use) : undefined
    if (typeof use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
    } else if (!source) {
      unknownSections.push({ origin: { document, path: ['sections', index, 'use'] }, name: use })
    } else if (isRecord(source.value)) {
      used.push(use)
      const { type } = source.value
      const isOfType = overrides.type === undefined || typeof type !== 'string' || overrides.type === type
      if (!isOfType) wrongTypes.push({ origin: { document, path: ['sections', index, 'type'] }, name: use, type })
      sections.push({ ...source.value, ...(isOfType && overrides) })
      origins.push({ index, shared: source, overrides: isOfType ? Object.keys(overrides) : [] })
    }
    // a shared document that is broken or not an object has an error of its own
  }
  const raw = Array.isArray(page.sections) ? { ...page, sections } : page
  return { raw, origins, unknownSections, wrongTypes, used, complete: sections.length === written.length }
}
