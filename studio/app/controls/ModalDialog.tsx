import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import styles from './Controls.module.css'
import { IconButton } from './IconButton'

interface Props {
  title: string
  /** For pictures and tables. */
  isWide?: boolean
  /** The buttons at its foot. */
  buttons?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog over everything else. Escape closes it. */
export function ModalDialog({ title, isWide, buttons, onClose, children }: Props) {
  return (
    <ModalOverlay className={styles.veil ?? ''} isOpen isDismissable onOpenChange={onClose}>
      <Modal className={styles.modal ?? ''} data-wide={isWide || undefined}>
        <Dialog className={styles.dialog ?? ''}>
          <div className={styles.dialogHead}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton icon={X} label="Close" onPress={onClose} />
          </div>
          <div className={styles.dialogBody}>{children}</div>
          <div className={styles.dialogFoot}>{buttons}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
