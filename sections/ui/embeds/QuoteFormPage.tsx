import type { ReactNode } from 'react'
import buttonStyles from '../Button.module.css'
import { Icon } from '../Icon'
import { island } from '../island'
import { PhoneLink } from '../links'
import styles from './QuoteCard.module.css'

/**
 * The sample form, as the content of a document of its own. It leads to the page of thanks.
 * Its fields have no names: nobody receives the message, so nothing a visitor wrote may end up in an address.
 */
export function QuoteFormPage({ thanks }: { thanks: string }) {
  return (
    <form className={styles.form} action={thanks} method="get" target="_top" {...island('messages', 'idle')}>
      <Field label="Your name" error="Please tell us your name.">
        <input type="text" autoComplete="name" required />
      </Field>
      <Field label="Phone" error="Please give a number with area code, so that we can call back.">
        <input
          type="tel"
          autoComplete="tel"
          required
          pattern="(?:\D*\d){7,15}\D*"
          title="A telephone number with area code"
        />
      </Field>
      <Field label="Street and city" error="Please tell us where the work is.">
        <input type="text" autoComplete="address-line1" required />
      </Field>
      <Field label="What do you need done?" error="A few words are enough.">
        <textarea rows={3} required />
      </Field>
      <button className={`button ${buttonStyles.dark} ${buttonStyles.wide}`} type="submit">
        <span>Send my request</span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}

/** What the page of thanks begins with if the form is the sample, so that nobody waits for an answer. */
export function SampleFormNote() {
  return (
    <div className={styles.sample}>
      <p className="wrap">
        <b>Nothing was sent: this form is a sample.</b> With a real form, visitors read the following. To reach us now,
        call <PhoneLink />.
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
