import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Review, ReviewedChange, WordRun } from '../../protocol/review'
import controls from '../controls/Controls.module.css'
import { ModalDialog } from '../controls/ModalDialog'
import { IconButton } from '../controls/IconButton'
import { ask } from '../session/api'
import { session, useStudio } from '../session/use-studio'
import styles from './Dialogs.module.css'
import { LabeledInput } from './LabeledInput'

/** What differs from the last commit, in words, and the way to commit it. */
export function ReviewDialog({ onClose }: { onClose: () => void }) {
  const history = useStudio('history')
  const [review, setReview] = useState<Review>()
  const [message, setMessage] = useState('')
  const [done, setDone] = useState<string>()
  useEffect(() => {
    if (history) void readReview().then(setReview)
  }, [history])
  const commit = async () => {
    const answer = await session.attempt(() => ask('commit', { message }))
    if (!answer) return
    setDone(answer.summary)
    setMessage('')
    setReview(await readReview())
  }
  const isEmpty = review && review.documents.length === 0 && review.pictures.length === 0
  return (
    <ModalDialog
      title={review ? `Changes since the last commit on ${review.branch}` : 'Changes since the last commit'}
      isWide
      onClose={onClose}
      buttons={
        review &&
        !isEmpty && (
          <button type="button" className={controls.primary} disabled={!message.trim()} onClick={() => void commit()}>
            Commit
          </button>
        )
      }
    >
      {!review && <p>Comparing the pages …</p>}
      {done && <p role="status">{done}</p>}
      {isEmpty && <p>Nothing has changed.</p>}
      {review?.documents.map(({ file, name, fate, changes }) => (
        <section key={file} className={styles.reviewed} aria-label={name}>
          <h3>
            {name} <small data-fate={fate}>{fate}</small>
          </h3>
          <ul>
            {changes.map((change) => (
              <Change key={change.id} change={change} revert={() => void revert(change)} />
            ))}
          </ul>
        </section>
      ))}
      {review && review.pictures.length > 0 && (
        <section className={styles.reviewed} aria-label="Pictures">
          <h3>Pictures</h3>
          <ul>
            {review.pictures.map(({ address, fate }) => (
              <li key={address}>
                {address} <small data-fate={fate}>{fate}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {review && review.pages.length > 0 && (
        <section className={styles.reviewed} aria-label="What visitors will notice">
          <h3>What visitors will notice</h3>
          <ul>
            {review.pages.map(({ routes, fate, changes }) => (
              <li key={routes.join()}>
                <b>{routes.slice(0, 4).join(', ')}</b> {routes.length > 4 && `and ${routes.length - 4} more `}
                <small data-fate={fate}>{fate}</small>
                {changes.map(({ kind, name, words }) => (
                  <p key={kind + name}>
                    {kind}, {name}: <Words words={words} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {review && !isEmpty && (
        <LabeledInput
          label="What you did, in a sentence"
          placeholder="Add a page for Garland"
          value={message}
          onChange={setMessage}
        />
      )}
    </ModalDialog>
  )
}

/** Compares what is written with the last commit. */
async function readReview(): Promise<Review | undefined> {
  await session.flush()
  return session.attempt(() => ask('review', {}))
}

const revert = ({ id }: ReviewedChange) => session.change(() => ask('revert', { change: id }))

function Change({ change: { where, before, after, words }, revert }: { change: ReviewedChange; revert: () => void }) {
  return (
    <li className={styles.change}>
      <span>{where}</span>
      <p>
        {words ? (
          <Words words={words} />
        ) : (
          <>
            {before !== undefined && <del>{inWords(before)}</del>} {after !== undefined && <ins>{inWords(after)}</ins>}
          </>
        )}
      </p>
      <IconButton icon={Undo2} label={`Take back: ${where}`} onPress={revert} />
    </li>
  )
}

function inWords(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 300 ? `${text.slice(0, 300)} …` : text
}

const Words = ({ words }: { words: WordRun[] }) =>
  words.map(({ value, fate }, index) => {
    const Mark = fate === 'added' ? 'ins' : fate === 'removed' ? 'del' : 'span'
    // the runs of a text have no other name than their place
    return <Mark key={index}>{value}</Mark>
  })
