import type { Operation } from '../../renderer/changes/operations'

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

export interface SearchHit {
  document: DocumentId
  /** The words around those that were found; empty if only the address or the title has them. */
  excerpt: string
  /** Where the words are written. */
  pointer?: string
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

export interface SitePicture {
  /** "/images/truck.jpg", as documents name it and as the server serves it. */
  address: string
  /** In pixels; undefined for drawings. */
  width?: number
  height?: number
  /** Why it can't be shown, in words. */
  fault?: string
}

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

export interface History {
  /** The label of what would be undone or redone next; undefined if there is nothing. */
  undo?: string
  redo?: string
}
