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
 */
export function resolveSite(
  document: SourceDocument | undefined,
  cityCount: CityCount,
  textAt: TextAt,
): { data: Record<string, unknown>; variables: Variables; unfilled: Unfilled[] } {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, variables: {}, unfilled: [] }
  // first fill the texts that variables are made from, then all texts with these variables
  const nested = nestedVariables(raw, textAt)
  const plain = Object.entries(siteVariables(raw, textAt)).filter(([name]) => !nested.has(name))
  const first = fillDocument(raw, Object.fromEntries(plain), cityCount)
  const variables = siteVariables(first.value, textAt)
  const { value: data, unfilled } = fillDocument(raw, variables, cityCount)
  const nestedTexts = first.unfilled
    .filter(({ path, token }) => isVariableSource(path) && nested.has(tokenName(token)))
    .map((text) => ({ ...text, isNested: true }))
  const texts = [...nestedTexts, ...unfilled]
  return { data, variables, unfilled: texts.map(({ path, ...text }) => ({ origin: { document, path }, ...text })) }
}

/** What pages need to be resolved. */
export interface ResolutionContext extends VariableSources {
  /** The sections of shared/ by name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}

/** A page with its shared sections and variables in place, and those that are missing. */
export interface Resolution {
  page: ResolvedPage
  /** The page with its shared sections in place, but its variables not filled in. */
  raw: Record<string, unknown>
  unfilled: Unfilled[]
  /** The names in "use" that no shared section has. */
  unknownSections: { origin: Origin; name: string }[]
  /** The types next to "use" that aren't the shared section's, whose keys are not replaced then. */
  wrongTypes: { origin: Origin; name: string; type: string }[]
}

/**
 * Puts shared sections and variables in place on a page.
 * @returns undefined if the document is not JSON
 */
export function resolvePage({ route, document }: ParsedPage, site: ResolutionContext): Resolution | undefined {
  if (document.value === undefined) return undefined
  const { raw, unknownSections, wrongTypes, ...sharedSections } = useSharedSections(document, site.shared)
  const { vars: writtenVars, ...content } = raw
  const filledVars = fillVars(writtenVars, site)
  const vars = textVariables(filledVars.value.vars)
  const filledContent = fillDocument(content, pageVariables(vars, site), site.cityCount)
  const page: ResolvedPage = {
    route,
    document,
    data: { ...filledContent.value, ...(writtenVars !== undefined && filledVars.value) },
    vars,
    variables: filledContent.variables,
    countsCities: filledVars.countsCities || filledContent.countsCities,
    ...sharedSections,
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

/** Fills variables into a page's vars: the site's, and the page's own whose texts name no variables. */
function fillVars(vars: unknown, site: ResolutionContext) {
  const texts = textVariables(vars)
  const plain = Object.fromEntries(Object.entries(texts).filter(([, text]) => isWithoutVariables(text)))
  const filled = fillDocument({ vars }, pageVariables(plain, site), site.cityCount)
  const unfilled = filled.unfilled.map(({ path, token }) => {
    return { path, token, isNested: Object.hasOwn(texts, tokenName(token)) }
  })
  return { ...filled, unfilled }
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
