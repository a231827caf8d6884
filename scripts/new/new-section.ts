import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { terminalColors } from '../../renderer/problems/pretty'
import { componentName } from '../../renderer/render/section-marks'
import { UsageError } from '../command'
import { formatText } from '../format-text'
import { SNAPSHOT_FOLDER, takeSectionSnapshots } from '../snapshot/take-snapshots'
import { generateFromSchemas } from '../types/generate-from-schemas'
import { writeFiles } from '../types/generated-files'
import { generateSectionLists } from '../types/section-lists'

/**
 * Writes the files of a new section type, generates the lists of all types, and stores the snapshot of its example, so that
 * all tests pass.
 * @throws UsageError if the name is taken, or not in kebab-case
 */
export async function newSection(type: string, { island = false }: { island?: boolean }): Promise<void> {
  assertSectionName(type)
  const files = sectionFiles(type, island)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await formatText(file, text))
  }
  writeFiles(await generateSectionLists())
  writeFiles(await generateFromSchemas())
  const snapshots = await takeSectionSnapshots([type])
  for (const [path, html] of snapshots) writeFileSync(join(SNAPSHOT_FOLDER, path), html)
  const written = [...Object.keys(files), ...[...snapshots.keys()].map((path) => join(SNAPSHOT_FOLDER, path))]
  console.log(`${terminalColors.green('✓')} Created the section type ${type}: ${written.join(', ')}.`)
  console.log(`Next: declare its fields in schemas/sections/${type}.schema.json, then run \`npm run types\`.`)
  console.log('When its HTML is right, store it with `npm run snapshot -- --update`.')
}

/** @throws UsageError unless a name is in kebab-case, and free: as a folder, as a component, as a type, and in JavaScript */
export function assertSectionName(type: string): void {
  const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
  if (!kebab.test(type)) {
    const words = type.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').replaceAll(/[^A-Za-z0-9]+/g, '-')
    const inKebab = words.toLowerCase()
    const hint = kebab.test(inKebab) ? ` Did you mean ${inKebab}?` : ''
    throw new UsageError(`a section type has a name like price-table, not ${JSON.stringify(type)}.${hint}`)
  }
  if (existsSync(`sections/${type}/example.json`)) throw new UsageError(`the section type ${type} already exists.`)
  const name = componentName(type)
  const types = readFileSync('schemas/types.ts', 'utf8')
  if (new RegExp(`export (?:interface|type) (?:${name}|${name}Props)\\b`).test(types))
    throw new UsageError(`schemas/types.ts already has a type ${name}. Choose a name other than ${type}.`)
  const isFileName = readdirSync('sections').some((file) => file.split('.')[0] === type)
  if (isFileName || name in globalThis || type in {})
    throw new UsageError(`${type} is a name in the project or in JavaScript. Choose another one, such as ${type}-list.`)
}

/**
 * The files of a new section type by their paths.
 * @param isIsland whether a part of it is a React component that the browser hydrates
 */
function sectionFiles(type: string, isIsland: boolean): Record<string, string> {
  const name = componentName(type)
  const className = name.charAt(0).toLowerCase() + name.slice(1)
  const words = type.replaceAll('-', ' ')
  const thing = `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
  const sentence = `${thing.charAt(0).toUpperCase()}${thing.slice(1)}.`
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `sections/${type}.schema.json`,
    title: `${name}Props`,
    description: sentence,
    type: 'object',
    additionalProperties: false,
    required: ['type', 'title'],
    properties: {
      type: { const: type, description: `"${type}": ${thing}.` },
      id: { $ref: '../shared/anchor-id.schema.json' },
      hideOnPhones: { $ref: '../shared/hide-on-phones.schema.json' },
      title: { type: 'string', minLength: 1, description: 'The heading.' },
    },
  }
  const component = `import type { ${name}Props } from '../../schemas/types'
${isIsland ? "import { Hydrated, island } from '../ui/island'\n" : ''}import { Section } from '../ui/Section'
import styles from './${name}.module.css'
${isIsland ? `import { ${name}Toggle } from './${name}Toggle'\n` : ''}
/** ${sentence} */
export function ${name}({ id, hideOnPhones, title }: ${name}Props) {
  return (
    <Section id={id} hideOnPhones={hideOnPhones} className={\`section \${styles.${className}}\`}>
      <div className="wrap">
        <h2>{title}</h2>
        ${isIsland ? `<Hydrated {...island('${type}', 'visible')} component={${name}Toggle} props={{ label: title }} />` : ''}
      </div>
    </Section>
  )
}
`
  const toggle = `import { useState } from 'react'

/** A button that runs in the browser. The server renders it first. It only knows its props. */
export function ${name}Toggle({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <button type="button" className="button" aria-pressed={isOpen} onClick={() => setIsOpen(!isOpen)}>
      {label}
    </button>
  )
}
`
  return {
    [`schemas/sections/${type}.schema.json`]: JSON.stringify(schema, null, 2),
    [`sections/${type}/${name}.tsx`]: component,
    ...(isIsland && {
      [`sections/${type}/${name}Toggle.tsx`]: toggle,
      [`sections/${type}/${type}.island.ts`]: `export { ${name}Toggle as Component } from './${name}Toggle'\n`,
    }),
    [`sections/${type}/${name}.module.css`]: `.${className} {\n  background: var(--page);\n}\n`,
    [`sections/${type}/example.json`]: JSON.stringify({ type, title: `The ${words}` }, null, 2),
  }
}
