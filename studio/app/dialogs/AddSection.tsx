import { useState } from 'react'
import { ModalDialog } from '../controls/ModalDialog'
import { ExampleFrame } from '../controls/ExampleFrame'
import { nameInWords } from '../form/form-fields'
import { SectionActions } from '../page/section-actions'
import { useStudio } from '../session/use-studio'
import styles from './Dialogs.module.css'

/** Chooses a section by sight: a type with its example, or a section that other pages share. */
export function AddSection(props: { document: string; index: number; onClose: () => void }) {
  const { document, index, onClose } = props
  const catalogue = useStudio('catalogue')
  const overview = useStudio('overview')
  const [words, setWords] = useState('')
  const matches = (name: string, description = '') =>
    `${name} ${description}`.toLowerCase().includes(words.toLowerCase())
  const add = (section: Record<string, unknown>) => {
    new SectionActions(document).add(index, section)
    onClose()
  }
  const shared = overview?.shared.filter(({ name }) => matches(name)) ?? []
  return (
    <ModalDialog title="Add a section" isWide onClose={onClose}>
      <input
        className={styles.find}
        aria-label="Find a section"
        placeholder="Find a section …"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {shared.length > 0 && (
        <section aria-label="Shared sections" className={styles.shared}>
          <h3>Shared by several pages</h3>
          <ul>
            {shared.map(({ id, name }) => (
              <li key={id}>
                <button type="button" onClick={() => add({ use: name.replace('shared/', '') })}>
                  {nameInWords(name.replace('shared/', ''))}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className={styles.types}>
        {catalogue?.types
          .filter(({ type, description }) => matches(type, description))
          .map(({ type, description, example }) => (
            <li key={type}>
              <button type="button" onClick={() => add(example)} aria-label={`Add ${nameInWords(type)}`}>
                <ExampleFrame query={{ type }} width={1280} title={`Example of ${type}`} isPicture />
                <b>{nameInWords(type)}</b>
                <span>{description}</span>
              </button>
            </li>
          ))}
      </ul>
    </ModalDialog>
  )
}
