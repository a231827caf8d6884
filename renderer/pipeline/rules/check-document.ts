import type { Problem } from '../problem'
import { DOCUMENT_ERRORS, DOCUMENT_WARNINGS } from './registry'
import type { DocumentView } from './rule'
import { placedPictures } from './placed-pictures'

/**
 * Asks the rules about single documents.
 * @param isValid whether the document holds what its schema says: else it is of no use to warn
 */
export function checkDocument(document: Omit<DocumentView, 'pictures'>, isValid: boolean): Problem[] {
  const view = { ...document, pictures: placedPictures(document) }
  const rules = isValid ? [...DOCUMENT_ERRORS, ...DOCUMENT_WARNINGS] : DOCUMENT_ERRORS
  return rules.flatMap((rule) => rule.checkDocument(view))
}
