import type { SourceDocument } from './document'
import { isRecord } from './is-record'
import { fromPointer, plainValue } from './json-tree'
import { likelyTexts } from './likely-texts'
import { type Origin, originOf } from './origin'
import type { Problem } from './problem'
import type { Images } from './public-folder'
import type { ResolvedSite } from './resolved'
import { plainErrors } from './schema-errors/plain-errors'
import { schemaProblem } from './schema-problems'
import { getValidator } from './validator'

/**
 * Holds every resolved document against its schema.
 * A document without problems is what schemas/types.ts says it is.
 * @param images the pictures there are, for suggestions
 */
export function validate(resolved: ResolvedSite, images: Images): Problem[] {
  const { document: site } = resolved
  const likely = likelyTexts(resolved, images)
  const problemsOf = (
    kind: 'site' | 'page' | 'section',
    data: unknown,
    originOf: (path: Origin['path']) => Origin,
    isWhole = true,
  ) => {
    const validator = getValidator()
    const check = validator[kind]
    const isValid: boolean = check(data)
    if (isValid) return []
    const id = kind === 'section' ? `sections/${isRecord(data) ? data.type : ''}.schema.json` : `${kind}.schema.json`
    const locate = (pointer: string) => originOf(fromPointer(pointer, data))
    const errors = (check.errors ?? []).filter((error) => isWhole || error.keyword !== 'required' || error.instancePath)
    return plainErrors(errors, { id, data }, validator).map((error) => schemaProblem(error, { locate, likely }))
  }
  return [
    ...(site?.tree && !site.broken ? problemsOf('site', asWritten(site, resolved.site), within(site)) : []),
    ...resolved.pages.flatMap((page) =>
      problemsOf('page', asWritten(page.document, page.data), (path) => originOf(page, path)),
    ),
    ...resolved.unused.flatMap(({ document, data }) => problemsOf('section', data, within(document))),
    // what every page says anew is wrong in the shared section all the same; what is missing there, pages may add
    ...resolved.used.flatMap(({ document, data }) => problemsOf('section', data, within(document), false)),
  ]
}

/** A document that is no object has no members that could be resolved: then the value itself is what is wrong. */
const asWritten = ({ tree }: SourceDocument, data: unknown) =>
  tree && tree.type !== 'object' ? plainValue(tree) : data

const within =
  (document: SourceDocument) =>
  (path: Origin['path']): Origin => ({ document, path })
