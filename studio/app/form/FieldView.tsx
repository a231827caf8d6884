import { Trash2 } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import styles from './Form.module.css'
import controls from '../controls/Controls.module.css'
import { Callout } from '../controls/Callout'
import { IconButton } from '../controls/IconButton'
import { inSentences } from '../session/state'
import { limitsOf, nameInWords } from './form-fields'
import { type FieldProps, type WidgetProps, useForm } from './form-context'
import { WIDGETS } from './widgets'

/** Widgets of several controls, whose label names a group. */
const GROUPS = new Set(['list', 'group', 'map', 'picture'])

/** One field: its label, what it is for, its problems, and what it is edited with. */
export const FieldView = memo(function FieldView({ field, value, pointer, isBare = false }: FieldProps) {
  const { problems, notes, set: setMember, fix, selected, focusRequest } = useForm()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  const isGroup = GROUPS.has(field.widget)
  const fieldProblems = problems.filter(
    ({ pointer: place }) => place === pointer || (!isGroup && place.startsWith(`${pointer}/`)),
  )
  const isSelected = selected === pointer
  useEffect(() => {
    if (isSelected && focusRequest > 0) focusField(ref.current)
  }, [isSelected, focusRequest])

  const label = field.label || nameInWords(String(field.schema.title ?? 'Entry'))
  const set: WidgetProps['set'] = (value, isTyped = false) =>
    setMember(pointer, value, label, isTyped ? pointer : undefined)
  const Widget = WIDGETS[field.widget]
  const limits = limitsOf(field)
  const isRemovable = !field.isRequired && value !== undefined && isGroup
  const describedBy = fieldProblems.length > 0 ? `${id}-problems ${id}-description` : `${id}-description`
  return (
    <div
      ref={ref}
      className={styles.field}
      data-pointer={pointer}
      data-selected={isSelected || undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className={isBare ? 'hidden' : styles.head}>
        {isGroup ? (
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
        )}
        {isRemovable && (
          <IconButton icon={Trash2} label={`Remove ${label.toLowerCase()}`} onPress={() => set(undefined)} />
        )}
      </div>
      <p className={isBare ? 'hidden' : styles.description} id={`${id}-description`}>
        {field.description} {limits && <span className={styles.limits}>({limits})</span>}
      </p>
      {notes?.[pointer] && <p className={styles.description}>{notes[pointer]}</p>}
      {fieldProblems.length > 0 && (
        <div id={`${id}-problems`} className={styles.problems}>
          {fieldProblems.map((problem) => (
            <Callout key={problem.rule + problem.message} tone={problem.severity}>
              {inSentences(problem)}{' '}
              {problem.fix && (
                <button type="button" className={controls.link} onClick={() => fix(problem)}>
                  {problem.fix.label}
                </button>
              )}
            </Callout>
          ))}
        </div>
      )}
      <Widget
        {...{ field, value, pointer, id, describedBy, set }}
        isInvalid={fieldProblems.some(({ severity }) => severity === 'error')}
      />
    </div>
  )
})

/** Scrolls to a field and focuses its first control. */
function focusField(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'center' })
  field
    ?.querySelector<HTMLElement>('textarea, input:not([type=hidden]), select, button')
    ?.focus({ preventScroll: true })
}
