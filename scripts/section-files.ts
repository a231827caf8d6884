/** "price-table" is "PriceTable". */
export const toPascal = (type: string): string =>
  type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/**
 * The files of a new section type, ready to be filled: path → content.
 * @param isIsland whether a part of it is a React component that the browser brings to life
 */
export function sectionFiles(type: string, isIsland = false): Record<string, string> {
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
    [`sections/${type}/${name}.tsx`]: component(name, thing, isIsland ? type : undefined),
    ...(isIsland ? islandFiles(type, name) : {}),
    [`sections/${type}/${name}.module.css`]: `.${camel(name)} {\n  background: var(--page);\n}\n`,
    [`sections/${type}/example.json`]: json({ type, title: `The ${words}` }),
  }
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** @param island the name under which the browser knows a part of it; nothing where it has none */
function component(name: string, thing: string, island: string | undefined): string {
  const imports = island
    ? `import { Hydrated, island } from '../ui/island'
import { Section } from '../ui/Section'
import styles from './${name}.module.css'
import { ${name}Toggle } from './${name}Toggle'`
    : `import { Section } from '../ui/Section'
import styles from './${name}.module.css'`
  const place = island
    ? `
        <Hydrated {...island('${island}', 'visible')} component={${name}Toggle} props={{ label: title }} />`
    : ''
  return `import type { ${name}Props } from '../../schemas/types'
${imports}

/** ${sentence(thing)} */
export function ${name}({ id, hideOnPhones, title }: ${name}Props) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={\`section \${styles.${camel(name)}}\`}>
      <div className="wrap">
        <h2>{title}</h2>${place}
      </div>
    </Section>
  )
}
`
}

/** A component of React with a state, and the module through which the browser loads it. */
const islandFiles = (type: string, name: string): Record<string, string> => ({
  [`sections/${type}/${name}Toggle.tsx`]: `import { useState } from 'react'

/** What a visitor can press. It is rendered on the server, and runs in the browser: it knows its props only. */
export function ${name}Toggle({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" className="button" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {label}
    </button>
  )
}
`,
  [`sections/${type}/${type}.island.ts`]: `export { ${name}Toggle as Component } from './${name}Toggle'\n`,
})
