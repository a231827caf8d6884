import type { Problem, Severity } from '../problem'
import type { SyntaxMistake } from '../syntax-errors'
import type { SchemaError } from '../validator'
import type { WholeSite } from '../whole-site'

/** What Plat asks of documents. Everything that people read of a rule stands here: docs/rules.md is made from it. */
export interface Rule {
  /** In kebab-case; problems carry it. */
  name: string
  /** An error can't be built. A warning can; site.json may make it an error, or turn it off. */
  severity: Severity
  /** What is asked, as a sentence. */
  asks: string
  /** What would go wrong otherwise: for readers, for search engines, for the next author. */
  why: string
  /** What to do about it. */
  mend: string
  example: Example
}

/** A mistake and the same place without it. «…» marks what the problem must point at, and does not stand in the file. */
export interface Example {
  /** What the two texts are: one section of the home page, the whole home page, or members that are added to site.json. */
  of: 'section' | 'page' | 'site'
  wrong: string
  right: string
  /** Other files that both need, by their path in the site's folder. They hold no mistake. */
  beside?: Record<string, object | string>
}

/** A rule about a document's text, before it is known to be JSON. */
export interface SyntaxRule extends Rule {
  find: (text: string) => SyntaxMistake[]
}

/** A rule of the schemas: its keywords, and how an author is told. */
export interface KeywordRule extends Rule {
  keywords: string[]
  describe: (error: SchemaError) => Pick<Problem, 'what' | 'hint'>
}

/** A rule about texts whose schema gives them a format. */
export interface FormatRule extends Rule {
  format: string
  /** What the text must be, after "must be". */
  must: string
  test: (text: string) => boolean
  /** The values there are, where they can be counted: suggestions come from them. */
  known?: Set<string>
}

/** A rule about all documents together. */
export interface SiteRule extends Rule {
  check: (site: WholeSite) => Problem[]
}
