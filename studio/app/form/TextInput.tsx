import { Bold, Braces, Link as LinkIcon, List as ListIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { ActionMenu } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { ModalDialog } from '../controls/ModalDialog'
import { IconButton } from '../controls/IconButton'
import styles from './Form.module.css'
import { LinkInput } from './LinkInput'
import { type WidgetProps, useForm } from './form-context'

/** A text with its variables as chips; if it takes Markdown, with buttons for it. */
export function TextInput(props: WidgetProps) {
  const { field, value, id, describedBy, isInvalid, set } = props
  const { variables } = useForm()
  const ref = useRef<HTMLTextAreaElement>(null)
  const [href, setHref] = useState<string>()
  const text = typeof value === 'string' ? value : ''
  const isMarkdown = field.widget === 'markdown'
  const hasLines = isMarkdown && field.schema.blocks === true
  const write = (words: string) => {
    const written = hasLines ? words : words.replaceAll('\n', ' ')
    set(written === '' && !field.isRequired ? undefined : written, true)
  }
  /** Puts words around the selected ones, or in their place. */
  const insert = (before: string, after = '', preset = '') => {
    const { selectionStart = text.length, selectionEnd = text.length } = ref.current ?? {}
    const selected = text.slice(selectionStart, selectionEnd) || preset
    write(text.slice(0, selectionStart) + before + selected + after + text.slice(selectionEnd))
    requestAnimationFrame(() => {
      ref.current?.focus()
      ref.current?.setSelectionRange(selectionStart + before.length, selectionStart + before.length + selected.length)
    })
  }
  const canName = !field.schema.quoted && variables.length > 0
  return (
    <div className={styles.text}>
      <div className={styles.layers}>
        <div aria-hidden className={styles.chips}>
          {withChips(text)}
        </div>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      <div className={styles.tools}>
        {isMarkdown && <IconButton icon={Bold} label="Bold" onPress={() => insert('**', '**', 'bold')} />}
        {isMarkdown && <IconButton icon={LinkIcon} label="Link" onPress={() => setHref('/')} />}
        {hasLines && <IconButton icon={ListIcon} label="List" onPress={() => insert('\n- ', '', 'point')} />}
        {canName && (
          <ActionMenu
            label={`Insert a variable into ${field.label}`}
            actions={variables.map(({ name, value, description }) => ({
              label: `{${name}}`,
              description: [value, description].filter(Boolean).join(' · '),
              act: () => insert(`{${name}}`),
            }))}
          >
            <Braces aria-hidden />
          </ActionMenu>
        )}
      </div>
      {href !== undefined && (
        <ModalDialog
          title="Link"
          onClose={() => setHref(undefined)}
          buttons={
            <button
              type="button"
              className={controls.primary}
              onClick={() => {
                setHref(undefined)
                insert('[', `](${href})`, 'words')
              }}
            >
              Insert link
            </button>
          }
        >
          <label htmlFor={`${id}-href`}>Where the link leads</label>
          <LinkInput {...props} id={`${id}-href`} value={href} set={(value) => setHref(String(value ?? ''))} />
        </ModalDialog>
      )}
    </div>
  )
}

/** The text with a mark behind each variable: it lies under the letters that are typed. */
function withChips(text: string) {
  // the last line break would take no room
  return `${text} `.split(/(\{[A-Za-z][A-Za-z0-9]*\})/).map((part, index) =>
    // every second part is a variable; parts have no other name than their place
    index % 2 ? <mark key={index}>{part}</mark> : part,
  )
}
