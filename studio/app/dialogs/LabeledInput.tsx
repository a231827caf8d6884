import { useId } from 'react'
import styles from './Dialogs.module.css'

interface Props {
  label: string
  description?: string
  value: string
  placeholder?: string
  onChange: (value: string) => void
}

/** A text that a dialog asks for. */
export function LabeledInput({ label, description, value, placeholder, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.labeled}>
      <label htmlFor={id}>{label}</label>
      {description && <p id={`${id}-description`}>{description}</p>}
      <input
        id={id}
        aria-describedby={description && `${id}-description`}
        value={value}
        placeholder={placeholder}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
