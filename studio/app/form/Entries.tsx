import { ChevronRight, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '../controls/ActionMenu'
import controls from '../controls/Controls.module.css'
import { SortableList } from '../controls/SortableList'
import { useStudio } from '../session/use-studio'
import { isRecord } from '../../../renderer/documents/json-tree'
import { Fields } from './Fields'
import styles from './Entries.module.css'
import formStyles from './Form.module.css'
import { emptyValue, entryField, summaryOf } from './form-fields'
import { type WidgetProps, useForm } from './form-context'

/** A list: its entries, or a selection of those of a list that several pages share. */
export function List(props: WidgetProps) {
  const { field, value, set, pointer } = props
  const overview = useStudio('overview')
  const catalogue = useStudio('catalogue')
  const { acceptsList: kind } = field.schema
  const lists = (overview?.lists ?? []).filter(({ of }) => of === kind)
  const selection = isRecord(value)
  const schema = catalogue?.schemas[`selections/${kind}.schema.json`]
  if (!kind || !schema || (!selection && lists.length === 0)) return <Entries {...props} />
  const listNames = lists.map(({ name }) => name.replace('lists/', ''))
  const choose = (isSelection: boolean) =>
    set(isSelection ? { list: listNames[0] } : Array.from({ length: 1 }, () => emptyValue(entryField(field.schema))))
  const { list: listSchema, ...others } = schema.properties ?? {}
  const withNames = { ...schema, properties: { list: { ...listSchema, enum: listNames }, ...others } }
  return (
    <>
      <div className={styles.segments} role="radiogroup" aria-label={`Where ${field.label.toLowerCase()} come from`}>
        {['Written here', 'From a list'].map((label, index) => (
          <label key={label}>
            <input
              type="radio"
              name={props.id}
              checked={selection === (index === 1)}
              onChange={() => choose(index === 1)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {selection ? (
        <div className={formStyles.group}>
          <Fields schema={withNames} value={value} pointer={pointer} />
        </div>
      ) : (
        <Entries {...props} />
      )}
    </>
  )
}

function Entries({ field, value, pointer, set }: WidgetProps) {
  const { edit, selected, FieldView } = useForm()
  const [open, setOpen] = useState<number>()
  const entries: unknown[] = Array.isArray(value) ? value : []
  const entry = entryField(field.schema)
  const { minItems = 0, maxItems = Infinity } = field.schema
  const noun = field.label.toLowerCase()
  const selectedEntry = selected.startsWith(`${pointer}/`)
    ? Number(selected.slice(pointer.length + 1).split('/', 1)[0])
    : NaN
  const [seen, setSeen] = useState('')
  // the entry of a value that is selected elsewhere opens
  if (seen !== selected) {
    setSeen(selected)
    if (!Number.isNaN(selectedEntry)) setOpen(selectedEntry)
  }
  const isText = entry.widget !== 'group' && entry.widget !== 'picture' && entry.widget !== 'list'
  const add = () => {
    const path = `${pointer}/${entries.length}`
    if (value === undefined) set([emptyValue(entry)])
    else edit([{ op: 'add', path, value: emptyValue(entry) }], `Add to ${noun}`)
    setOpen(entries.length)
  }
  const move = (from: number, to: number) => {
    edit([{ op: 'move', from: `${pointer}/${from}`, path: `${pointer}/${to}` }], `Move an entry of ${noun}`)
    setOpen(undefined)
  }
  return (
    <>
      <SortableList
        label={field.label}
        names={entries.map((value, index) => summaryOf(value) || `Entry ${index + 1}`)}
        move={move}
        className={styles.entries}
        render={(index, handle) => {
          const path = `${pointer}/${index}`
          const name = summaryOf(entries[index]) || `Entry ${index + 1}`
          const menu = (
            <ActionMenu
              label={`Actions for ${name}`}
              actions={[
                {
                  label: 'Duplicate',
                  icon: Copy,
                  isDisabled: entries.length >= maxItems,
                  act: () =>
                    edit(
                      [{ op: 'copy', from: path, path: `${pointer}/${index + 1}` }],
                      `Duplicate an entry of ${noun}`,
                    ),
                },
                {
                  label: 'Remove',
                  icon: Trash2,
                  isDangerous: true,
                  isDisabled: entries.length <= minItems,
                  act: () => edit([{ op: 'remove', path }], `Remove an entry of ${noun}`),
                },
              ]}
            >
              <Ellipsis aria-hidden />
            </ActionMenu>
          )
          const view = (
            <FieldView
              field={{ ...entry, label: `${field.label} ${index + 1}` }}
              value={entries[index]}
              pointer={path}
              isBare
            />
          )
          if (isText)
            return (
              <div className={styles.textEntry}>
                {handle}
                {view}
                {menu}
              </div>
            )
          const isOpen = open === index
          return (
            <>
              <div className={styles.entryHead}>
                {handle}
                <button type="button" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? undefined : index)}>
                  <ChevronRight aria-hidden />
                  <span>{name}</span>
                </button>
                {menu}
              </div>
              {isOpen && <div className={formStyles.entryBody}>{view}</div>}
            </>
          )
        }}
      />
      <button type="button" className={controls.add} onClick={add} disabled={entries.length >= maxItems}>
        <Plus aria-hidden /> Add an entry
      </button>
    </>
  )
}
