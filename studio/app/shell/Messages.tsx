import { X } from 'lucide-react'
import type { DocumentId } from '../../protocol/documents'
import controls from '../controls/Controls.module.css'
import { Callout } from '../controls/Callout'
import { IconButton } from '../controls/IconButton'
import { inSentences } from '../session/state'
import { session, useDocument, useStudio } from '../session/use-studio'
import styles from './Shell.module.css'

/** What could not be done, or not be written, with what can be done about it. */
export function Messages({ id }: { id: DocumentId | undefined }) {
  const document = useDocument(id)
  const message = useStudio('message')
  const [conflict] = document?.conflicts ?? []
  return (
    <div className={styles.messages} aria-live="polite">
      {message && (
        <Callout tone="error">
          <div className={styles.message}>
            <span>{message}</span>
            <IconButton icon={X} label="Close the message" onPress={() => session.update({ message: undefined })} />
          </div>
        </Callout>
      )}
      {document?.refusal && id !== undefined && (
        <Callout tone="error">
          <p>
            <b>Not saved: it would cause {countOf(document.refusal.length, 'error')}.</b> The file stays as it was until
            this is corrected.
          </p>
          <ul>
            {document.refusal.slice(0, 3).map((problem) => (
              <li key={problem.message}>{inSentences(problem)}</li>
            ))}
          </ul>
          <div className={styles.actions}>
            <button type="button" className={controls.link} onClick={() => void session.discard(id)}>
              Take the change back
            </button>
            <button type="button" className={controls.link} onClick={() => void session.writeAnyway(id)}>
              Save it anyway
            </button>
          </div>
        </Callout>
      )}
      {document?.conflicts && id !== undefined && (
        <Callout tone="error">
          <p>
            <b>Another program has changed the same place.</b>
          </p>
          {document.conflicts.map(({ pointer, theirs, yours }) => (
            <dl key={pointer} className={styles.versions}>
              <dt>Theirs</dt>
              <dd>{inWords(theirs)}</dd>
              <dt>Yours</dt>
              <dd>{inWords(yours)}</dd>
            </dl>
          ))}
          <div className={styles.actions}>
            <button type="button" className={controls.link} onClick={() => void session.discard(id)}>
              Keep theirs
            </button>
            <button
              type="button"
              className={controls.link}
              onClick={() => void session.overwrite(document, conflict?.hash ?? document.saved.hash)}
            >
              Write yours
            </button>
          </div>
        </Callout>
      )}
    </div>
  )
}

const inWords = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value)

/** 1 error, 2 errors */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
