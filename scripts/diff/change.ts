/** What a change is of, in the order of reports, and how people call it. */
export const KIND_NAMES = {
  words: 'words',
  link: 'links',
  picture: 'pictures',
  metadata: 'metadata',
  data: 'structured data',
  markup: 'markup',
}

export type ChangeKind = keyof typeof KIND_NAMES

export const CHANGE_KINDS = Object.keys(KIND_NAMES) as ChangeKind[]

/** One change of a page, listed once however often it occurs there. */
export interface Change {
  kind: ChangeKind
  /** What changed: the heading above the words, a link's label, a property of the structured data … */
  name: string
  /** Absent if it was added. */
  before?: string
  /** Absent if it was removed. */
  after?: string
}

/** Bytes on both sides. */
export interface Weight {
  before: number
  after: number
}

/** A page that both sides have. */
export interface PageChange {
  route: string
  changes: Change[]
  /** The HTML, compressed with gzip. */
  weight: Weight
}

/** A file beside the pages. */
export interface FileChange {
  name: string
  /** Bytes, those of texts compressed with gzip; absent if the file was added. */
  before?: number
  /** Absent if the file was removed. */
  after?: number
  /** Of a text, the lines that only one side has: "-Host: a", "+Host: b". */
  lines: string[]
}

/** Changes that the same pages have in common. */
export interface ChangeGroup {
  routes: string[]
  changes: Change[]
}

/** What a change of the project does to its site. */
export interface SiteDiff {
  /** The other side, as it was named and as git knows it. */
  against: { ref: string; commit: string }
  /** How many pages each side has. */
  pages: Weight
  added: string[]
  removed: string[]
  changed: PageChange[]
  groups: ChangeGroup[]
  files: FileChange[]
  /** All scripts and all pictures of the site. */
  weight: { scripts: Weight; pictures: Weight }
  /** What a reader must know to trust the rest. */
  notes: string[]
}
