import { useEffect, useState } from 'react'
import { AddSection } from './AddSection'
import { CopySection, ShareSection } from './CopySection'
import { DeletePageDialog, NewPageDialog, RenamePageDialog } from './PageDialogs'
import { ReviewDialog } from './ReviewDialog'
import { type DialogRequest, onDialog } from '../controls/open-dialog'

/** Shows the dialog that was opened last. */
export function DialogHost() {
  const [request, setRequest] = useState<DialogRequest>()
  useEffect(() => onDialog(setRequest), [])
  const onClose = () => setRequest(undefined)
  switch (request?.name) {
    case undefined:
      return null
    case 'new-page':
      return <NewPageDialog from={request.from} onClose={onClose} />
    case 'rename':
      return <RenamePageDialog page={request.page} onClose={onClose} />
    case 'delete':
      return <DeletePageDialog page={request.page} onClose={onClose} />
    case 'add-section':
      return <AddSection document={request.document} index={request.index} onClose={onClose} />
    case 'copy-section':
      return <CopySection document={request.document} index={request.index} onClose={onClose} />
    case 'share-section':
      return <ShareSection document={request.document} index={request.index} onClose={onClose} />
    case 'review':
      return <ReviewDialog onClose={onClose} />
  }
}
