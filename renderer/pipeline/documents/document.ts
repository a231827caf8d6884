import type { Node } from 'jsonc-parser'

/** A JSON file. What is large of it is read when it is asked for, and again after it was forgotten. */
export interface SourceDocument {
  /** The path as it is shown to people. */
  readonly file: string
  readonly text: string
  /** Where everything stands in the text. Absent when the document can't be read. */
  readonly tree: Node | undefined
  /** What the document says, without comments. Undefined when it can't be read. */
  readonly value: unknown
  /** True when the document can't be read. */
  readonly broken: boolean
  /** The SHA-1 of the text, where it is known already. */
  readonly hash?: string | undefined
  /** Lets go of text, tree and value: ten thousand documents don't fit into memory. */
  forget: () => void
}

/** A page's document and the address its file's path gives it: pages/plano.json is "/plano". */
export interface PageSource {
  route: string
  document: SourceDocument
}

/** A whole site's documents as they were read. */
export interface SiteSources {
  site: SourceDocument | undefined
  /** One for every file of pages/, in alphabetical order. */
  pages: PageSource[]
  /** By name: "permits" is shared/permits.json. */
  shared: Map<string, SourceDocument>
}
