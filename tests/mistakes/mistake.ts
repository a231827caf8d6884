interface Reported {
  /** Where the problem is reported, in the site's folder; a picture stands beside it, in ../public/images. */
  file: string
  rule: string
  hint?: string
  /** "error" where it is left out. */
  severity?: 'warning'
}

/** What is replaced in the file, and by what; «…» marks where the problem must be placed, and does not stand in the file. */
export interface Change {
  change: [from: string, to: string]
}

/** What is put in the file's place. */
interface Content {
  content: string | Uint8Array
}

/** A mistake in a document of the site that ships. */
export type Mistake = Reported & (Change | Content)

/** A mistake in Plano's page. */
export const inPlano = (from: string, to: string, rule: string, hint?: string): Mistake => ({
  file: 'pages/plano.json',
  change: [from, to],
  rule,
  hint,
})

/** The hint that suggests a value. */
export const meant = (value: string): string => `Did you mean "${value}"?`
