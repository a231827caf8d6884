import { execFile } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { editFile } from '../temporary-sites'
import { copyProject } from './copy-project'

let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Runs Node in the copy. @returns its exit code and all that it printed */
const node = (...args: string[]): Promise<[code: unknown, printed: string]> => {
  const options = { cwd: folder, env: { ...process.env, VITEST: undefined } }
  return new Promise((resolve) =>
    execFile(process.execPath, args, options, (error, stdout, stderr) => resolve([error?.code ?? 0, stdout + stderr])),
  )
}

/** Runs commands one after the other, until one fails. @returns the exit code of the last, and all that they printed */
const commands = async (...lines: [name: string, ...args: string[]][]): Promise<[code: unknown, printed: string]> => {
  let all = ''
  for (const [name, ...args] of lines) {
    const [code, printed] = await node(...commandLine(name, ...args))
    all += printed
    if (code !== 0) return [code, all]
  }
  return [0, all]
}

beforeAll(() => {
  folder = copyProject()
  // the generated lists, which import all sections
  const code = '"include": ["sections/registry.ts", "renderer/islands/registry.ts"]'
  editFile(join(folder, 'tsconfig.json'), /"include": .*/, code)
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

test('new section types are listed everywhere, and the command says what to do next', async () => {
  // names that the types of a project are unlikely to have
  const [code, printed] = await commands(
    ['new', 'section', 'unusual-hour'],
    ['new', 'section', 'palaver', '--island'],
    ['types', '--check'],
  )
  expect([code, printed]).toEqual([0, expect.stringContaining('sections/palaver/palaver.island.ts')])
  expect(printed).toContain('Next: declare its fields in schemas/sections/unusual-hour.schema.json, then run')
  expect(readdirSync(join(folder, 'sections/unusual-hour')).sort()).toEqual([
    'UnusualHour.module.css',
    'UnusualHour.tsx',
    'example.json',
  ])
  expect(read('schemas/sections/unusual-hour.schema.json')).toContain('"An unusual hour."')
  expect(read('schemas/section.schema.json')).toContain('"sections/unusual-hour.schema.json"')
  expect(read('schemas/types.ts')).toContain('export interface UnusualHourProps')
  expect(read('sections/registry.ts')).toContain("'unusual-hour': UnusualHour,")
  expect(read('renderer/islands/registry.ts')).toContain(
    "palaver: () => import('../../sections/palaver/palaver.island'),",
  )
  expect(read('sections/ui/island-names.ts')).toContain("| 'palaver'")
  expect(read('sections/palaver/Palaver.tsx')).toContain(
    "<Hydrated {...island('palaver', 'visible')} component={PalaverToggle}",
  )
})

test('their examples have up-to-date snapshots', async () => {
  const program = `
    process.argv = ['node', 'snapshot']
    const { loadTypeScript } = require('./renderer/prerender/load-typescript.cjs')
    loadTypeScript(process.cwd() + '/scripts/snapshot/take-snapshots.ts').then(async ({ readSnapshots, takeSectionSnapshots }) => {
      const stored = readSnapshots()
      const taken = await takeSectionSnapshots(['palaver', 'unusual-hour', 'chat'])
      for (const [path, html] of taken) console.log(path, stored.get(path) === html)
    })`
  const [code, printed] = await node('--eval', program)
  expect([code, printed.trim().split('\n').sort()]).toEqual([
    0,
    ['sections/chat.html true', 'sections/palaver.html true', 'sections/unusual-hour.html true'],
  ])
  expect(read('tests/snapshots/sections/palaver.html')).toContain('aria-pressed="false">The palaver</button>')
})

test('they pass lint and format without changes', async () => {
  const lists = [
    'schemas/section.schema.json',
    'schemas/types.ts',
    'sections/registry.ts',
    'sections/ui/island-names.ts',
  ]
  const newFiles = ['palaver', 'unusual-hour'].flatMap((type) => [
    `sections/${type}`,
    `schemas/sections/${type}.schema.json`,
  ])
  const checks = await Promise.all([
    node('node_modules/oxlint/bin/oxlint', '--deny-warnings', 'sections', 'renderer/islands'),
    node('node_modules/oxfmt/bin/oxfmt', '--check', 'renderer/islands', 'schemas/editor', ...lists, ...newFiles),
  ])
  for (const check of checks) expect(check).toEqual([0, expect.anything()])
})

test.each([
  ['unusual-hour', 'UnusualHour'],
  ['palaver', 'Palaver'],
])('%s describes its fields, and renders its example', async (type, name) => {
  const { title, properties } = JSON.parse(read(`schemas/sections/${type}.schema.json`))
  expect(title).toBe(`${name}Props`)
  for (const { $ref, description } of Object.values<Record<string, string>>(properties))
    expect($ref ?? description).toBeTruthy()
  const { [name]: Component } = await import(join(folder, `sections/${type}/${name}.tsx`))
  const example = JSON.parse(read(`sections/${type}/example.json`))
  expect(renderToStaticMarkup(createElement(Component, example))).toContain(`<h2>${example.title}</h2>`)
})

test('after a schema is edited, npm run types reports which example and component no longer fit; the code compiles', async () => {
  const schema = 'schemas/sections/unusual-hour.schema.json'
  const mood = '"mood": { "type": "string", "minLength": 1, "description": "How the hour sounds." },'
  const edited = read(schema).replace('"title"]', '"title", "mood"]').replace('"properties": {', `$& ${mood}`)
  writeFileSync(join(folder, schema), edited)
  const [code, printed] = await node(...commandLine('types'))
  expect(code).toBe(1)
  expect(printed).toMatch(
    /Examples no longer fit:\nsections\/unusual-hour\/example\.json:\d+:\d+ .*\n.*must have "mood"/s,
  )
  expect(printed).toContain(
    'The code in sections/unusual-hour/ doesn’t use "mood", which every unusual-hour must have.',
  )
  expect(printed).not.toContain('The code no longer fits')
  expect(printed).not.toContain('Documents no longer fit')
})

test('a schema that isn’t valid JSON is reported in one line', async () => {
  writeFileSync(join(folder, 'schemas/sections/palaver.schema.json'), '{')
  const line = expect.stringMatching(/^error: schemas\/sections\/palaver\.schema\.json is not JSON: .*\n$/)
  expect(await node(...commandLine('types', '--check'))).toEqual([1, line])
})
