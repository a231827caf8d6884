import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FieldSchema } from '../../protocol/catalogue'
import { ActionMenu } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { isRecord } from '../../../renderer/documents/json-tree'
import { pointerStep } from '../session/values'
import styles from './Form.module.css'
import { type FormField, emptyValue, fieldsOf, isSetting } from './form-fields'
import { useForm } from './form-context'

interface Props {
  schema: FieldSchema
  value: unknown
  pointer: string
  /** Members that are shown elsewhere. */
  without?: string[]
}

/** The fields of an object. What may be left out, and is, can be added from a menu. */
export function Fields({ schema, value, pointer, without = [] }: Props) {
  const { edit, FieldView } = useForm()
  const [added, setAdded] = useState<string[]>([])
  const object = isRecord(value) ? value : {}
  const fields = fieldsOf(schema).filter(({ name }) => !without.includes(name))
  const isShown = (field: FormField) =>
    field.isRequired || object[field.name] !== undefined || added.includes(field.name) || isAlwaysShown(field)
  const add = (field: FormField) => {
    setAdded([...added, field.name])
    const isWhole = ['list', 'group', 'picture', 'map'].includes(field.widget)
    if (isWhole)
      edit([{ op: 'add', path: pointer + pointerStep(field.name), value: startOf(field) }], `Add ${field.label}`)
  }
  const show = (field: FormField) => (
    <FieldView key={field.name} field={field} value={object[field.name]} pointer={pointer + pointerStep(field.name)} />
  )
  const contents = fields.filter((field) => !isSetting(field))
  const settings = fields.filter(isSetting)
  const absent = contents.filter((field) => !isShown(field))
  return (
    <>
      {contents.filter(isShown).map(show)}
      {absent.length > 0 && (
        <ActionMenu
          label="Add a field"
          className={controls.add ?? ''}
          actions={absent.map((field) => ({
            label: field.label,
            description: field.description,
            act: () => add(field),
          }))}
        >
          <Plus aria-hidden /> Add a field
        </ActionMenu>
      )}
      {settings.length > 0 && (
        <details
          className={styles.settings}
          open={settings.some(({ name }) => object[name] !== undefined) || undefined}
        >
          <summary>
            <ChevronDown aria-hidden /> Address and dates
          </summary>
          <div className={styles.fields}>{settings.map(show)}</div>
        </details>
      )}
    </>
  )
}

/** Fields that are small and have a meaning when they are left out. */
const isAlwaysShown = (field: FormField) => field.widget === 'switch' || field.widget === 'choice' || isSetting(field)

/** A list starts with one entry rather than none, which would be a mistake or nothing at all. */
function startOf(field: FormField): unknown {
  if (field.widget !== 'list' || field.schema.minItems) return emptyValue(field)
  return emptyValue({ ...field, schema: { ...field.schema, minItems: 1 } })
}
