import type { Site } from '../../../schemas/types'
import type { SourceDocument } from '../documents/document'
import { fillTexts } from './fill-texts'
import { isRecord } from '../documents/is-record'
import type { Origin } from './origin'
import type { Problem } from '../problem'
import { nameIn, unknownToken } from '../rules/references/unknown-variable'
import { SITE_VARIABLES, siteVariables } from './site-variables'

/** site.json with its own facts filled in, and nothing of one that can't be read. */
export function resolveSite(document: SourceDocument | undefined): {
  data: Record<string, unknown>
  unfilled: Origin[]
  problems: Problem[]
} {
  const raw = document?.value
  if (!document || !isRecord(raw)) return { data: {}, unfilled: [], problems: [] }
  const variables = siteVariables(raw as Partial<Site>)
  const { value, unfilled } = fillTexts(raw, variables)
  const placed = unfilled.map(({ path, token }) => ({ origin: { document, path }, token }))
  // a fact that is missing is told by its own place
  const unknown = placed.filter(({ token }) => !Object.hasOwn(SITE_VARIABLES, nameIn(token) ?? ''))
  return {
    data: value,
    unfilled: placed.map(({ origin }) => origin),
    problems: unknown.map(({ origin, token }) => unknownToken(origin, token, Object.keys(variables))),
  }
}
