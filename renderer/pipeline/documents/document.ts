import type { Node } from 'jsonc-parser'

/** A JSON file as it was read. */
export interface SourceDocument {
  /** The path as it is shown to people. */
  readonly file: string
  readonly text: string
  /** What the document says, without comments. Undefined when it can't be read. */
  readonly value: unknown
  /** Where everything stands in the text. Undefined when the document can't be read. */
  readonly tree: Node | undefined
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
