/**
 * What becomes of a page on its way:
 *
 *     PageFile ──parse──▶ ParsedPage ──resolve──▶ ResolvedPage ──validate, check──▶ OpenedPage
 *     a file of pages/    its JSON                with shared sections              ├─ RenderablePage ──render──▶ HTML
 *                                                 and variables in place            └─ PageFacts ──check the site──▶ problems
 */
import type { Page } from '../../schemas/types'
import type { SourceDocument } from '../documents/document'
import type { Variables } from '../documents/variables'
import type { Problem } from '../problems/problem'

/** A file of pages/, and the route of its path. */
export interface PageFile {
  /** "/plano" */
  route: string
  /** As people read it: "site.config/pages/plano.json". */
  file: string
}

/** A page's document. */
export interface ParsedPage {
  route: string
  document: SourceDocument
  /** The problems of its syntax. */
  problems: Problem[]
}

/** A document whose variables are filled in: plain data, not validated yet. */
export interface ResolvedDocument {
  document: SourceDocument
  data: unknown
  /** For a page, one for each of data.sections. */
  origins?: SectionOrigin[]
}

/** Where a section of a page was written. */
export interface SectionOrigin {
  /** Its index in the page's own list. */
  readonly index: number
  /** The keys beside "use", which are written in the page itself. */
  readonly overrides: readonly string[]
  /** The shared document that it comes from, where it is a { "use": … }. */
  readonly shared?: SourceDocument
}

/** A page with its shared sections and variables in place. */
export interface ResolvedPage extends ResolvedDocument {
  route: string
  data: Record<string, unknown>
  /** The page's own variables. */
  vars: Variables
  /** The variables of the site and of the page, which replace the site's: all that its texts can name. */
  variables: Variables
  /** Whether a text says how many cities the site has. */
  countsCities: boolean
  origins: SectionOrigin[]
  /** The names of the shared sections on it. */
  used: string[]
  /** False where a section could not be resolved and was left out. */
  complete: boolean
}

/** The result of opening a page. */
export interface OpenedPage {
  document: SourceDocument
  /** Undefined where the document is not JSON. */
  resolved: ResolvedPage | undefined
  /** Undefined where the page has an error. */
  page: RenderablePage | undefined
  facts: PageFacts
}

/** What a page is rendered from: plain data that a thread can send. */
export interface RenderablePage {
  route: string
  data: Page
  /** Its own variables. */
  vars: Variables
}

/**
 * What the rest of the site needs to know about a page: plain data that a thread can send and a file can hold. To find out
 * where something stands in the document, the page is opened again.
 */
export interface PageFacts {
  /** Its address: "/plano". */
  route: string
  /** Its document's path, as people read it. */
  file: string
  /** A hash of its document. */
  hash: string
  /** Whether the document is JSON. */
  isReadable: boolean
  /** Whether the page satisfies its schema, with all of its shared sections in place. */
  isValid: boolean
  /** The problems of the page alone. Its warnings count only on a site without errors. */
  problems: Problem[]
  title: string
  description: string
  /** False where search engines must not list it. */
  index: boolean
  /** The address that search engines list in place of its own. */
  canonical?: string
  /** Its other addresses; an entry that is not a text is "". */
  aliases: string[]
  /** Its own variables. */
  vars: Variables
  /** The names of the shared sections on it. */
  shared: string[]
  /** The ids that links can lead to. */
  anchors: string[]
  /** The links within the site, as they are written, each once: "/plano#faq". */
  links: string[]
  /** The addresses of its pictures, each once. */
  images: string[]
  /** Whether it shows a list of cities. */
  listsCities: boolean
  /** Whether its texts say how many cities there are. */
  countsCities: boolean
  /** What its own document says, where its vars name a city. */
  sentences?: CitySentences
  /** The text of a city page that is compared with others, where search engines may list it. */
  own?: ComparedText
}

/**
 * Hashes of the longer sentences in the own document of a city's page, what its vars say being masked. From typed arrays the
 * facts of a large site are read in half the time that lists take.
 */
export interface CitySentences {
  city: string
  /** Of all of them, with the city's name masked as well. */
  said: Int32Array
  /** Of those that name the city, with its name: as they stand where another city's page has copied them. */
  named: Int32Array
}

/** The part of a page that is compared with other pages. */
export interface ComparedText {
  /** The hash of every run of five words, with repetitions. A section with fewer words is one run. */
  shingles: Int32Array
  /** The sections with words. */
  sections: OwnSection[]
}

/** A section of such a text. */
export interface OwnSection {
  /** Its index in the page's own list. */
  index: number
  type: string
  /** Where its shingles begin and end among those of the page. */
  from: number
  to: number
}
