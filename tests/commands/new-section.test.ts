import { execFile } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { copyProject } from './copy-project'

let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Runs a program of Node in the copy; its exit code with all that it printed. */
const node = (...args: string[]): Promise<[code: unknown, printed: string]> =>
  new Promise((resolve) =>
    execFile(
      process.execPath,
      args,
      { cwd: folder, env: { ...process.env, VITEST: undefined } },
      (error, stdout, stderr) => resolve([error?.code ?? 0, stdout + stderr]),
    ),
  )

beforeAll(() => {
  folder = copyProject()
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

test('new section types are listed everywhere, and say what comes next', async () => {
  expect(await node(...commandLine('new', 'section', 'opening-hour'))).toEqual([
    0,
    expect.stringContaining('Next: give it its fields in schemas/sections/opening-hour.schema.json, then run'),
  ])
  expect(readdirSync(join(folder, 'sections/opening-hour')).sort()).toEqual([
    'OpeningHour.module.css',
    'OpeningHour.tsx',
    'example.json',
  ])
  expect(read('schemas/sections/opening-hour.schema.json')).toContain('"An opening hour."')
  expect(read('schemas/page.schema.json')).toContain('"sections/opening-hour.schema.json"')
  expect(read('schemas/types.ts')).toContain('export interface OpeningHourProps')
  expect(read('sections/registry.ts')).toContain("'opening-hour': OpeningHour,")

  const [code, printed] = await node(...commandLine('new', 'section', 'poll', '--island'))
  expect([code, printed]).toEqual([0, expect.stringContaining('sections/poll/poll.island.ts')])
  expect(read('renderer/islands/registry.ts')).toContain("poll: () => import('../../sections/poll/poll.island'),")
  expect(read('sections/ui/island.tsx')).toContain("| 'poll'")
  expect(read('sections/poll/Poll.tsx')).toContain("<Hydrated {...island('poll', 'visible')} component={PollToggle}")
})

test('they pass lint, format and their tests at once, and all that is generated is up to date', async () => {
  const changed = [
    'schemas',
    'sections/registry.ts',
    'sections/poll',
    'sections/opening-hour',
    'sections/ui/island.tsx',
  ]
  const checks = await Promise.all([
    node('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'sections', 'renderer/islands'),
    node('node_modules/prettier/bin/prettier.cjs', '--check', 'renderer/islands', ...changed),
    node(...commandLine('types', '--check')),
    node('node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'sections/registry.test.tsx', 'schemas'),
  ])
  for (const check of checks) expect(check).toEqual([0, expect.anything()])
})

test('when a schema was edited, npm run types says which example and component no longer fit; the code compiles', async () => {
  const schema = 'schemas/sections/opening-hour.schema.json'
  const mood = '"mood": { "type": "string", "minLength": 1, "description": "How the hour sounds." },'
  const edited = read(schema).replace('"title"]', '"title", "mood"]').replace('"properties": {', `$& ${mood}`)
  writeFileSync(join(folder, schema), edited)
  const [code, printed] = await node(...commandLine('types'))
  expect(code).toBe(1)
  expect(printed).toMatch(
    /Examples no longer fit:\nsections\/opening-hour\/example\.json:\d+:\d+ .*\n.*must have "mood"/s,
  )
  expect(printed).toContain('sections/opening-hour/ never names "mood", which every opening-hour must have.')
  expect(printed).not.toContain('The code no longer fits')
  expect(printed).not.toContain('Documents no longer fit')
})

test('a schema that is not JSON is named in one line', async () => {
  writeFileSync(join(folder, 'schemas/sections/poll.schema.json'), '{')
  const [code, printed] = await node(...commandLine('types', '--check'))
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/^error: schemas\/sections\/poll\.schema\.json is not JSON: .*\n$/),
  ])
})
