import type { FieldSchema } from '../../protocol'
import { FieldView } from './FieldView'
import { Fields } from './Fields'
import styles from './Form.module.css'
import { type FormScope, FormProvider } from './form-context'

interface Props extends Omit<FormScope, 'FieldView'> {
  label: string
  schema: FieldSchema
  value: unknown
  /** Members that are shown elsewhere. */
  without?: string[]
}

/** A form for an object of a document, made from its schema. */
export function Form({ label, schema, value, without, ...scope }: Props) {
  return (
    <FormProvider value={{ ...scope, FieldView }}>
      <div className={styles.fields} role="group" aria-label={label}>
        <Fields schema={schema} value={value} pointer="" {...(without && { without })} />
      </div>
    </FormProvider>
  )
}
