import type { DocumentId, PageInfo } from '../../protocol/documents'

/** A dialog, and what it is about. */
export type DialogRequest =
  | { name: 'new-page'; from?: DocumentId | undefined }
  | { name: 'rename' | 'delete'; page: PageInfo }
  | { name: 'add-section'; document: DocumentId; index: number }
  | { name: 'copy-section' | 'share-section'; document: DocumentId; index: number }
  | { name: 'review' }

const OPENING = 'studio:dialog'

/** Opens a dialog over whatever is shown. */
export const openDialog = (request: DialogRequest): boolean =>
  dispatchEvent(new CustomEvent<DialogRequest>(OPENING, { detail: request }))

/** Calls a listener for each dialog that is to open. */
export function onDialog(listener: (request: DialogRequest) => void): () => void {
  const onOpening = (event: Event) => listener((event as CustomEvent<DialogRequest>).detail)
  addEventListener(OPENING, onOpening)
  return () => removeEventListener(OPENING, onOpening)
}
