import type { CityCount } from '../documents/city-count'
import { type Origin, type SourceDocument } from '../documents/document'
import { isRecord } from '../documents/json-tree'
import {
  type TextAt,
  type VariableSources,
  fillDocument,
  isVariableSource,
  nestedVariables,
  pageVariables,
  siteVariables,
} from '../documents/site-variables'
import { type Variables, isWithoutVariables, tokenName, textVariables } from '../documents/variables'
import type { ParsedPage, ResolvedPage, SectionOrigin } from './page'
import { originOf } from './origins'

/** A text with a name in braces that has no value, or with a brace alone. */
export interface Unfilled {
  origin: Origin
  /** As it is written: "{cty}". */
  token: string
  /** Set where there is such a variable, but one whose own text names variables: it could lead back to itself. */
  isNested?: boolean
}

/**
 * Fills its own variables into site.json. If that can't be read, the result is empty.
 * @param textAt reads a text of its data for variables, where that is valid
 */
export function resolveSite(
  document: SourceDocument | undefined,
  cityCount: CityCount,
  textAt: TextAt,
): { data: Record<string, unknown>; variables: Variables; unfilled: Unfilled[] } {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, variables: {}, unfilled: [] }
  // first the texts that variables are made of, then, with these variables, all texts
  const nested = nestedVariables(raw, textAt)
  const plain = Object.entries(siteVariables(raw, textAt)).filter(([name]) => !nested.has(name))
  const first = fillDocument(raw, Object.fromEntries(plain), cityCount)
  const variables = siteVariables(first.value, textAt)
  const { value: data, unfilled } = fillDocument(raw, variables, cityCount)
  const inSources = first.unfilled.filter(({ path, token }) => isVariableSource(path) && nested.has(tokenName(token)))
  const all = [...inSources.map((found) => ({ ...found, isNested: true })), ...unfilled]
  return { data, variables, unfilled: all.map(({ path, ...found }) => ({ origin: { document, path }, ...found })) }
}

/** What pages are resolved with. */
export interface ResolutionContext extends VariableSources {
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}

/** A page with its shared sections and variables in place, and what is missing for that. */
export interface Resolution {
  page: ResolvedPage
  /** The page with its shared sections, but without its variables filled in. */
  raw: Record<string, unknown>
  unfilled: Unfilled[]
  /** The names in "use" that no shared section has. */
  unknownSections: { origin: Origin; name: string }[]
  /** The types beside "use" that are not those of the shared sections, which stand as they are then. */
  wrongTypes: { origin: Origin; name: string; type: string }[]
}

/**
 * Puts shared sections and variables in place on a page.
 * @returns undefined where the document is not JSON
 */
export function resolvePage({ route, document }: ParsedPage, site: ResolutionContext): Resolution | undefined {
  if (document.value === undefined) return undefined
  const written = isRecord(document.value) ? document.value : {}
  const { raw, unknownSections, wrongTypes, ...shared } = useSharedSections(document, written, site.shared)
  const { vars: ownVars, ...texts } = raw
  const ofVars = fillVars(ownVars, site)
  const vars = textVariables(ofVars.value.vars)
  const ofTexts = fillDocument(texts, pageVariables(vars, site), site.cityCount)
  const page: ResolvedPage = {
    route,
    document,
    data: { ...ofTexts.value, ...(ownVars !== undefined && ofVars.value) },
    vars,
    variables: ofTexts.variables,
    countsCities: ofVars.countsCities || ofTexts.countsCities,
    ...shared,
  }
  const unfilled = [...ofVars.unfilled, ...ofTexts.unfilled]
  return {
    page,
    raw,
    unfilled: unfilled.map(({ path, ...found }) => ({ origin: originOf(page, path), ...found })),
    unknownSections,
    wrongTypes,
  }
}

/** Fills variables into a page's vars: the site's, and those of the page whose own texts name none. */
function fillVars(vars: unknown, site: ResolutionContext) {
  const written = textVariables(vars)
  const plain = Object.fromEntries(Object.entries(written).filter(([, text]) => isWithoutVariables(text)))
  const filled = fillDocument({ vars }, pageVariables(plain, site), site.cityCount)
  const unfilled = filled.unfilled.map((found) => ({
    ...found,
    isNested: Object.hasOwn(written, tokenName(found.token)),
  }))
  return { ...filled, unfilled }
}

/**
 * Replaces each { "use": "name" } of a page by the shared section of that name; keys beside "use" replace the section's own.
 * A section that doesn't exist is left out.
 */
function useSharedSections(
  document: SourceDocument,
  page: Record<string, unknown>,
  shared: Map<string, SourceDocument>,
) {
  const written: unknown[] = Array.isArray(page.sections) ? page.sections : []
  const sections: unknown[] = []
  const origins: SectionOrigin[] = []
  const unknownSections: Resolution['unknownSections'] = []
  const wrongTypes: Resolution['wrongTypes'] = []
  const used: string[] = []
  for (const [index, section] of written.entries()) {
    const { use, ...own }: Record<string, unknown> = isRecord(section) ? section : {}
    const source = typeof use === 'string' ? shared.get(use) : undefined
    if (typeof use !== 'string') {
      sections.push(section)
      origins.push({ index, overrides: [] })
    } else if (!source) {
      unknownSections.push({ origin: { document, path: ['sections', index, 'use'] }, name: use })
    } else if (isRecord(source.value)) {
      used.push(use)
      const { type } = source.value
      const isOfType = own.type === undefined || typeof type !== 'string' || own.type === type
      if (!isOfType) wrongTypes.push({ origin: { document, path: ['sections', index, 'type'] }, name: use, type })
      sections.push({ ...source.value, ...(isOfType && own) })
      origins.push({ index, shared: source, overrides: isOfType ? Object.keys(own) : [] })
    }
    // a shared document that is broken or no object is reported by itself
  }
  const raw = Array.isArray(page.sections) ? { ...page, sections } : page
  return { raw, origins, unknownSections, wrongTypes, used, complete: sections.length === written.length }
}
