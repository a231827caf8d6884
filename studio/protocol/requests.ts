/**
 * What Studio's app asks its server.
 *
 * Every request is a POST to API_ADDRESS + NAME with a JSON body, a name of `Requests` below, and is answered with JSON: the
 * answer of that name, or a `FailedAnswer` with a status of 400 or more. Two differ: "upload" has the picture itself as its body,
 * and the answer to "events" is a stream, one `StudioEvent` as JSON on each line, until either side ends it.
 *
 * Each request carries the header TOKEN_HEADER with the token that the app's HTML holds in <meta name="TOKEN_META">, and the
 * content type application/json ("upload": UPLOAD_TYPE). Browsers add Host, Origin and Sec-Fetch-Site themselves.
 */
import type { Catalogue } from './catalogue'
import type { EditAnswer, EditRequest, ImportRows, PageCreation, PageRenaming, UploadAnswer } from './changes'
import type {
  DocumentId,
  History,
  SearchHit,
  SiteDocument,
  SiteOverview,
  SitePicture,
  SiteProblems,
  StudioDocument,
  UsageQuestion,
  UsedPlace,
} from './documents'
import type { LocateRequest, Located, Preview, PreviewRequest } from './framed-page'
import type { Review } from './review'

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
