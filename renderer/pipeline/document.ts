import type { Node } from 'jsonc-parser'

/** A JSON file as it was read. */
export interface SourceDocument {
  /** The path as it is shown to people. */
  file: string
  text: string
  /** Absent when the document can't be read. */
  tree: Node | undefined
  /** True when the text is not JSON. */
  broken: boolean
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
