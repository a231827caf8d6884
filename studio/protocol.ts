/**
 * What Studio's app and its server say to each other.
 *
 * Every request is a POST to /_studio/api/NAME with a JSON body, a name of `Requests` below, and is answered with JSON: the
 * answer of that name, or a `FailedAnswer` with a status of 400 or more. Two differ: "upload" has the picture itself as its body,
 * and the answer to "events" is a stream, one `StudioEvent` as JSON on each line, until either side ends it.
 *
 * Each request carries the header TOKEN_HEADER with the token that the app's HTML holds in <meta name="TOKEN_META">, and the
 * content type application/json ("upload": UPLOAD_TYPE). Browsers add Host, Origin and Sec-Fetch-Site themselves.
 *
 * The app's HTML is served at STUDIO_ADDRESS and at every address below it and has <div id="studio"></div>. The framed page is the development page itself, of the same origin: the app reads and changes its
 * document directly. A frame with the attribute FRAME_MARK shows no overlay and never reloads by itself. In the page, a comment
 * stands in front of each section, "section 2: sections/hero/Hero.tsx": its number is `position` + 1 of a SectionInfo.
 */
import type { Operation } from '../renderer/changes/operations'
import type { Schema } from '../renderer/schema/schemas'

export const STUDIO_ADDRESS = '/_studio'
export const API_ADDRESS = `${STUDIO_ADDRESS}/api/`
/** HTML of a section type's example alone: EXAMPLE_ADDRESS + exampleQuery(…). For frames in the catalogue. */
export const EXAMPLE_ADDRESS = `${STUDIO_ADDRESS}/example`

export const TOKEN_META = 'plat-studio-token'
export const TOKEN_HEADER = 'x-plat-studio'
export const UPLOAD_TYPE = 'application/octet-stream'
/** The name of an uploaded picture, percent-encoded: "van%20at%20work.jpg". */
export const UPLOAD_NAME_HEADER = 'x-plat-name'
/** On the <iframe> that shows the page. */
export const FRAME_MARK = 'data-plat-studio'

/** All requests, with what they ask and what they are answered. */
export interface Requests {
  /** The whole site at a glance. */
  site: { request: NoBody; answer: SiteOverview }
  /** One document with all that its form needs. */
  document: { request: { document: DocumentId }; answer: StudioDocument }
  /** The pages whose address, title or words contain some words, best first. */
  search: { request: { words: string }; answer: { hits: SearchHit[] } }
  /** The section types, and the schemas of all kinds of documents. */
  catalogue: { request: NoBody; answer: Catalogue }
  /** The ids on a page, which links can name: "faq". */
  anchors: { request: { document: DocumentId }; answer: { anchors: string[] } }
  pictures: { request: NoBody; answer: { pictures: SitePicture[] } }
  upload: { request: Blob; answer: UploadAnswer }
  /** Which pages use a document, link to a page, or show a section type or a picture. */
  usage: { request: UsageQuestion; answer: { uses: UsedPlace[] } }
  /** All problems of the site, as `validate` reports them. */
  problems: { request: NoBody; answer: SiteProblems }

  /** Renders a page as it would be with changes that aren't written. */
  preview: { request: PreviewRequest; answer: Preview }
  /** Finds the field that holds a text or a picture of a page. */
  locate: { request: LocateRequest; answer: Located }

  /** Changes documents, creates some, or deletes them: all of it or nothing. */
  edit: { request: EditRequest; answer: EditAnswer }
  undo: { request: NoBody; answer: EditAnswer }
  redo: { request: NoBody; answer: EditAnswer }
  newPage: { request: PageCreation; answer: EditAnswer }
  renamePage: { request: PageRenaming; answer: EditAnswer }
  /** Reads rows of CSV into a list. */
  importRows: { request: ImportRows; answer: EditAnswer }

  /** What differs from the last commit. */
  review: { request: NoBody; answer: Review }
  /** Takes one of the changes of a review back. */
  revert: { request: { change: string }; answer: EditAnswer }
  commit: { request: { message: string }; answer: { commit: string; summary: string } }

  events: { request: NoBody; answer: StudioEvent }
}

export type RequestName = keyof Requests

/** An empty object. */
export type NoBody = Record<string, never>

/** Why a request was not answered, in words for people. */
export interface FailedAnswer {
  error: string
}

// Documents

/** Names a document, in this run of the server only. It is not a path, and none can be made from it. */
export type DocumentId = string

/** Names what a document's text was when it was read. */
export type TextHash = string

export type DocumentKind = 'page' | 'shared' | 'list' | 'site'

/** A document in a list of them. */
export interface DocumentInfo {
  id: DocumentId
  kind: DocumentKind
  /** "/plano", "shared/permits", "lists/reviews", "site.json" */
  name: string
  /** To show to people, and for Vite's /__open-in-editor?file=FILE:LINE:COLUMN: "site.config/pages/plano.json". */
  file: string
  hash: TextHash
}

export interface PageInfo extends DocumentInfo {
  route: string
  /** With its variables filled in, if it can be read. */
  title: string
  /** Set for a city page: "Plano". */
  city?: string
  group: PageGroup
  /** Why it would not be published today: "is a draft", "is on the site from 2026-12-01". */
  absence?: string
  draft?: boolean
  from?: string
  until?: string
}

/** "main", "cities", or the folder that a page is in: "workshops". */
export type PageGroup = string

export interface ListInfo extends DocumentInfo {
  /** What its entries are: "testimonial". */
  of?: string
}

/** A document as the overview has it. */
export type SiteDocument = DocumentInfo | PageInfo | ListInfo

export interface SiteOverview {
  /** The business. */
  name: string
  pages: PageInfo[]
  shared: DocumentInfo[]
  lists: ListInfo[]
  /** Undefined if there is no site.json. */
  settings?: DocumentInfo
  /** Whether the site is in a git repository, so that there is a review. */
  isVersioned: boolean
  history: History
}

/** A document as it is written, and as a page shows it. */
export interface StudioDocument extends DocumentInfo {
  /** Undefined if its text isn't JSON: then it can only be shown, with its problems. */
  value?: unknown
  problems: StudioProblem[]
  /** The $id of its schema in the catalogue: "page.schema.json", "lists/testimonial.schema.json". */
  schema: string
  /** The variables that its texts can name. */
  variables: Variable[]
  /** What is to be said about values, by their pointers: the contrast of a color. */
  notes: Record<string, string>
  /** For a page, one for each of its own list, in that order. */
  sections: SectionInfo[]
}

export interface Variable {
  name: string
  value?: string
  /** What it is, and where it comes from if it isn't the page's own. */
  description?: string
}

/** A section of a page. */
export interface SectionInfo {
  /** In the page's own list: "/sections/2" is 2. */
  index: number
  /** On the page, as the comments count (from 0); undefined if it is left out, since its list finds nothing. */
  position?: number
  type?: string
  /** Its title, with its variables filled in. */
  title?: string
  /** The section that it uses, and the keys that the page says itself. */
  shared?: { document: DocumentId; name: string; overrides: string[] }
  draft?: boolean
}

/** A place in a document. */
export interface FieldPlace {
  document: DocumentId
  /** JSON Pointer in the document: "/sections/2/title". */
  pointer: string
}

/** A problem in the words of the command line. */
export interface StudioProblem {
  severity: 'error' | 'warning'
  rule: string
  /** Undefined for a file that isn't a document, such as a picture. */
  document?: DocumentId
  file: string
  line: number
  column: number
  pointer: string
  /** "hero (sections[0]) has no property "titel"" */
  message: string
  /** What to do next. */
  hint: string
  /** What the hint suggests, ready to be written. */
  fix?: { label: string; operations: Operation[] }
}

export interface SiteProblems {
  problems: StudioProblem[]
  /** How many more there are. */
  more: number
  /** Whether the whole site has been checked since the last change. */
  isCurrent: boolean
}

export interface SearchHit {
  document: DocumentId
  /** The words around those that were found; empty if only the address or the title has them. */
  excerpt: string
  /** Where the words are written. */
  pointer?: string
}

// The catalogue

/** The part of JSON Schema that forms are made from, without references. */
export type FieldSchema = Schema

export interface TypeInfo {
  type: string
  description?: string
  /** "sections/hero.schema.json" in `schemas`. */
  schema: string
  /** A complete section, to be added as it is. */
  example: Record<string, unknown>
  /** The choices that change its look, by their fields: { variant: ["photo", "plain"] }. */
  variants: Record<string, unknown[]>
}

export interface Catalogue {
  types: TypeInfo[]
  /** By $id, without references: "page.schema.json", "site.schema.json", "sections/hero.schema.json", "lists/…". */
  schemas: Record<string, FieldSchema>
  /** The icons that a field of the format "icon" can name, with the path of each one's drawing (an SVG of 24 × 24). */
  icons: { name: string; markup: string }[]
}

/** How much a type's example holds in a frame of the catalogue. */
export type ExampleContent = 'example' | 'least' | 'most' | 'long'

export interface ExampleQuery {
  type: string
  /** Values of fields in place of the example's: { variant: "plain" }. */
  values?: Record<string, unknown>
  content?: ExampleContent
  direction?: 'ltr' | 'rtl'
}

/** The query of EXAMPLE_ADDRESS that shows an example: "?type=hero&content=least". */
export function exampleQuery({ type, values, content, direction }: ExampleQuery): string {
  const query = new URLSearchParams({ type })
  if (values) query.set('values', JSON.stringify(values))
  if (content) query.set('content', content)
  if (direction) query.set('direction', direction)
  return `?${query}`
}

export interface SitePicture {
  /** "/images/truck.jpg", as documents name it and as the server serves it. */
  address: string
  /** In pixels; undefined for drawings. */
  width?: number
  height?: number
  /** Why it can't be shown, in words. */
  fault?: string
}

export type UploadAnswer =
  | { status: 'written'; picture: SitePicture; history: History }
  /** Not a picture that a page can show: why, and what to do. */
  | { status: 'refused'; message: string; hint: string }

export type UsageQuestion =
  | { of: 'page' | 'shared' | 'list'; document: DocumentId }
  | { of: 'section'; type: string }
  | { of: 'picture'; address: string }

/** A place that uses something. */
export interface UsedPlace {
  /** The page that shows it; undefined for site.json, and for what no page shows. */
  page?: PageInfo
  place: FieldPlace
  /** "site.config/pages/plano.json:26" */
  where: string
  detail?: string
}

// Changes

/** What changes in one document. Values are changed where they are written. */
export interface DocumentChange {
  document: DocumentId
  /** Of the text that the operations are meant for. */
  hash: TextHash
  operations: Operation[]
}

/** A new document. For a page, `name` is its address without the first slash: "workshops/spring". */
export interface Creation {
  kind: 'page' | 'shared' | 'list'
  name: string
  value: Record<string, unknown>
}

export interface EditRequest {
  /** What is done, for the history: "Title of the hero". */
  label: string
  changes?: DocumentChange[]
  creations?: Creation[]
  /** A page that is deleted may leave links that lead nowhere: see "usage" of it first. */
  deletions?: { document: DocumentId; hash: TextHash }[]
  /** Writes it although it causes errors. */
  force?: boolean
  /**
   * Successive changes with the same word, such as letters typed into one field, are undone together.
   * For one field, its document and pointer will do.
   */
  series?: string
}

export type EditAnswer =
  | {
      status: 'written'
      /** The documents that have changed or are new, as they are now. */
      documents: DocumentInfo[]
      removed: DocumentId[]
      /** The new warnings, and the errors if it was forced. */
      problems: StudioProblem[]
      history: History
    }
  /** Nothing was written: it would cause these errors. */
  | { status: 'refused'; problems: StudioProblem[] }
  /** Nothing was written: the operations can't be done, or a name is taken. Why, and what to do. */
  | { status: 'impossible'; message: string }
  /** Nothing was written: the files were changed by another program, at the same places. */
  | { status: 'conflict'; conflicts: Conflict[] }

/** A place that two have changed. To write one's own value nevertheless, the change is sent again with the new hash. */
export interface Conflict extends FieldPlace {
  /** Of the document's text as it is now. */
  hash: TextHash
  /** Undefined where there is none. */
  base?: unknown
  theirs?: unknown
  yours?: unknown
}

export interface History {
  /** The label of what would be undone or redone next; undefined if there is nothing. */
  undo?: string
  redo?: string
}

/** A page made like another one. With `vars.city`, it is made for another city, as `npm run new -- city` makes it. */
export interface PageCreation {
  /** The address without the first slash. For a city page, the city's name makes it. */
  name?: string
  /** The page that it is to be like; or else the section types, whose examples it begins with. */
  from?: DocumentId
  sections?: string[]
  title?: string
  vars?: Record<string, string>
}

export interface PageRenaming {
  document: DocumentId
  hash: TextHash
  /** The new address without the first slash. */
  name: string
  /** What becomes of the former address. */
  former: 'redirect' | 'alias' | 'none'
}

export interface ImportRows {
  document: DocumentId
  hash: TextHash
  csv: string
}

// The page

export interface PreviewRequest {
  document: DocumentId
  changes: DocumentChange[]
}

export interface Preview {
  /** The whole page without the scripts that Vite and Vike add to it; undefined if it has errors, so that it can't be rendered. */
  html?: string
  sections: SectionInfo[]
}

export interface LocateRequest {
  document: DocumentId
  /** Those that the page in the frame shows and that aren't written. */
  changes?: DocumentChange[]
  /** The number in the comment in front of the section, minus one; null in the header, the footer and what else surrounds sections. */
  position: number | null
  /** All text nodes of the section in their order (all of the page outside of <main> if `position` is null), with white space collapsed, without empty ones. */
  texts?: string[]
  /** Which of them was clicked. */
  index?: number
  /** The address of the picture that was clicked instead: what its src, data-src or srcset names. */
  picture?: string
}

export interface Located {
  /** The field; undefined if no field holds the text, such as a word that is part of the component. */
  field?: FieldPlace
  /** The field's pointer in the section as the page shows it: "/items/2/text"; undefined if the section's form doesn't have it. */
  dataPointer?: string
  /** In the page's own list. */
  section?: number
  /** Whether the field holds exactly this text, without Markdown and variables, so that it can be typed on the page. */
  isPlain: boolean
}

// The review

export interface Review {
  /** "main", "a branch without commits" */
  branch: string
  documents: ReviewedDocument[]
  /** Pictures that are new, changed or removed. */
  pictures: { address: string; fate: 'added' | 'changed' | 'removed' }[]
  /** What visitors will notice, as `npm run diff` says it. Pages with the same changes stand together. */
  pages: { routes: string[]; fate: 'added' | 'changed' | 'removed'; changes: WordChange[] }[]
}

export interface ReviewedDocument {
  /** Undefined if it was deleted. */
  document?: DocumentId
  file: string
  name: string
  fate: 'added' | 'changed' | 'removed'
  changes: ReviewedChange[]
}

/** One change of a document, which "revert" takes back by its id. */
export interface ReviewedChange {
  id: string
  pointer: string
  /** "hero (sections[0]) › title" */
  where: string
  before?: unknown
  after?: unknown
  /** For texts: their words, those that were removed and added marked. */
  words?: WordRun[]
}

export interface WordRun {
  value: string
  fate?: 'added' | 'removed'
}

export interface WordChange {
  /** "Words", "Link", "Picture", "Metadata", "Structured data" */
  kind: string
  /** The heading above the words, a link's label … */
  name: string
  words: WordRun[]
}

// Events

export type StudioEvent =
  /** Sent first, and every few seconds. */
  | { type: 'hello'; history: History }
  /** Documents were written, by Studio or by another program: as they are now. */
  | { type: 'documents'; changed: SiteDocument[]; removed: DocumentId[] }
  /** Folders have come or gone: ask for "site" again. */
  | { type: 'site' }
  /** A check of the whole site is done: ask for "problems" again. */
  | { type: 'problems' }
  /** The code of sections, styles or schemas has changed: reload the frame, and ask for the catalogue again. */
  | { type: 'code' }
  | { type: 'pictures' }
  | { type: 'history'; history: History }
