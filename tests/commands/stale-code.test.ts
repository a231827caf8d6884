import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { editFile, temporaryFolder } from '../temporary-sites'

const folder = temporaryFolder(afterAll)
for (const room of ['schemas', 'sections']) cpSync(room, join(folder, room), { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
// an edited schema, a type that is not listed, and one whose folder is missing
editFile(join(folder, 'schemas/sections/hero.schema.json'), '"HeroProps"', '"LeadProps"')
mkdirSync(join(folder, 'sections/unlisted-type'))
writeFileSync(join(folder, 'sections/unlisted-type/example.json'), '{ "type": "unlisted-type" }')
renameSync(join(folder, 'sections/why'), join(folder, 'why'))

test.each(['build', 'dev', 'serve'])('%s refuses code that doesn’t fit the schemas, and says what to do', (command) => {
  const [run = '', file = ''] = commandLine(command).map((path) => resolve(path))
  const options = ['--site', resolve('tests/fixtures/bakery/site.config')]
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, file, ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stdout, stderr.trimEnd().split('\n')]).toEqual([
    1,
    '',
    [
      'error: schemas/sections/hero.schema.json has changed. Run `npm run types`, which also lists what no longer fits.',
      'error: sections/registry.ts does not list sections/unlisted-type/. Run `npm run types`, or remove the folder.',
      'error: there is no folder sections/why/ for schemas/sections/why.schema.json. Restore it, or remove the schema and run `npm run types`.',
    ],
  ])
})
