/** A site as it was built. */
export interface BuiltSite {
  /** Route → HTML. */
  pages: Map<string, string>
  /** Every other file, by its path without the hash that a script has in its name. */
  files: Map<string, BuiltFile>
}

export interface BuiltFile {
  /** Those of a text pressed by gzip. */
  bytes: number
  /** Of the content, without the hashes in names of scripts. */
  hash: string
  /** The content of a text. */
  text?: string
}
