import type { Origin } from '../documents/document'
import type { Path } from '../documents/json-tree'
import type { ResolvedDocument } from './page'

/** Where the value at a path of the data is written: in its document, or in a shared section that the page uses. */
export function originOf({ document, origins }: Pick<ResolvedDocument, 'document' | 'origins'>, path: Path): Origin {
  const [list, index, key] = path
  const origin = list === 'sections' && typeof index === 'number' ? origins?.[index] : undefined
  if (!origin) return { document, path }
  const isOverride = typeof key === 'string' && origin.overrides.includes(key)
  if (origin.shared && !isOverride) return { document: origin.shared, path: path.slice(2) }
  return { document, path: origin.index === index ? path : ['sections', origin.index, ...path.slice(2)] }
}
