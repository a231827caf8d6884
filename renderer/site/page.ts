/**
 * What a page becomes on its way from a file to HTML:
 *
 *     PageFile ──parse──▶ ParsedPage ──resolve──▶ ResolvedPage ──validate, check──▶ OpenedPage
 *     a file of pages/    its JSON                with shared sections, lists       ├─ RenderablePage ──render──▶ HTML
 *                                                 and variables in place            └─ PageFacts ──check the site──▶ problems
 */
import type { Page } from '../../schemas/types'
import type { FeedArticle } from '../../sections/page/feed'
import type { Origin, SourceDocument } from '../documents/document'
import type { Schedule } from '../documents/schedule'
import type { Variables } from '../documents/variables'
import type { Problem } from '../problems/problem'
import type { Choice, Chosen, EntryList, ListPlace } from './entry-lists'

/** A file of pages/ and its route. */
export interface PageFile {
  /** "/plano" */
  route: string
  /** The path to show to people: "site.config/pages/plano.json". */
  file: string
}

/** A page's parsed document. */
export interface ParsedPage {
  route: string
  document: SourceDocument
  /** The problems with its syntax. */
  problems: Problem[]
}

/** A document with its variables filled in: plain data, not validated yet. */
export interface ResolvedDocument {
  document: SourceDocument
  data: unknown
  /** For a page, one for each of data.sections. */
  origins?: SectionOrigin[]
  /** For a section on its own. */
  lists?: ListOrigins
}

/** Where the entries are written that a section takes from lists, by the names of its arrays: "items". */
export type ListOrigins = Readonly<Record<string, ListOrigin>>

export interface ListOrigin {
  /** The list. */
  readonly document: SourceDocument
  /** The index in the list of each entry of the array. */
  readonly entries: readonly number[]
}

/** Where a section of a page is written. */
export interface SectionOrigin {
  /** Its index in the page's own list. */
  readonly index: number
  /** The keys next to "use", which are written in the page itself. */
  readonly overrides: readonly string[]
  /** The shared document that it comes from, if it is a { "use": … }. */
  readonly shared?: SourceDocument
  readonly lists?: ListOrigins
}

/** A place of a section where the entries of a list stand: { "list": "reviews", "where": { "city": "Plano" } }. */
export interface Selection {
  /** Where it is written: in the page, or in a shared section. */
  origin: Origin
  /** The section on the page; the shared section's document if it is on no page. */
  section: Origin
  place: ListPlace
  /** As it is written. */
  written: Record<string, unknown>
  /** With its variables filled in. */
  data: Record<string, unknown>
  /** The list, if there is one of this name. */
  list?: EntryList | undefined
  /** What it chooses; undefined if that can't be told because of a mistake. */
  chosen?: Chosen | undefined
}

/** A choice from a list, as plain data. */
export interface ListChoice extends Choice {
  list: string
}

/** A page with its shared sections and variables in place. */
export interface ResolvedPage extends ResolvedDocument {
  route: string
  data: Record<string, unknown>
  /** The page's own variables. */
  vars: Variables
  /** The variables that its texts can name: the site's, and the page's, which replace them. */
  variables: Variables
  /** Whether a text says how many cities the site has. */
  countsCities: boolean
  origins: SectionOrigin[]
  /** The names of the shared sections on it. */
  used: string[]
  /** How its sections choose the entries of lists, including those that were left out because they found none. */
  selections: Selection[]
  /** False if a section couldn't be resolved and was left out. */
  complete: boolean
}

/** The result of opening a page. */
export interface OpenedPage {
  document: SourceDocument
  /** Undefined if the document is not JSON. */
  resolved: ResolvedPage | undefined
  /** Undefined if the page has an error. */
  page: RenderablePage | undefined
  facts: PageFacts
}

/** What a page is rendered from: plain data that can be sent between threads. */
export interface RenderablePage {
  route: string
  data: Page
  /** Its own variables. */
  vars: Variables
  /** Why it or its sections, by their index, would not be published now, in development: "is a draft". */
  labels?: { page: string | undefined; sections: (string | undefined)[] }
}

/**
 * What the rest of the site needs to know about a page: plain data that can be sent between threads and stored in a file. To
 * find places in its document, the page is opened again.
 */
export interface PageFacts {
  /** Its address: "/plano". */
  route: string
  /** Its document's path, to show to people. */
  file: string
  /** A hash of its document. */
  hash: string
  /** Whether the document is JSON. */
  isReadable: boolean
  /** Whether the page is valid against its schema, with all of its shared sections in place. */
  isValid: boolean
  /** When it is on the site, if not always. Its facts are those of today, or of its first day. */
  schedule?: Schedule
  /** The days on which it or one of its sections comes or goes; set if it or one of them has a schedule. */
  changes?: string[]
  /** The links, pictures and ids that only sections have which aren't due. */
  hidden?: Pick<PageFacts, 'links' | 'images' | 'anchors'>
  /** The problems of this page alone. Its warnings count only on a site without errors. */
  problems: Problem[]
  title: string
  description: string
  /** False if search engines must not list it. */
  index: boolean
  /** The address that search engines list instead of its own. */
  canonical?: string
  /** The route of the page that it translates. */
  translationOf?: string
  /** Its other addresses; an entry that isn't a text is "". */
  aliases: string[]
  /** Its own variables. */
  vars: Variables
  /** The id of the place that it belongs to. */
  place?: string
  /** The names of the shared sections on it. */
  shared: string[]
  /** The entries of lists that it shows. */
  choices?: ListChoice[]
  /** The ids that links can lead to. */
  anchors: string[]
  /** Its links within the site as they are written, each once: "/plano#faq". */
  links: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
  /** What a feed says of it, if it is an article. */
  article?: FeedArticle
  /** Its reviews that name a town or a date. */
  reviews?: ReviewFacts[]
  /** Whether it shows a list of cities. */
  listsCities: boolean
  /** Whether its texts say how many cities there are. */
  countsCities: boolean
  /** The sentences of its own document, if its vars name a city. */
  sentences?: CitySentences
  /** The text of a city page that is compared with other pages, if search engines may list it. */
  own?: ComparedText
}

/** A review that names a town or a date. */
export interface ReviewFacts {
  /** The index of its section in the page's data, and its own in the section's list. */
  section: number
  item: number
  /** A hash of its words and its author's name. */
  words: string
  city?: string
  date?: string
}

/**
 * Hashes of the longer sentences in a city page's own document, with the values of its vars masked. As typed arrays, the
 * facts of a large site are read in half the time that lists take.
 */
export interface CitySentences {
  city: string
  /** Hashes of all of them, with the city's name masked too. */
  masked: Int32Array
  /** Hashes of those that name the city, unmasked: as another city's page has them if it copied them. */
  named: Int32Array
}

/** The part of a page that is compared with other pages. */
export interface ComparedText {
  /** The hash of every run of five words, including repetitions. A section with fewer words is one run. */
  shingles: Int32Array
  /** The sections with words. */
  sections: OwnSection[]
}

/** A section of a page's compared text. */
export interface OwnSection {
  /** Its index in the page's own list. */
  index: number
  type: string
  /** Where its shingles begin and end in the page's. */
  from: number
  to: number
}
