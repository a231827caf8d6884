import { type Path, plainValue, toPointer } from '../documents/json-tree'
import { nodeOf } from '../resolve/origin'
import { placeOf } from '../problems/place'
import type { ResolvedSite } from '../resolved'
import { schemaAt } from '../validate/schema-at'
import { getValidator } from '../validate/validator'
import { valueAt } from '../documents/value-at'
import { explainParts } from './explain-parts'
import { explainVariables } from './explain-variables'
import type { Explanation } from './explanation'
import { sectionAt, speakerOf } from './speaker'
import type { Subject } from './subject'

/** The $id of the schema of a subject's data. */
export const schemaOf = ({ page }: Subject) => (page ? 'page.schema.json' : 'site.schema.json')

/**
 * Where a value comes from.
 * @param path a path of findPath: its last step may be left out in the data
 */
export function explain(subject: Subject, path: Path, resolved: ResolvedSite): Explanation {
  const schema = schemaAt(getValidator().schemas, schemaOf(subject), subject.data, path)?.schema
  const about = { subject: subject.name, pointer: toPointer(path) }
  const field = { description: schema?.description, default: schema?.default }
  const use = useOf(subject, path)
  const value = valueAt(subject.data, path)
  if (value === undefined) return { ...about, from: 'nobody', use, variables: [], ...field }
  const { from, origin } = speakerOf(subject, path)
  const raw = plainValue(nodeOf(origin))
  const written = typeof raw === 'string' && raw !== value ? raw : undefined
  return {
    ...about,
    value,
    from,
    place: placeOf(origin),
    use,
    instead: from === 'override' ? insteadOf(subject, path) : undefined,
    written,
    variables: written === undefined ? [] : explainVariables(written, subject, resolved),
    ...field,
    parts: explainParts(subject, path),
  }
}

/** Where the page uses the shared section that a path lies in. */
function useOf(subject: Subject, path: Path): Explanation['use'] {
  const section = sectionAt(subject, path)
  return section?.shared && placeOf({ document: subject.document, path: ['sections', section.index, 'use'] })
}

/** What the shared section says at the place of an override. */
function insteadOf(subject: Subject, path: Path): Explanation['instead'] {
  const document = sectionAt(subject, path)?.shared
  const inShared = path.slice(2)
  const value = valueAt(document?.value, inShared)
  return document && value !== undefined ? { place: placeOf({ document, path: inShared }), value } : undefined
}
