import { Plus, Trash2, Upload } from 'lucide-react'
import { memo, useEffect, useId, useRef } from 'react'
import { Button, FileTrigger } from 'react-aria-components'
import type { Operation } from '../../../renderer/changes/operations'
import type { FieldSchema } from '../../protocol/catalogue'
import controls from '../controls/Controls.module.css'
import { Callout } from '../controls/Callout'
import { IconButton } from '../controls/IconButton'
import { type FormField, emptyValue, entryField, fieldsOf, summaryOf } from '../form/form-fields'
import { ask } from '../session/api'
import { type OpenDocument, inSentences, problemsOf } from '../session/state'
import { session, useStudio } from '../session/use-studio'
import { isRecord } from '../../../renderer/documents/json-tree'
import { pointerStep, setOperation, memberAt } from '../session/values'
import styles from './ListTable.module.css'

/** A list as a table with cells to type in. */
export function ListTable({ document, schema }: { document: OpenDocument; schema: FieldSchema }) {
  const { id } = document.saved
  const selected = useStudio('selected')
  const entries = memberAt(document.value, '/entries')
  const rows = Array.isArray(entries) ? entries : []
  const entry = entryField(schema.properties?.['entries'] ?? {})
  const columns = fieldsOf(entry.schema)
  const problems = problemsOf(document)
  const edit = (operation: Operation, label: string) => session.edit(id, [operation], label)
  const importFile = async (file: File | undefined) => {
    if (!file) return
    await session.flush()
    const { hash } = session.getState().documents[id]?.saved ?? document.saved
    const csv = await file.text()
    await session.change(() => ask('importRows', { document: id, hash, csv }))
  }
  return (
    <>
      {problems.map((problem) => (
        <Callout key={problem.message + problem.pointer} tone={problem.severity}>
          {inSentences(problem)}
        </Callout>
      ))}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden">Number</span>
              </th>
              {columns.map(({ name, label, description }) => (
                <th key={name} scope="col" title={description}>
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className="hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row: unknown, index) => (
              // an entry has no name of its own
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {columns.map((field) => (
                  <td key={field.name} data-widget={field.widget}>
                    <Cell
                      document={id}
                      field={field}
                      index={index}
                      isSelected={selected === `/entries/${index}${pointerStep(field.name)}`}
                      value={isRecord(row) ? row[field.name] : undefined}
                      isInvalid={problems.some(({ pointer }) =>
                        pointer.startsWith(`/entries/${index}${pointerStep(field.name)}`),
                      )}
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    icon={Trash2}
                    label={`Remove row ${index + 1}`}
                    onPress={() => edit({ op: 'remove', path: `/entries/${index}` }, 'Remove a row')}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={controls.button}
          onClick={() => edit({ op: 'add', path: `/entries/${rows.length}`, value: emptyValue(entry) }, 'Add a row')}
        >
          <Plus aria-hidden /> Add a row
        </button>
        <FileTrigger acceptedFileTypes={['.csv', 'text/csv']} onSelect={(files) => void importFile(files?.[0])}>
          <Button className={controls.button ?? ''}>
            <Upload aria-hidden /> Import CSV
          </Button>
        </FileTrigger>
      </div>
    </>
  )
}

interface CellProps {
  document: string
  field: FormField
  /** Of the row. */
  index: number
  /** Whether somebody has clicked it on a page. */
  isSelected: boolean
  value: unknown
  isInvalid: boolean
}

/** One cell. Lists of words are typed with commas between them; pictures are chosen where a page shows them. */
const Cell = memo(function Cell({ document, field, index, isSelected, value, isInvalid }: CellProps) {
  const id = useId()
  const ref = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isSelected) ref.current?.focus()
  }, [isSelected])
  const path = `/entries/${index}${pointerStep(field.name)}`
  const label = `${field.label}, row ${index + 1}`
  const write = (value: unknown) => {
    const row = memberAt(session.getState().documents[document]?.value, `/entries/${index}`)
    session.edit(document, [setOperation(row, path, value)], label, document + path)
  }
  if (field.widget === 'picture' || field.widget === 'group') return <span>{summaryOf(value)}</span>
  const isList = Array.isArray(value) || field.widget === 'list'
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  const read = (typed: string) => {
    if (typed === '' && !field.isRequired) return write(undefined)
    if (isList) return write(typed.split(/,\s*/))
    write(field.widget === 'number' && typed !== '' && !Number.isNaN(Number(typed)) ? Number(typed) : typed)
  }
  return (
    <textarea
      ref={ref}
      id={id}
      rows={1}
      aria-label={label}
      aria-invalid={isInvalid}
      inputMode={field.widget === 'number' ? 'decimal' : undefined}
      value={text}
      onChange={({ target }) => read(target.value.replaceAll('\n', ' '))}
    />
  )
})
