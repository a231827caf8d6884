/** What a change is of. The order is that of reports. */
export const CHANGE_KINDS = ['words', 'link', 'picture', 'metadata', 'data', 'style', 'markup'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One change of a page, told once however often it stands there. */
export interface Change {
  kind: ChangeKind
  /** What changed: the heading above the words, a link's label or target, a path within the structured data … */
  name: string
  /** Not there: it was added. */
  before?: string
  /** Not there: it was removed. The same as before: it moved. */
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
  /** The HTML, pressed by gzip. */
  weight: Weight
}

/** A file beside the pages. */
export interface FileChange {
  name: string
  /** Bytes, those of texts pressed by gzip; not there: it was added. */
  before?: number
  /** Not there: it was removed. */
  after?: number
  /** The lines of a text that are no longer there. */
  removed?: string[]
  added?: string[]
}

/** A change of several pages. */
export interface SharedChange extends Change {
  /** The page whose words these are, where those around or above the change differ from page to page. */
  example?: string
}

/** Changes that the same pages have in common. */
export interface ChangeGroup {
  routes: string[]
  changes: SharedChange[]
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
