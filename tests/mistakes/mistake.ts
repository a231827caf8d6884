/** A mistake in a document of the site that ships. */
export interface Mistake {
  file: string
  /** What is replaced, and by what; «…» marks where the problem must be placed, and does not stand in the file. */
  change: [from: string, to: string]
  rule: string
  hint?: string
  /** "error" where it is left out. */
  severity?: 'warning'
}
