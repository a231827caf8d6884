import { useState } from 'react'
import controls from '../controls/Controls.module.css'
import { ModalDialog } from '../controls/ModalDialog'
import { session, useDocument, useStudio } from '../session/use-studio'
import { isRecord } from '../../../renderer/documents/json-tree'
import { memberAt } from '../session/values'
import styles from './Dialogs.module.css'
import { LabeledInput } from './LabeledInput'

interface Props {
  document: string
  /** Of the section in the page's list. */
  index: number
  onClose: () => void
}

/** Puts a section at the end of another page, too. */
export function CopySection({ document, index, onClose }: Props) {
  const overview = useStudio('overview')
  const page = useDocument(document)
  const others = overview?.pages.filter(({ id }) => id !== document) ?? []
  const [target, setTarget] = useState(others[0]?.id ?? '')
  const section = memberAt(page?.value, `/sections/${index}`)
  const copy = async () => {
    const to = others.find(({ id }) => id === target)
    if (!to) return
    const answer = await session.perform({
      label: `Copy a section to ${to.route}`,
      changes: [{ document: to.id, hash: to.hash, operations: [{ op: 'add', path: '/sections/-', value: section }] }],
    })
    if (answer?.status !== 'written') return
    onClose()
    await session.open(to.id)
  }
  return (
    <ModalDialog
      title="Copy to another page"
      onClose={onClose}
      buttons={
        <button type="button" className={controls.primary} onClick={() => void copy()}>
          Copy
        </button>
      }
    >
      <label className={styles.labeled}>
        Page
        <select value={target} onChange={({ target }) => setTarget(target.value)}>
          {others.map(({ id, route, title }) => (
            <option key={id} value={id}>
              {route} – {title}
            </option>
          ))}
        </select>
      </label>
    </ModalDialog>
  )
}

/** Moves a section into shared/, where other pages can use it. */
export function ShareSection({ document, index, onClose }: Props) {
  const page = useDocument(document)
  const section = memberAt(page?.value, `/sections/${index}`)
  const [name, setName] = useState(isRecord(section) ? String(section['type'] ?? '') : '')
  const share = async () => {
    await session.flush()
    const hash = session.getState().documents[document]?.saved.hash
    if (hash === undefined || !isRecord(section)) return
    const path = `/sections/${index}`
    const answer = await session.perform({
      label: `Share ${name}`,
      creations: [{ kind: 'shared', name, value: section }],
      changes: [{ document, hash, operations: [{ op: 'replace', path, value: { use: name } }] }],
    })
    if (answer?.status === 'written') onClose()
  }
  return (
    <ModalDialog
      title="Share with other pages"
      onClose={onClose}
      buttons={
        <button
          type="button"
          className={controls.primary}
          disabled={!/^[a-z0-9][a-z0-9-]*$/.test(name)}
          onClick={() => void share()}
        >
          Share
        </button>
      }
    >
      <LabeledInput
        label="Name"
        description="Lowercase letters, digits and hyphens, such as why-choose-us. It becomes the name of a file in shared/."
        value={name}
        onChange={setName}
      />
    </ModalDialog>
  )
}
