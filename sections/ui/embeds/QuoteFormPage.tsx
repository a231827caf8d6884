import type { ReactNode } from 'react'
import { usePage } from '../../page/page-context'
import buttonStyles from '../Button.module.css'
import { Icon } from '../Icon'
import { island } from '../island'
import { PhoneLink } from '../links'
import { Phrase } from '../../words/fill-words'
import type { Words } from '../../words/words'
import styles from './QuoteCard.module.css'

/**
 * The sample form, as the content of a document of its own. It leads to the page of thanks.
 * Its fields have no names: nobody receives the message, so nothing a visitor wrote may end up in an address.
 */
export function QuoteFormPage({ thanks, words }: { thanks: string; words: Words }) {
  return (
    <form className={styles.form} action={thanks} method="get" target="_top" {...island('messages', 'idle')}>
      <Field label={words.formName} error={words.formNameError}>
        <input type="text" autoComplete="name" required />
      </Field>
      <Field label={words.formPhone} error={words.formPhoneError}>
        <input type="tel" autoComplete="tel" required pattern="(?:\D*\d){7,15}\D*" title={words.formPhoneFormat} />
      </Field>
      <Field label={words.formPlace} error={words.formPlaceError}>
        <input type="text" autoComplete="address-line1" required />
      </Field>
      <Field label={words.formTask} error={words.formTaskError}>
        <textarea rows={3} required />
      </Field>
      <button className={`button ${buttonStyles.dark} ${buttonStyles.wide}`} type="submit">
        <span>{words.formSend}</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}

/** What the page of thanks begins with if the form is the sample, so that nobody waits for an answer. */
export function SampleFormNote() {
  const { words } = usePage()
  return (
    <div className={styles.sample}>
      <p className="wrap">
        <b>{words.sampleForm}</b> <Phrase text={words.sampleFormNote} parts={{ phone: <PhoneLink /> }} />
      </p>
    </div>
  )
}

interface FieldProps {
  label: string
  /** Shown when the field was left empty or holds something else. */
  error: string
  children: ReactNode
}

/** A labelled field. Its error is part of the label, so that it is read out with the field's name. */
function Field({ label, error, children }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      {children}
      <small className={styles.error}>
        <Icon name="circle-alert" />
        {error}
      </small>
    </label>
  )
}
