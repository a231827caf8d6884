import type { City } from '../../../sections/page-context'
import type { ParsedSite } from '../documents/parse-documents'
import { textsOf } from '../resolve/resolve-page'
import type { Variables } from '../resolve/variables'
import { citiesOf } from './cities-of'

/** A page's vars as they mostly are: texts alone. */
const VARS = /"vars"\s*:\s*(\{[^{}]*\})/

/**
 * The cities that a site will turn out to have. Documents are not parsed: of each only the vars are looked for, so that a
 * few cities may be missed, or found where they aren't.
 */
export const expectedCities = ({ routes, unread }: Pick<ParsedSite, 'routes' | 'unread'>): City[] =>
  citiesOf(routes.map((route, at) => ({ route, vars: expectedVars(unread(at, false).document.text) })))

function expectedVars(text: string): Variables {
  const found = VARS.exec(text)?.[1]
  return found === undefined ? {} : textsOf(parsed(found))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // a mistake in the document, which is told where the document is parsed
    return undefined
  }
}
