import type { Origin } from '../documents/document'
import type { Path } from '../documents/json-tree'
import type { ListOrigins, ResolvedDocument } from './page'

type Resolved = Pick<ResolvedDocument, 'document' | 'origins' | 'lists'>

/** Where the value at a path of the data is written: in its document, in a shared section, or in a list. */
export function originOf({ document, origins, lists }: Resolved, path: Path): Origin {
  const [list, index, key] = path
  const entry = entryOrigin(lists, path)
  if (entry) return entry
  const origin = list === 'sections' && typeof index === 'number' ? origins?.[index] : undefined
  if (!origin) return { document, path }
  const entryOfSection = entryOrigin(origin.lists, path.slice(2))
  if (entryOfSection) return entryOfSection
  const isOverride = typeof key === 'string' && origin.overrides.includes(key)
  if (origin.shared && !isOverride) return { document: origin.shared, path: path.slice(2) }
  return { document, path: origin.index === index ? path : ['sections', origin.index, ...path.slice(2)] }
}

/** Where the value at a path of a section is written, if that is in a list. */
function entryOrigin(lists: ListOrigins | undefined, [key, index, ...rest]: Path): Origin | undefined {
  if (!lists || typeof key !== 'string' || typeof index !== 'number' || !Object.hasOwn(lists, key)) return undefined
  const { document, entries } = lists[key] ?? {}
  const entry = entries?.[index]
  return document && entry !== undefined ? { document, path: ['entries', entry, ...rest] } : undefined
}
