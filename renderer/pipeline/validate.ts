import type { SourceDocument } from './document'
import { fromPointer } from './json-tree'
import { type Origin, originOf } from './origin'
import type { Problem } from './problem'
import type { ResolvedSite } from './resolved'
import { describeErrors } from './schema-problems'
import { getValidator } from './validator'
import type { ValidateFunction } from 'ajv'

/**
 * Holds every resolved document against its schema.
 * A document without problems is what schemas/types.ts says it is.
 */
export function validate(resolved: ResolvedSite): Problem[] {
  const validator = getValidator()
  const { document: site } = resolved
  return [
    ...(site?.tree && !site.broken ? problemsOf(validator.site, resolved.site, within(site)) : []),
    ...resolved.pages.flatMap((page) => problemsOf(validator.page, page.data, (path) => originOf(page, path))),
    ...resolved.unused.flatMap(({ document, data }) => problemsOf(validator.section, data, within(document))),
  ]
}

const within =
  (document: SourceDocument) =>
  (path: Origin['path']): Origin => ({ document, path })

function problemsOf(check: ValidateFunction, data: unknown, originOf: (path: Origin['path']) => Origin): Problem[] {
  if (check(data)) return []
  return describeErrors(check.errors ?? [], (pointer) => originOf(fromPointer(pointer, data)))
}
