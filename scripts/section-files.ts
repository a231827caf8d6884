/** "price-table" is "PriceTable". */
export const toPascal = (type: string): string =>
  type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** The four files of a new section type, ready to be filled: path → content. */
export function sectionFiles(type: string): Record<string, string> {
  const name = toPascal(type)
  const words = type.replaceAll('-', ' ')
  const thing = `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
  return {
    [`schemas/sections/${type}.schema.json`]: json({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: `sections/${type}.schema.json`,
      title: `${name}Props`,
      description: sentence(thing),
      type: 'object',
      additionalProperties: false,
      required: ['type', 'title'],
      properties: {
        type: { const: type, description: `"${type}": ${thing}.` },
        id: { $ref: '../shared/anchor-id.schema.json' },
        hideOnPhones: { $ref: '../shared/hide-on-phones.schema.json' },
        title: { type: 'string', minLength: 1, description: 'The heading.' },
      },
    }),
    [`sections/${type}/${name}.tsx`]: component(name, thing),
    [`sections/${type}/${name}.module.css`]: `.${camel(name)} {\n  background: var(--page);\n}\n`,
    [`sections/${type}/example.json`]: json({ type, title: `The ${words}` }),
  }
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

function component(name: string, thing: string): string {
  return `import type { ${name}Props } from '../../schemas/types'
import { Section } from '../ui/Section'
import styles from './${name}.module.css'

/** ${sentence(thing)} */
export function ${name}({ id, hideOnPhones, title }: ${name}Props) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={\`section \${styles.${camel(name)}}\`}>
      <div className="wrap">
        <h2>{title}</h2>
      </div>
    </Section>
  )
}
`
}
