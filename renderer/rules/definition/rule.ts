import type { Node, NodeType } from 'jsonc-parser'
import type { Section } from '../../../schemas/types'
import type { Addresses } from '../../site/addresses'
import type { Origin, SourceDocument } from '../../documents/document'
import { getOrInsertComputed } from '../../documents/get-or-insert'
import { type Path, isRecord } from '../../documents/json-tree'
import type { Link } from '../../documents/links'
import type { Images } from '../../pictures/pictures'
import { type Description, type Mark, type Problem, type Severity, isError, problemOf } from '../../problems/problem'
import type { EntryList } from '../../site/entry-lists'
import type { LoadedSite, Suggestions } from '../../site/site'
import type { SchemaError, SiteText } from '../../schema/schemas'
import type { PageFacts, ResolvedDocument, ResolvedPage } from '../../site/page'

/** A rule for documents, with everything that people read about it; docs/rules.md is generated from it. */
export interface Rule {
  /** In kebab-case, as in problems. */
  name: string
  /** A site with an error can't be built. site.json can turn a warning into an error, or off. */
  severity: Severity
  /** What documents must do, as a sentence. */
  asks: string
  /** What goes wrong otherwise: for visitors, for search engines, for the next author. */
  why: string
  /** What the author should do. */
  fix: string
  example: Example
}

/** A text with a mistake, and the same text corrected. «…» marks where the problem is reported; the marks are removed. */
export interface Example {
  /** What the texts are: a section of the home page, the whole home page, members of site.json, or all of site.json. */
  of: 'section' | 'page' | 'site' | 'site.json'
  wrong: string
  right: string
  /** Other files that both texts need, by their path in the site's folder, or in the public/ next to it. */
  files?: Record<string, object | string>
  /** Files that only the wrong text comes with. */
  wrongFiles?: Record<string, string>
}

/** A mistake in a text. The default hint is the fix of its rule. */
export type SyntaxMistake = Pick<Problem, 'start' | 'end' | 'what'> & Partial<Pick<Problem, 'hint'>>

/** A rule about the text of a document, which may not be JSON. */
export interface SyntaxRule extends Rule {
  /** Set if a text that breaks the rule may still be JSON. */
  isReadable?: true
  /** @param json the parsed text; undefined if it isn't JSON */
  find: (text: string, json: { value: unknown } | undefined) => SyntaxMistake[]
}

export interface NodeMistake extends Pick<SyntaxMistake, 'what' | 'hint'> {
  node: Node
  /** The place of the problem, if it isn't the whole node. */
  span?: Pick<Problem, 'start' | 'end'>
}

/** A rule about names and values in any document. All of these rules are applied in one walk. */
export interface NodeRule extends Rule {
  /** The type of the nodes that it checks. A member's name is a string too. */
  node: NodeType
  find: (node: Node, text: string) => NodeMistake[]
}

/** A rule for the errors of some of the schemas' keywords. */
export interface KeywordRule extends Rule {
  keywords: string[]
  describe: (error: SchemaError) => Description
}

/** A rule about texts of a format. */
export interface FormatRule extends ContentRule {
  format: string
  /** The end of a sentence that begins "must be". */
  must: string
  test: (text: string) => boolean
  /**
   * The hint for a wrong text that gives away what was meant; undefined for any other.
   * @param existing the site's texts of this format
   */
  hint?: (text: string, existing: Iterable<string>) => string | undefined
  /** All valid texts, for suggestions, if there are few enough to list. */
  known?: Set<string>
}

/** What a rule about one document can see. */
export interface DocumentView {
  /** Undefined for site.json and for sections that no page uses. */
  page?: ResolvedPage
  /** The page's sections, if it is valid against its schema. */
  sections?: Section[]
  /** Every text that people read or that has a format. */
  texts: SiteText[]
  /** The data of site.json; empty if it can't be read. */
  site: LoadedSite['data']
  /** The day that the site is checked for: "2026-04-01". */
  today: string
  /** All pictures of the site. */
  images: Images
  /** Likely texts of a format, for suggestions. */
  likely: Suggestions['textsOf']
}

/** A mistake that a rule found, at the value to correct. */
export interface Finding extends Description {
  origin: Origin
  /** The part of the value that is the mistake, by default all of it. */
  mark?: Mark
}

/** A mistake in a file that is missing or isn't a document, and so has no place in a text. */
export type FileFinding = Description & Pick<Problem, 'file' | 'where'>

/** A rule about the content of documents, with one or more of these checks. */
export interface ContentRule extends Rule {
  /** Checks one page, with its shared sections in place. */
  checkPage?: (page: ResolvedPage, view: DocumentView) => Finding[]
  /** Checks one page, site.json, or the sections that no page uses. */
  checkDocument?: (view: DocumentView) => Finding[]
  /** Checks all documents together. */
  checkSite?: (site: SiteView) => (Finding | FileFinding)[]
}

/** A rule as written in a list of rules of one severity, under its name. */
export type Unnamed<R extends Rule> = Omit<R, 'name' | 'severity'>

const rulesWith =
  (severity: Severity) =>
  <R extends object = Unnamed<ContentRule>>(rules: Record<string, NoInfer<R>>) =>
    Object.entries(rules).map(([name, rule]) => ({ name, severity, ...rule }))

/** Creates rules whose problems prevent the build, from an object with their names as keys. */
export const errors = rulesWith('error')

/** Creates rules whose problems don't prevent the build, unless site.json says so. */
export const warnings = rulesWith('warning')

/** Turns a rule's finding into a problem. */
export function problemFrom(rule: Rule, finding: Finding | FileFinding): Problem {
  const { name, severity, fix } = rule
  if ('file' in finding)
    return { severity, rule: name, start: 0, end: 0, pointer: '', ...finding, hint: finding.hint ?? fix }
  const { origin, mark, ...about } = finding
  return problemOf(rule, origin, about, mark)
}

/** Applies the "rules" of site.json to warnings: they become errors, stay warnings, or are dropped. Errors stay errors. */
export function chosenSeverities(problems: Problem[], { rules }: Record<string, unknown>): Problem[] {
  if (!isRecord(rules)) return problems
  const choiceFor = ({ severity, rule }: Problem) => (severity === 'warning' ? rules[rule] : undefined)
  return problems
    .filter((problem) => choiceFor(problem) !== 'off')
    .map((problem) => (choiceFor(problem) === 'error' ? { ...problem, severity: 'error' } : problem))
}

/** Whether the problems of a rule prevent the build of a site: by themselves, or because its site.json says so. */
export const isErrorOn = ({ rules }: Record<string, unknown>, rule: Rule): boolean =>
  isError(rule) || (isRecord(rules) && rules[rule.name] === 'error')

/** The errors of one document. If it has none, its warnings that site.json turns into errors. */
export function errorsAmong(problems: Problem[], site: Record<string, unknown>): Problem[] {
  return (problems.some(isError) ? problems : chosenSeverities(problems, site)).filter(isError)
}

/** What a rule about the whole site can see. */
export interface SiteView {
  site: LoadedSite
  /** The facts of each page that is on the site, in the order of their files. */
  pages: PageFacts[]
  /** The pages that aren't on the site now, by their routes and aliases. */
  absentByRoute: Map<string, PageFacts>
  addresses: Addresses
  /** The sections of shared/ that no page uses. */
  unused: ResolvedDocument[]
  lists: ListUse[]
  /** All different links within the site. */
  links: FoundLink[]
  /** The texts of site.json, and of shared sections and entries of lists that no page shows. */
  ownTexts: SiteText[]
  /** The addresses of the pictures that documents name. */
  namedImages: Set<string>
  /** The problems found so far: what seems missing may be in a document with errors. */
  earlier: Problem[]
  /** Reads a page's document again, to find places in it. */
  read: (file: string) => SourceDocument
  /** Opens a page again, to find the places of its texts, including those in shared sections. */
  textsOn: (file: string) => SiteText[]
  /** The links among these texts. */
  linksOn: (file: string) => (Link & { source: SiteText })[]
}

/** A list, and what pages take from it. */
export interface ListUse {
  name: string
  list: EntryList
  isUsed: boolean
  /** The indexes of the entries that fit a section, whether it has room for them or not. */
  fitting: Set<number>
  /** The indexes of the entries that pages show. */
  shown: Set<number>
}

/** Caches a function's results by view, so that several rules can share what they compute from it. */
export function once<View extends object, T>(compute: (view: View) => T): (view: View) => T {
  const results = new WeakMap<View, T>()
  return (view) => getOrInsertComputed(results, view, () => compute(view))
}

/** The items whose key an earlier item has, each with the first item that has it. Items without a key are ignored. */
export function repeatsAmong<T>(items: T[], keyOf: (item: T) => string | undefined): [item: T, first: T][] {
  const firstByKey = new Map<string, T>()
  const repeats: [item: T, first: T][] = []
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const first = firstByKey.get(key)
    if (first === undefined) firstByKey.set(key, item)
    else repeats.push([item, first])
  }
  return repeats
}

/** The origin of a place in site.json or in a page's document. */
export const originIn = ({ site, read }: SiteView, file: string, path: Path): Origin => ({
  document: file === site.document?.file ? site.document : read(file),
  path,
})

/** A link within the site, with everything that contains it. */
export interface FoundLink extends Link {
  pages: PageFacts[]
  /** The pages that will show it, or have shown it, but don't show it now. */
  hiddenPages: PageFacts[]
  /** Its places in site.json, and in sections and entries of lists that no page shows. */
  origins: Origin[]
}
