import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { editFile } from '../temporary-sites'
import { commitAll } from '../../scripts/evaluate/project-copy'
import { copyProject } from './copy-project'

let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  folder = copyProject()
  // the generated lists, which import all sections
  const code = '"include": ["sections/registry.ts", "renderer/islands/registry.ts"]'
  editFile(join(folder, 'tsconfig.json'), /"include": .*/, code)
  commitAll(folder)
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000)

/** Runs a program in the copy. @returns its exit code and all that it printed */
function runIn(program: string, ...args: string[]): Promise<[code: unknown, printed: string]> {
  const options = { cwd: folder, env: { ...process.env, VITEST: undefined }, maxBuffer: 1 << 26 }
  return new Promise((resolve) =>
    execFile(program, args, options, (error, stdout, stderr) => resolve([error?.code ?? 0, stdout + stderr])),
  )
}

const command = (name: string, ...args: string[]) => runIn(process.execPath, ...commandLine(name, ...args))

/** The lines that differ from what is committed, without those of generated files. */
async function changedLines(): Promise<string[]> {
  const generated = ['schemas/types.ts', 'schemas/editor', 'schemas/section.schema.json', 'sections/*registry.ts']
  await runIn('git', 'add', '--all')
  const [, diff] = await runIn(
    'git',
    'diff',
    '--cached',
    '-M',
    '-U0',
    '--',
    '.',
    ...generated.map((file) => `:!${file}`),
  )
  return diff.split('\n').filter((line) => /^[+](?!\+\+)/.test(line))
}

test('a field has another name in its schema and all documents, and the compiler names the places in the code', async () => {
  const [code, printed] = await command('rename', 'field', 'hero.lead', 'intro')
  expect([code, printed]).toEqual([0, expect.stringMatching(/sections\/hero\/Hero\.tsx\(\d+,\d+\): error .*'lead'/)])
  const lines = await changedLines()
  expect(lines.every((line) => /^\+\s+"intro": /.test(line))).toBe(true)
  const [, committed] = await runIn('git', 'grep', '-l', '"type": "hero"', 'HEAD', '--', 'site.config')
  // a hero of each of these documents has one, as does the schema and the example
  expect(lines.length).toBeGreaterThan(committed.trim().split('\n').length)
  expect(await command('validate')).toEqual([0, expect.stringContaining('1 warning')])
  const schema = read('schemas/sections/hero.schema.json')
  expect(Object.keys((JSON.parse(schema) as { properties: object }).properties)).toContain('intro')
}, 300_000)

test.runIf(process.env.PLAT_TEST_FULL)(
  'a section type has another name in its schema, its folder and all documents',
  async () => {
    await runIn('git', 'reset', '--quiet', '--hard')
    const [code, printed] = await command('rename', 'section', 'trust', 'seal-row')
    expect([code, printed]).toEqual([0, expect.stringContaining('Examples, code and documents fit.')])
    expect(existsSync(join(folder, 'sections/trust'))).toBe(false)
    expect(read('sections/seal-row/SealRow.tsx')).toContain('export function SealRow(')
    expect(read('sections/registry.ts')).toContain("'seal-row': SealRow,")
    expect(read('schemas/sections/seal-row.schema.json')).toContain('"title": "SealRowProps"')
    expect(await command('validate')).toEqual([0, expect.stringContaining('1 warning')])
    const lines = await changedLines()
    expect(lines.filter((line) => !/seal-row|SealRow/.test(line))).toEqual([])
    // another site, whose schema has the new name already
    expect(await command('rename', 'section', 'trust', 'seal-row', '--site', 'examples/blank/site.config')).toEqual([
      0,
      expect.anything(),
    ])
  },
  300_000,
)
