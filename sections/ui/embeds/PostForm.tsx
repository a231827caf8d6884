import type { ReactNode } from 'react'
import type { FormField, FormWords } from '../../../schemas/types'
import { usePage } from '../../page/page-context'
import buttonStyles from '../Button.module.css'
import { Icon } from '../Icon'
import { island } from '../island'
import { PhoneLink } from '../links'
import { CAMPAIGN, type FormTarget, type PostForm as Form, fieldName, formTarget } from './form-services'
import { fieldWords, formWords } from './form-words'
import card from './QuoteCard.module.css'
import styles from './PostForm.module.css'

/** A form of the site's own. It works without script; with it, the visitor stays on the page until the message has arrived. */
export function PostForm({ form, city }: { form: Form; city?: string }) {
  const { site, route, words: pageWords } = usePage()
  const words = { ...formWords(pageWords), ...form.words }
  const target = formTarget(form, site)
  const { action, hidden, hiddenWithoutScript, attributes, isReadable, thanks } = target
  const fields = form.fields ?? []
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      encType={fields.some(({ type }) => type === 'photo') ? 'multipart/form-data' : undefined}
      {...attributes}
      {...island('post-form', 'visible', '100px')}
      data-thanks={thanks}
      data-readable={isReadable ? '' : undefined}
    >
      <HiddenValues values={{ ...hidden, page: site.url + route, ...(city && { city }) }} />
      <HiddenValues values={hiddenWithoutScript} marks={{ 'data-without-script': '' }} />
      <HiddenValues
        values={Object.fromEntries(CAMPAIGN.map((name) => [name, '']))}
        marks={{ 'data-campaign': '', disabled: true }}
      />
      {fields.map((field) => (
        <Field key={fieldName(field)} field={field} words={words} />
      ))}
      <Trap {...target} />
      <div className={styles.note} role="alert">
        <p data-failed="" hidden>
          {words.failed} <PhoneLink /> {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
        </p>
        <p data-again="" hidden>
          {words.again}
        </p>
      </div>
      <button className={`button ${buttonStyles.dark} ${buttonStyles.wide}`} type="submit">
        <span data-ready="">{words.button}</span>
        <span data-sending="" hidden>
          {words.sending}
        </span>
        <Icon name="arrow-right" />
      </button>
    </form>
  )
}

interface HiddenProps {
  values: Record<string, string>
  marks?: { [mark: `data-${string}`]: string; disabled?: boolean }
}

/** Values that are sent along. */
function HiddenValues({ values, marks }: HiddenProps) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} {...marks} />
  ))
}

/** A field that nobody sees: only programs fill it in. */
function Trap({ trap, isTrapBox }: Pick<FormTarget, 'trap' | 'isTrapBox'>) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type={isTrapBox ? 'checkbox' : 'text'} name={trap} tabIndex={-1} autoComplete="off" data-trap="" />
    </div>
  )
}

interface FieldProps {
  field: FormField
  words: Required<FormWords>
}

/** A labelled field. Its error is part of the label, so that it is read out with the field's name. */
function Field({ field, words }: FieldProps) {
  const { type, required, note, options = [], maxMegabytes = 5 } = field
  const { label, error } = { ...fieldWords(type, usePage().words), ...field }
  const heading = (
    <span>
      {label} {!required && <small className={styles.optional}>{words.optional}</small>}
    </span>
  )
  if (type === 'choices')
    return (
      <fieldset className={styles.choices}>
        <legend className={card.field}>{heading}</legend>
        {note && <p className={styles.help}>{note}</p>}
        {options.map((option) => (
          <label key={option} className={styles.option}>
            <input type="checkbox" name={fieldName(field)} value={option} />
            {option}
          </label>
        ))}
      </fieldset>
    )
  return (
    <label className={card.field}>
      {heading}
      {note && <small className={styles.help}>{note}</small>}
      <Control field={field} choose={words.choose} />
      {(required || CHECKED.includes(type)) && (
        <small className={card.error}>
          <Icon name="circle-alert" />
          {error?.replaceAll('{megabytes}', String(maxMegabytes))}
        </small>
      )}
    </label>
  )
}

/** The fields that can be filled in wrongly. */
const CHECKED: FormField['type'][] = ['phone', 'email', 'photo']

/** What browsers may fill in. */
const AUTOCOMPLETE: Partial<Record<FormField['type'], string>> = {
  name: 'name',
  phone: 'tel',
  email: 'email',
  town: 'address-level2',
}

/** Where the answer is given. */
function Control({ field, choose }: { field: FormField; choose: string }): ReactNode {
  const { type, required, options = [], maxMegabytes = 5 } = field
  const shared = { name: fieldName(field), required }
  switch (type) {
    case 'message':
      return <textarea rows={4} {...shared} />
    case 'choice':
      return (
        <select className={styles.select} defaultValue="" {...shared}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )
    case 'photo':
      return <input type="file" accept="image/*" data-max-bytes={maxMegabytes * 1_000_000} {...shared} />
    case 'phone':
      return <input type="tel" autoComplete={AUTOCOMPLETE.phone} pattern="(?:\D*\d){7,15}\D*" {...shared} />
    default:
      return <input type={type === 'email' ? 'email' : 'text'} autoComplete={AUTOCOMPLETE[type]} {...shared} />
  }
}
