import { useLayoutEffect, useMemo, useRef } from 'react'
import type { FieldSchema } from '../../protocol/catalogue'
import { memberAt, parentOf, setOperation } from '../session/values'
import { FieldView } from './FieldView'
import { Fields } from './Fields'
import styles from './Form.module.css'
import { type FormScope, FormProvider } from './form-context'

interface Props extends Omit<FormScope, 'FieldView' | 'set'> {
  label: string
  schema: FieldSchema
  value: unknown
  /** Members that are shown elsewhere. */
  without?: string[]
}

/** A form for an object of a document, made from its schema. A letter that is typed renders its field again, and no other. */
export function Form(props: Props) {
  const { label, schema, value, without, document, selected, focusRequest } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const problems = useStable(props.problems)
  const variables = useStable(props.variables)
  const notes = useStable(props.notes ?? {})
  const scope = useMemo((): FormScope => {
    const edit: FormScope['edit'] = (...change) => latest.current.edit(...change)
    return {
      document,
      problems,
      variables,
      notes,
      selected,
      focusRequest,
      FieldView,
      edit,
      fix: (problem) => latest.current.fix(problem),
      set: (pointer, value, ...names) =>
        edit([setOperation(memberAt(latest.current.value, parentOf(pointer)), pointer, value)], ...names),
    }
  }, [document, problems, variables, notes, selected, focusRequest])
  return (
    <FormProvider value={scope}>
      <div className={styles.fields} role="group" aria-label={label}>
        <Fields schema={schema} value={value} pointer="" {...(without && { without })} />
      </div>
    </FormProvider>
  )
}

/** The same object for as long as it says the same. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value)
  return useMemo(() => JSON.parse(text) as T, [text])
}
