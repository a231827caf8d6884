import type { Page } from '../../schemas/types'
import { type ResolvedPage, type SourceDocument, originKey } from './documents/document'
import { resolvePage } from './documents/resolve'
import { textsOfPage } from './documents/texts'
import type { Variables } from './documents/variables'
import { factsOf } from './facts'
import { type Problem, isError } from './problems/problem'
import { checkDocument, oncePerMistake } from './rules/registry'
import type { LoadedSite, PageDocument, PageFacts } from './site'
import { validate } from './validate/validate'
import { isPage } from './validate/validator'

/** What a page is rendered from. */
export interface PageContent {
  /** Its address: "/plano". */
  route: string
  data: Page
  /** Its own variables. */
  vars: Variables
}

/** A page that satisfies its schema. */
export interface ValidPage extends Omit<ResolvedPage, 'data'> {
  data: Page
}

/** The result of opening a page. */
export interface OpenedPage {
  document: SourceDocument
  /** With shared sections and variables in place, valid or not; undefined where the document is not JSON. */
  resolved: ResolvedPage | undefined
  /** The page that can be rendered; undefined where it has an error. */
  page: ValidPage | undefined
  facts: PageFacts
  /** The problems of the page alone. Its warnings count only on a site without errors. */
  problems: Problem[]
}

/**
 * Opens a page: puts shared sections and variables in place, validates it, and applies the rules about single pages.
 * @param site its site; other pages are read only to suggest names
 */
export function openPage({ route, document, problems: syntax }: PageDocument, site: LoadedSite): OpenedPage {
  const { suggestions, images } = site
  const resolution = resolvePage({ route, document }, site)
  if (!resolution) {
    const facts = factsOf({ route, document }, syntax)
    return { document, resolved: undefined, page: undefined, facts, problems: syntax }
  }
  const { page: resolved, unfilled, problems: ofVariables } = resolution
  const invalid = validate('page', resolved, suggestions.textsOf)
  const texts = textsOfPage(resolved)
  const isValid = invalid.length === 0 && resolved.complete
  const checked = checkDocument({ page: resolved, texts, images, likely: suggestions.textsOf }, isValid)
  const problems = oncePerMistake([...syntax, ...ofVariables, ...invalid, ...checked], unfilled)
  const valid = isValid && isPage(resolved.data) ? resolved.data : undefined
  // links and pictures that hold an unknown variable are no facts
  const unknown = new Set(unfilled.map(originKey))
  const known = unknown.size === 0 ? texts : texts.filter(({ origin }) => !unknown.has(originKey(origin)))
  const found = { resolved, valid, texts: known, pageCount: site.pages.length }
  const facts = factsOf({ route, document }, problems, found)
  const page = valid && !problems.some(isError) ? { ...resolved, data: valid } : undefined
  return { document, resolved, page, facts, problems }
}
