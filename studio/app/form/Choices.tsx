import { Switch } from 'react-aria-components'
import styles from './Choices.module.css'
import formStyles from './Form.module.css'
import { nameInWords } from './form-fields'
import type { WidgetProps } from './form-context'

/** One of several values, or the default. */
export function ChoiceInput({ field, value, id, describedBy, isInvalid, set }: WidgetProps) {
  const { enum: choices = [], default: preset } = field.schema
  const index = choices.indexOf(value)
  const nothing = preset === undefined ? 'Default' : `${nameInWords(String(preset))} (default)`
  return (
    <select
      id={id}
      className={formStyles.input}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={index}
      onChange={({ target }) => set(choices[Number(target.value)])}
    >
      {!field.isRequired && <option value={-1}>{nothing}</option>}
      {field.isRequired && index < 0 && <option value={-1}>Choose …</option>}
      {choices.map((choice, index) => (
        <option key={String(choice)} value={index}>
          {nameInWords(String(choice))}
        </option>
      ))}
    </select>
  )
}

/** Yes or no. Where that is the default, nothing is written. */
export function Toggle({ field, value, id, describedBy, set }: WidgetProps) {
  const preset = field.schema.default === true
  const isOn = typeof value === 'boolean' ? value : preset
  return (
    <Switch
      id={id}
      className={styles.switch ?? ''}
      isSelected={isOn}
      onChange={(isOn) => set(isOn === preset && !field.isRequired ? undefined : isOn)}
      aria-label={field.label}
      aria-describedby={describedBy}
    >
      <span className={styles.track} />
      <span aria-hidden>{isOn ? 'Yes' : 'No'}</span>
    </Switch>
  )
}

export function NumberInput({ field, value, id, describedBy, isInvalid, set }: WidgetProps) {
  const { minimum, maximum, type } = field.schema
  return (
    <input
      id={id}
      className={formStyles.input}
      type="number"
      min={minimum}
      max={maximum}
      step={type === 'integer' ? 1 : 'any'}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => set(target.value === '' ? undefined : target.valueAsNumber, true)}
    />
  )
}

const INPUT_TYPES = { date: 'date', time: 'time', color: 'color' }

/** A day, a time of day or a color, for which browsers have an input. */
export function DateInput({ field, value, id, describedBy, isInvalid, set }: WidgetProps) {
  const type = INPUT_TYPES[field.widget === 'color' || field.widget === 'time' ? field.widget : 'date']
  const text = typeof value === 'string' ? value : ''
  const input = (
    <input
      id={id}
      className={formStyles.input}
      type={type}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      value={text || (type === 'color' ? '#000000' : '')}
      onChange={({ target }) => set(target.value || undefined, type === 'color')}
    />
  )
  if (type !== 'color') return input
  return (
    <div className={styles.color}>
      {input}
      <code>{text || 'none'}</code>
    </div>
  )
}
