import type { City } from '../../../sections/page-context'
import type { SourceDocument } from '../documents/document'
import type { ParsedSite } from '../documents/parse-documents'
import { readHead } from '../documents/read-head'
import { textsOf } from '../resolve/resolve-page'
import type { Variables } from '../resolve/variables'
import { citiesOf } from './cities-of'
import { varsIn, varsInHead } from './expected-vars'

/**
 * The cities that a site will turn out to have. Documents are not parsed: of each only the vars are looked for, so that a
 * few cities may be missed, or found where they aren't.
 */
export const expectedCities = ({ routes, unread }: Pick<ParsedSite, 'routes' | 'unread'>): City[] =>
  citiesOf(routes.map((route, at) => ({ route, vars: expectedVars(unread(at, false).document) })))

function expectedVars(document: SourceDocument): Variables {
  const found = inHead(document) ?? varsIn(document.text)
  return found === undefined ? {} : textsOf(parsed(found))
}

function inHead({ file }: SourceDocument): string | undefined {
  try {
    return varsInHead(readHead(file))
  } catch {
    // a document that is no file, or no longer
    return undefined
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // a mistake in the document, which is told where the document is parsed
    return undefined
  }
}
