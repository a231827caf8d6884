import type { DocumentView } from './document-view'
import type { ParsedPage } from '../documents/parse-documents'
import type { Problem } from '../problem'
import type { PageTools } from './page-tools'
import { type PageResolution, resolvePage } from '../resolve/resolve-page'
import { DOCUMENT_ERRORS, DOCUMENT_WARNINGS } from '../rules/registry'
import { placedPictures } from '../rules/site/placed-pictures'
import { type SiteText, textsOfPage } from '../texts/site-texts'
import { validatePage } from '../validate'

/** The problems of documents by the stage that found them. */
export interface StageProblems {
  syntax: Problem[]
  resolve: Problem[]
  validate: Problem[]
  check: Problem[]
  /** They are told only when nothing is an error. */
  warnings: Problem[]
}

/** What can be known of one page by itself. */
export interface PageInspection {
  /** None where the page can't be read. */
  resolution?: PageResolution
  texts: SiteText[]
  /** Whether the page holds what its schema says. */
  isValid: boolean
  found: Partial<StageProblems>
}

/** Resolves, validates and checks one page. */
export function inspectPage({ source, problems: syntax }: ParsedPage, tools: PageTools): PageInspection {
  const resolution = resolvePage(source, tools.surroundings)
  if (!resolution) return { texts: [], isValid: false, found: { syntax } }
  const { page, problems: resolve } = resolution
  const validate = validatePage(page, tools.likely)
  const texts = textsOfPage(page)
  const isValid = validate.length === 0 && page.complete
  const checked = checkDocument({ page, texts, images: tools.images, likely: tools.likely }, isValid)
  return { resolution, texts, isValid, found: { syntax, resolve, validate, ...checked } }
}

/**
 * Asks the rules about single documents.
 * @param isValid whether the document holds what its schema says: else it is of no use to warn
 */
export function checkDocument(
  { page, texts, images, likely }: Omit<DocumentView, 'pictures'>,
  isValid: boolean,
): Pick<StageProblems, 'check' | 'warnings'> {
  // member by member: V8 copies an object of which only some have a page by a slow way
  const view = { page, texts, images, likely, pictures: placedPictures({ page, texts }) }
  return {
    check: DOCUMENT_ERRORS.flatMap((rule) => rule.checkDocument(view)),
    warnings: isValid ? DOCUMENT_WARNINGS.flatMap((rule) => rule.checkDocument(view)) : [],
  }
}
