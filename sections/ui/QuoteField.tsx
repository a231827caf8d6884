import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './QuoteForm.module.css'

interface Props {
  label: string
  /** Shown when the field was left empty or holds something else. */
  error: string
  children: ReactNode
}

/** A labelled field. Its error stands in the label, so that it is read out with the field's name. */
export function QuoteField({ label, error, children }: Props) {
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
