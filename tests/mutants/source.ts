import type { Node } from 'jsonc-parser'
import type { SourceDocument, ResolvedPage } from '../../renderer/pipeline/documents/document'
import type { OpenSite } from '../../renderer/pipeline/open-site'
import type { Path } from '../../renderer/pipeline/documents/json-tree'
import type { Schema } from '../../renderer/pipeline/validate/schemas'

/** What a schema allows, as far as mutants go beyond it. */
export interface LimitedSchema extends Schema {
  minItems?: number
  maxItems?: number
  minLength?: number
  minimum?: number
  maximum?: number
}

/** A value of a document, and what its schema says of it. */
export interface Value {
  node: Node
  path: Path
  /** The value as the schema sees it: with shared sections in place and variables filled in. */
  data: unknown
  /** Absent where the schemas know nothing of the value, as of the name behind "use". */
  schema: LimitedSchema | undefined
}

/** A document that mutants are made of, with all that a kind must know of its site. */
export interface Source {
  document: SourceDocument
  /** The whole of it first, and without what only editors read. */
  values: Value[]
  /** The pages on which the document stands: of a shared section those that use it. */
  pages: ResolvedPage[]
  site: OpenSite
}
