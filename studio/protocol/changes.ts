import type { Operation } from '../../renderer/changes/operations'
import type { DocumentId, DocumentInfo, FieldPlace, History, SitePicture, StudioProblem, TextHash } from './documents'

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

export type UploadAnswer =
  | { status: 'written'; picture: SitePicture; history: History }
  /** Not a picture that a page can show: why, and what to do. */
  | { status: 'refused'; message: string; hint: string }
