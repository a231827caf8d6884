import type { Catalogue } from '../../protocol/catalogue'
import type { DocumentChange, Conflict, EditAnswer } from '../../protocol/changes'
import type {
  DocumentId,
  DocumentInfo,
  SiteDocument,
  SitePicture,
  SectionInfo,
  SiteOverview,
  SiteProblems,
  StudioDocument,
  StudioProblem,
} from '../../protocol/documents'
import type { Operation } from '../../../renderer/changes/operations'
import { applyOperations, keepSame } from './values'

/** A document that the app has read, with what was changed in it since. */
export interface OpenDocument {
  /** As the server sent it last. */
  saved: StudioDocument
  /** Its value with the changes that aren't written. */
  value: unknown
  /** The changes that are being written, and those that wait for it. */
  sent: Operation[]
  pending: Operation[]
  /** What is being done, for the history. */
  label: string
  series?: string | undefined
  /** The sections of a page, with the changes. */
  sections: SectionInfo[]
  /** Why the changes are not written. */
  refusal?: StudioProblem[] | undefined
  conflicts?: Conflict[] | undefined
}

export interface StudioState {
  overview?: Omit<SiteOverview, 'history'>
  history: SiteOverview['history']
  catalogue?: Catalogue
  problems: SiteProblems
  pictures: SitePicture[]
  documents: Record<DocumentId, OpenDocument>
  /** The document that is shown. */
  open?: DocumentId
  /** The JSON Pointer of the selected value in it: "/sections/2/title". */
  selected: string
  /** Set when the selected field is to be focused. */
  focusRequest: number
  /** The open page with its changes; its document, and its HTML. */
  preview?: { document: DocumentId; html: string }
  /** Counts changes of the site's code, after which frames are reloaded. */
  codeVersion: number
  /** Why something could not be done. */
  message?: string | undefined
  isConnected: boolean
}

export const EMPTY_STATE: StudioState = {
  history: {},
  problems: { problems: [], more: 0, isCurrent: false },
  pictures: [],
  documents: {},
  selected: '',
  focusRequest: 0,
  codeVersion: 0,
  isConnected: true,
}

export const unwritten = ({ sent, pending }: OpenDocument): Operation[] => [...sent, ...pending]

/** A document as it was just read, with the changes that aren't written. */
export function openDocument(saved: StudioDocument, before?: OpenDocument): OpenDocument {
  const { sent = [], pending = [], label = '', series, refusal, conflicts, sections } = before ?? {}
  const operations = [...sent, ...pending]
  const isChanged = operations.length > 0
  return {
    saved,
    value: keepSame(before?.value, isChanged ? applyOperations(saved.value, operations) : saved.value),
    sent,
    pending,
    label,
    series,
    sections: isChanged && sections ? sections : keepSame(sections, saved.sections),
    ...(isChanged && { refusal, conflicts }),
  }
}

/** All documents of the site, pages first. */
export const documentsOf = ({
  pages,
  shared,
  lists,
  settings,
}: NonNullable<StudioState['overview']>): DocumentInfo[] => [
  ...pages,
  ...shared,
  ...lists,
  ...(settings ? [settings] : []),
]

/** Whether the overview has a document. */
export const isListed = ({ overview }: StudioState, document: DocumentId): boolean =>
  overview !== undefined && documentsOf(overview).some(({ id }) => id === document)

/** The overview with some documents as they are now. Each document that is the same stays the same object. */
export function replaceListed({ overview }: StudioState, documents: SiteDocument[]): Pick<StudioState, 'overview'> {
  if (!overview) return {}
  const replaced = new Map(documents.map((document) => [document.id, document]))
  const replace = <T extends SiteDocument>(before: T): T => keepSame(before, (replaced.get(before.id) ?? before) as T)
  const { pages, shared, lists, settings } = overview
  return {
    overview: {
      ...overview,
      pages: pages.map(replace),
      shared: shared.map(replace),
      lists: lists.map(replace),
      ...(settings && { settings: replace(settings) }),
    },
  }
}

/** The changes of all documents that aren't written. */
export const unwrittenChanges = ({ documents }: StudioState): DocumentChange[] =>
  Object.values(documents)
    .map((document) => ({ document: document.saved.id, hash: document.saved.hash, operations: unwritten(document) }))
    .filter(({ operations }) => operations.length > 0)

/** The problems of a document: those that prevent its changes from being written, or else those that it has. */
export const problemsOf = ({ refusal, saved }: OpenDocument): StudioProblem[] => refusal ?? saved.problems

/** Why nothing was written, in words. */
export function refusalOf(answer: Exclude<EditAnswer, { status: 'written' }>): string {
  if (answer.status === 'impossible') return answer.message
  if (answer.status === 'refused') return answer.problems.map(inSentences).join('\n')
  return 'Another program has changed the same place meanwhile. Look at it, and try again.'
}

/** A problem's message and hint as two sentences. */
export const inSentences = ({ message, hint }: StudioProblem): string =>
  `${message}${/[.!?]$/.test(message) ? '' : '.'} ${hint}`
