import type { Node, NodeType } from 'jsonc-parser'
import type { Addresses } from '../../site/addresses'
import type { Origin, SourceDocument } from '../../documents/document'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import { type Path, isRecord } from '../../documents/json-tree'
import type { Link } from '../../documents/links'
import type { Images } from '../../pictures/pictures'
import { type Description, type Mark, type Problem, type Severity, isError, problemOf } from '../../problems/problem'
import type { LoadedSite, Suggestions } from '../../site/site'
import type { SchemaError, SiteText } from '../../schema/schemas'
import type { PageFacts, ResolvedDocument, ResolvedPage } from '../../site/page'

/** A rule for documents, with everything that people read about it: docs/rules.md is generated from it. */
export interface Rule {
  /** In kebab-case, as problems name it. */
  name: string
  /** A site with an error can't be built. site.json may turn a warning into an error, or off. */
  severity: Severity
  /** What documents must do, as a sentence. */
  asks: string
  /** What goes wrong otherwise: for visitors, for search engines, for the next author. */
  why: string
  /** What the author should do. */
  fix: string
  example: Example
}

/** A text with a mistake, and the same text without it. «…» marks where the problem is reported, and is not part of the text. */
export interface Example {
  /** What the texts are: a section of the home page, the whole home page, members of site.json, or all of it. */
  of: 'section' | 'page' | 'site' | 'site.json'
  wrong: string
  right: string
  /** Other files that both need, by their path in the site's folder, or in public/ beside it. */
  beside?: Record<string, object | string>
  /** Files that only the wrong one has. */
  wrongBeside?: Record<string, string>
}

/** A mistake in a text. By default its hint is what its rule says of all of them. */
export type SyntaxMistake = Pick<Problem, 'start' | 'end' | 'what'> & Partial<Pick<Problem, 'hint'>>

/** A rule about the text of a document, which need not be JSON. */
export interface SyntaxRule extends Rule {
  /** Set if a text that breaks the rule can still be JSON. */
  isReadable?: true
  /** @param json the parsed text; undefined where it is not JSON */
  find: (text: string, json: { value: unknown } | undefined) => SyntaxMistake[]
}

export interface NodeMistake extends Pick<SyntaxMistake, 'what' | 'hint'> {
  node: Node
  /** The place of the problem, where it is not the whole node. */
  span?: Pick<Problem, 'start' | 'end'>
}

/** A rule about the names and values of a document, whatever they mean. One walk applies all of these rules. */
export interface NodeRule extends Rule {
  /** The type of the nodes it is about. A member's name is a string too. */
  node: NodeType
  find: (node: Node, text: string) => NodeMistake[]
}

/** A rule of the schemas, by their keywords. */
export interface KeywordRule extends Rule {
  keywords: string[]
  describe: (error: SchemaError) => Description
}

/** A rule about texts with a format. */
export interface FormatRule extends ContentRule {
  format: string
  /** The end of a sentence that begins "must be". */
  must: string
  test: (text: string) => boolean
  /**
   * The hint for a wrong text that shows what was meant; undefined if it doesn't.
   * @param existing the site's texts of this format
   */
  hint?: (text: string, existing: Iterable<string>) => string | undefined
  /** All valid values, where they can be listed, for suggestions. */
  known?: Set<string>
}

/** What a rule about one document can see. */
export interface DocumentView {
  /** Undefined for site.json and for sections that no page uses. */
  page?: ResolvedPage
  /** Every text of it that people read, or that has a format. */
  texts: SiteText[]
  /** The data of site.json; empty where it can't be read. */
  site: LoadedSite['data']
  /** All pictures of the site. */
  images: Images
  /** Likely texts of a format, for suggestions. */
  likely: Suggestions['textsOf']
}

/** A mistake that a rule has found, at the value that must be corrected. */
export interface Finding extends Description {
  origin: Origin
  /** The part of the value that is the mistake, by default all of it. */
  mark?: Mark
}

/** The same about a file that is missing or not a document, so that it has no place in a text. */
export type FileFinding = Description & Pick<Problem, 'file' | 'where'>

/** A rule about what documents say, with one or more of these checks. */
export interface ContentRule extends Rule {
  /** Of one page, with its shared sections in place. */
  checkPage?: (page: ResolvedPage, view: DocumentView) => Finding[]
  /** Of one page, site.json, or the sections that no page uses. */
  checkDocument?: (view: DocumentView) => Finding[]
  /** Of all documents together. */
  checkSite?: (site: SiteView) => (Finding | FileFinding)[]
}

/** A rule as it is written under its name, in a list of rules of one severity. */
export type Unnamed<R extends Rule> = Omit<R, 'name' | 'severity'>

const rulesWith =
  (severity: Severity) =>
  <R extends object = Unnamed<ContentRule>>(rules: Record<string, NoInfer<R>>) =>
    Object.entries(rules).map(([name, rule]) => ({ name, severity, ...rule }))

/** Rules whose problems prevent the build, by their names. */
export const errors = rulesWith('error')

/** Rules whose problems don't, unless site.json says so. */
export const warnings = rulesWith('warning')

/** A finding as a problem of its rule. */
export function problemFrom(rule: Rule, finding: Finding | FileFinding): Problem {
  const { name, severity, fix } = rule
  if ('file' in finding)
    return { severity, rule: name, start: 0, end: 0, pointer: '', ...finding, hint: finding.hint ?? fix }
  const { origin, mark, ...about } = finding
  return problemOf(rule, origin, about, mark)
}

/** Gives warnings the severity that site.json chooses for their rule: "error", "warning", or "off". Errors stay errors. */
export function chosenSeverities(problems: Problem[], { rules }: Record<string, unknown>): Problem[] {
  if (!isRecord(rules)) return problems
  return problems.flatMap((problem) => {
    const chosen = problem.severity === 'warning' ? rules[problem.rule] : undefined
    if (chosen === 'off') return []
    return chosen === 'error' ? [{ ...problem, severity: chosen }] : [problem]
  })
}

/** The errors of one document. Where it has none, these are the warnings that site.json turns into errors. */
export function errorsAmong(problems: Problem[], site: Record<string, unknown>): Problem[] {
  return (problems.some(isError) ? problems : chosenSeverities(problems, site)).filter(isError)
}

/** What a rule about the whole site can see. */
export interface SiteView {
  site: LoadedSite
  /** One for each page, in the order of their files. */
  pages: PageFacts[]
  addresses: Addresses
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
  /** All links within the site, each once. */
  links: FoundLink[]
  /** The texts of site.json, and of shared sections that no page uses. */
  ownTexts: SiteText[]
  /** The addresses of the pictures that documents name. */
  namedImages: Set<string>
  /** The problems found so far: what seems to be missing may be in a document with errors. */
  earlier: Problem[]
  /** Reads the document of a page again, to find places in it. */
  read: (file: string) => SourceDocument
  /** Opens a page again, to find the places of its texts, some of them in shared sections. */
  textsOn: (file: string) => SiteText[]
  /** The links among these texts. */
  linksOn: (file: string) => (Link & { source: SiteText })[]
}

/** Finds something only once for each check of a document or site, because several rules need it. */
export function once<View extends object, T>(find: (view: View) => T): (view: View) => T {
  const found = new WeakMap<View, T>()
  return (view) => getOrInsertComputed(found, view, () => find(view))
}

/** The things that have the key of an earlier one, each with the first that has it. Things without a key are ignored. */
export function repeatsAmong<T>(things: T[], keyOf: (thing: T) => string | undefined): [thing: T, first: T][] {
  const firsts = new Map<string, T>()
  return things.flatMap((thing): [T, T][] => {
    const key = keyOf(thing)
    if (key === undefined) return []
    const first = getOrInsertComputed(firsts, key, () => thing)
    return first === thing ? [] : [[thing, first]]
  })
}

/** The origin of a place in site.json or in the document of a page. */
export const originIn = ({ site, read }: SiteView, file: string, path: Path): Origin => ({
  document: file === site.document?.file ? site.document : read(file),
  path,
})

/** A link within the site, with all that have it. */
export interface FoundLink extends Link {
  pages: PageFacts[]
  /** Its places in site.json, and in sections that no page uses. */
  origins: Origin[]
}
