import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { describeStaleTypes, recordSchemas } from './stale-types'

const RUN = 'Run `npm run types`, which also lists what no longer fits.'

type Change = (write: (file: string, text: string) => void, remove: (file: string) => void) => void

test.each<[string, Change, string | undefined]>([
  ['nothing', () => {}, undefined],
  ['a file that is not a schema', (write) => write('synonyms.json', '{}'), undefined],
  ['a schema', (write) => write('page.schema.json', '{ }'), 'page.schema.json has changed.'],
  ['a new schema', (write) => write('sections/map.schema.json', '{}'), 'sections/map.schema.json has changed.'],
  ['a schema that is gone', (_, remove) => remove('sections/hero.schema.json'), 'sections/hero.schema.json is gone.'],
  [
    'two schemas',
    (write, remove) => {
      write('page.schema.json', '{ }')
      remove('sections/hero.schema.json')
    },
    'page.schema.json has changed, and 1 more.',
  ],
  ['types of an earlier version', (write) => write('types.ts', 'export {}'), 'types.ts does not list its schemas.'],
  ['types that are gone', (_, remove) => remove('types.ts'), 'types.ts does not list its schemas.'],
])('types are compared with the schemas: %s', (_, change, sentence) => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'sections'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('page.schema.json', '{}')
  write('sections/hero.schema.json', '{}')
  write('types.ts', `export {}\n\n${recordSchemas(folder)}`)
  change(write, (file) => rmSync(join(folder, file)))
  expect(describeStaleTypes(folder)).toBe(sentence && `${folder}/${sentence} ${RUN}`)
})
