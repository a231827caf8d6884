import type { DocumentId } from './documents'

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
