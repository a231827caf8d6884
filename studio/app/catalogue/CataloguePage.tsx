import { Copy } from 'lucide-react'
import { useState } from 'react'
import { STUDIO_ADDRESS } from '../../protocol/addresses'
import type { ExampleContent, TypeInfo } from '../../protocol/catalogue'
import controls from '../controls/Controls.module.css'
import { ExampleFrame } from '../controls/ExampleFrame'
import { type FormField, fieldsOf, limitsOf, nameInWords } from '../form/form-fields'
import { useStudio } from '../session/use-studio'
import { useUses } from '../session/use-uses'
import styles from './Catalogue.module.css'
import { useFindings } from './use-findings'

const CONTENTS: [ExampleContent | 'rtl', string][] = [
  ['example', 'Example'],
  ['least', 'Least content'],
  ['most', 'Most content'],
  ['long', 'Long words'],
  ['rtl', 'Right to left'],
]

/** All section types, and one of them in all its states. */
export function CataloguePage() {
  const catalogue = useStudio('catalogue')
  const [type, setType] = useState(() => location.pathname.split('/')[3] ?? '')
  const shown = catalogue?.types.find((other) => other.type === type) ?? catalogue?.types[0]
  if (!shown || !catalogue) return <main className={styles.catalogue} />
  const choose = (type: string) => {
    setType(type)
    history.replaceState(null, '', `${STUDIO_ADDRESS}/sections/${type}`)
  }
  return (
    <main className={styles.catalogue}>
      <nav aria-label="Section types" className={styles.types}>
        <ul>
          {catalogue.types.map(({ type }) => (
            <li key={type}>
              <button type="button" aria-current={type === shown.type || undefined} onClick={() => choose(type)}>
                {nameInWords(type)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <TypePage key={shown.type} shown={shown} fields={fieldsOf(catalogue.schemas[shown.schema] ?? {})} />
    </main>
  )
}

function TypePage({ shown, fields }: { shown: TypeInfo; fields: FormField[] }) {
  const { type, description, example, variants } = shown
  const [content, setContent] = useState<(typeof CONTENTS)[number][0]>('example')
  const [values, setValues] = useState<Record<string, unknown>>({})
  const [isCopied, setCopied] = useState(false)
  const uses = useUses({ of: 'section', type }) ?? []
  const { findings, check } = useFindings()
  const query = {
    type,
    values,
    content: content === 'rtl' ? ('example' as const) : content,
    direction: content === 'rtl' ? ('rtl' as const) : ('ltr' as const),
  }
  const key = JSON.stringify(query)
  return (
    <div className={styles.type}>
      <header>
        <h2>{nameInWords(type)}</h2>
        <p>{description}</p>
      </header>
      <div className={styles.settings}>
        <div role="group" aria-label="Content" className={styles.segments}>
          {CONTENTS.map(([name, label]) => (
            <button
              key={name}
              type="button"
              className={controls.tool}
              aria-pressed={content === name}
              onClick={() => setContent(name)}
            >
              {label}
            </button>
          ))}
        </div>
        {Object.entries(variants).map(([name, choices]) => (
          <label key={name}>
            {nameInWords(name)}{' '}
            <select
              value={choices.indexOf(values[name])}
              onChange={({ target }) => setValues({ ...values, [name]: choices[Number(target.value)] })}
            >
              <option value={-1}>As in the example</option>
              {choices.map((choice, index) => (
                <option key={String(choice)} value={index}>
                  {nameInWords(String(choice))}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            void navigator.clipboard.writeText(JSON.stringify(example, null, 2)).then(() => setCopied(true))
          }
        >
          <Copy aria-hidden /> {isCopied ? 'Copied' : 'Copy its JSON'}
        </button>
      </div>
      <div className={styles.examples}>
        <figure>
          <ExampleFrame
            key={key}
            query={query}
            width={1280}
            title={`${type} at 1280 px`}
            onLoad={(page) => void check(page)}
          />
          <figcaption>1280 px</figcaption>
        </figure>
        <figure className={styles.phone}>
          <ExampleFrame key={key} query={query} width={390} title={`${type} at 390 px`} />
          <figcaption>390 px</figcaption>
        </figure>
      </div>
      <section aria-label="Accessibility">
        <h3>Accessibility</h3>
        {!findings && <p>Checking …</p>}
        {findings?.length === 0 && <p>axe finds nothing.</p>}
        <ul>
          {findings?.map(({ id, help, nodes }) => (
            <li key={id}>
              <b>{help}</b> <code>{nodes[0]?.html}</code>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Fields">
        <h3>Fields</h3>
        <table>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>{field.name}</code> {field.isRequired && <small>required</small>}
                </th>
                <td>
                  {field.description} {limitsOf(field)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-label="Pages with it">
        <h3>Pages with it</h3>
        <ul>
          {uses.map(({ where, page }) => (
            <li key={where}>
              {page ? (
                <a href={`${STUDIO_ADDRESS}?open=${encodeURIComponent(page.route)}`}>{page.route}</a>
              ) : (
                <code>{where}</code>
              )}
            </li>
          ))}
        </ul>
        {uses.length === 0 && <p>None.</p>}
      </section>
    </div>
  )
}
