export type Severity = 'error' | 'warning'

/** One mistake of an author's, placed where it must be mended. */
export interface Problem {
  severity: Severity
  /** The rule's name in kebab-case, for example "unknown-property". */
  rule: string
  /** The document's path as it is shown to people, for example "site.config/pages/plano.json". */
  file: string
  /** Where the mistake stands in the document's text, in UTF-16 units from 0; the end is exclusive. */
  start: number
  end: number
  /** JSON Pointer of the place within the file; "" is the whole document. */
  pointer: string
  /** The place in words: "testimonials (sections[2]) › items[0]". Empty for the whole document. */
  where: string
  /** What is wrong, as the rest of a sentence about the place: 'has no property "ratting"'. */
  what: string
  /** What to do next, as a sentence. */
  hint?: string
}

/** Whether a problem keeps the site from being built. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error'
