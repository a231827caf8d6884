import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import controls from '../controls/Controls.module.css'
import { IconButton } from '../controls/IconButton'
import { isRecord } from '../../../renderer/documents/json-tree'
import { pointerStep } from '../session/values'
import { Fields } from './Fields'
import styles from './Form.module.css'
import { fieldOf, fieldsOf } from './form-fields'
import { type WidgetProps, useForm } from './form-context'

/** An object within another one. */
export const Group = ({ field, value, pointer, id, set }: WidgetProps) =>
  isRecord(value) ? (
    <div className={styles.group}>
      <Fields schema={field.schema} value={value} pointer={pointer} />
    </div>
  ) : (
    <button type="button" id={id} className={controls.add} onClick={() => set({})}>
      Add {field.label.toLowerCase()}
    </button>
  )

/** An object whose members the author names, such as a page's variables. */
export function NamedTexts({ field, value, pointer, id, set }: WidgetProps) {
  const { edit, FieldView } = useForm()
  const [name, setName] = useState('')
  const object = isRecord(value) ? value : {}
  const named = fieldsOf(field.schema).map(({ name }) => name)
  const names = [...named, ...Object.keys(object).filter((name) => !named.includes(name))]
  const isName = /^[a-z][A-Za-z0-9]*$/.test(name) && !names.includes(name)
  const add = () => {
    if (isRecord(value)) edit([{ op: 'add', path: pointer + pointerStep(name), value: '' }], `Add {${name}}`)
    else set({ [name]: '' })
    setName('')
  }
  if (!isRecord(value))
    return (
      <button type="button" id={id} className={controls.add} onClick={() => set({})}>
        Add {field.label.toLowerCase()}
      </button>
    )
  return (
    <div className={styles.group}>
      {names.map((name) => (
        <div key={name} className={styles.named}>
          <FieldView field={fieldOf(name, field.schema)} value={object[name]} pointer={pointer + pointerStep(name)} />
          {!named.includes(name) && (
            <IconButton
              icon={Trash2}
              label={`Remove ${name}`}
              onPress={() => edit([{ op: 'remove', path: pointer + pointerStep(name) }], `Remove {${name}}`)}
            />
          )}
        </div>
      ))}
      <div className={styles.row}>
        <input
          className={styles.input}
          aria-label="Name of a new one"
          placeholder="zipCode"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="button" className={controls.button} disabled={!isName} onClick={add}>
          Add
        </button>
      </div>
    </div>
  )
}
