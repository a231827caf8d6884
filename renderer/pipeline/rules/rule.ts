import type { Node, NodeType } from 'jsonc-parser'
import { isRecord, type Path } from '../documents/json-tree'
import type { Suggestions, LoadedSite } from '../site'
import { type Problem, type Severity, isError } from '../problems/problem'
import type { SchemaError } from '../validate/schemas'
import type { Images } from '../documents/files'
import type { ResolvedPage, SourceDocument, Origin, ResolvedDocument } from '../documents/document'
import type { SiteText, Link } from '../documents/texts'
import type { Addresses } from '../addresses'
import type { PageFacts } from '../facts'

/** What Plat asks of documents. Everything that people read of a rule is here: docs/rules.md is made from it. */
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
  fix: string
  example: Example
}

/** A mistake and the same place without it. «…» marks what the problem must point at, and does not stand in the file. */
export interface Example {
  /** What the two texts are: one section of the home page, the whole home page, members that are added to site.json, or all of it. */
  of: 'section' | 'page' | 'site' | 'site.json'
  wrong: string
  right: string
  /** Other files that both need, by their path in the site's folder, or in public/ beside it. They hold no mistake. */
  beside?: Record<string, object | string>
}

/** A piece of a text, what is wrong with it, and what to do. */
export type SyntaxMistake = Pick<Problem, 'start' | 'end' | 'what' | 'hint'>

/** A rule about a document's text, before it is known to be JSON. */
export interface SyntaxRule extends Rule {
  /** Set where a text that breaks the rule can be read all the same. */
  isReadable?: true
  /** @param json what the text says; undefined where it is no JSON */
  find: (text: string, json: { value: unknown } | undefined) => SyntaxMistake[]
}

/** A name or a value of a document, what is wrong with it, and what to do. */
export interface NodeMistake extends Pick<Problem, 'what' | 'hint'> {
  node: Node
  /** What is marked, where it is not the whole node. */
  span?: Pick<Problem, 'start' | 'end'>
}

/** A rule about the names and values of one document, whatever they mean. One walk asks all of them. */
export interface NodeRule extends Rule {
  /** What the rule is asked about. A member's name is a string too. */
  node: NodeType
  find: (node: Node, text: string) => NodeMistake[]
}

/** A rule of the schemas: its keywords, and what is said of an error. */
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

/** What a rule about one document may know. */
export interface DocumentView {
  /** None for site.json and for sections that no page uses. */
  page?: ResolvedPage
  /** Every text of it whose schema gives it a format. */
  texts: SiteText[]
  /** All pictures there are. */
  images: Images
  /** What texts of a format are likely to be, for suggestions. */
  likely: Suggestions['textsOf']
}

/** A rule about one document: a page, with its shared sections in place, or what stands on no page. */
export interface DocumentRule extends Rule {
  checkDocument: (view: DocumentView) => Problem[]
}

/** A rule about all documents together. */
export interface SiteRule extends Rule {
  checkSite: (site: SiteView) => Problem[]
}

/**
 * Gives warnings the severity that site.json chooses for their rule: "error", "warning", or "off".
 * An error stays one: what breaks a page can't be talked away.
 */
export function chosenSeverities(problems: Problem[], { rules }: Record<string, unknown>): Problem[] {
  if (!isRecord(rules)) return problems
  return problems.flatMap((problem) => {
    const chosen = problem.severity === 'warning' ? rules[problem.rule] : undefined
    if (chosen === 'off') return []
    return chosen === 'error' ? [{ ...problem, severity: chosen }] : [problem]
  })
}

/**
 * The errors of one document. Its warnings count where nothing is an error: site.json may choose that they are errors.
 * @param site what site.json says
 */
export function errorsAmong(problems: Problem[], site: Record<string, unknown>): Problem[] {
  return (problems.some(isError) ? problems : chosenSeverities(problems, site)).filter(isError)
}

/** What a rule about the whole site may know. */
export interface SiteView {
  site: LoadedSite
  /** One for each page, in the order of their files. */
  pages: PageFacts[]
  addresses: Addresses
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
  /** All links within the site, each once a page. */
  links: FoundLink[]
  /** The addresses of the pictures that documents name. */
  namedImages: Set<string>
  /** What was found before: what seems to be missing elsewhere may be in a document that could not be read. */
  earlier: Problem[]
  /** Reads the document of a page again, to find out where something of it stands. */
  read: (file: string) => SourceDocument
  /** Opens a page again, to find out where its links stand, some of which may have come from a shared section. */
  linksOn: (file: string) => (Link & { source: SiteText })[]
}

/** Where something stands in a document of pages/ or in site.json. */
export const originIn = ({ site, read }: SiteView, file: string, path: Path): Origin => ({
  document: file === site.document?.file ? site.document : read(file),
  path,
})

/** A link within the site, and where it stands. */
export interface FoundLink extends Link {
  /** The page it stands on; none for those of site.json and of sections that no page uses. */
  page?: PageFacts
  /** Where it stands, where that is on no page. */
  origin?: Origin
}

/** All places where a link stands. */
export function originsOfLink({ linksOn }: SiteView, { link, page, origin }: FoundLink): Origin[] {
  if (!page) return origin ? [origin] : []
  return linksOn(page.file).flatMap((other) => (other.link === link ? other.source.origin : []))
}
