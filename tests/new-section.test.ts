import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { temporaryFolder } from './sites'

/** What a copy of the project borrows, and what it does without. */
const [BORROWED, LEFT_OUT] = [
  ['node_modules', 'public'],
  ['.git', 'dist', 'coverage'],
]

/** The project's tests without the build of its sites, which tests of sections don't look at. */
const QUICK_CONFIG = `import config from './vitest.config.ts'
export default { ...config, test: { include: ['sections/registry.test.tsx', 'schemas/**/*.test.ts'], testTimeout: 60_000 } }
`

/** A copy of the project, in which files may be written. */
function copyOfProject(): string {
  const folder = join(temporaryFolder(), 'plat')
  const without = new Set([...BORROWED, ...LEFT_OUT])
  for (const name of readdirSync('.').filter((name) => !without.has(name))) {
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => path !== join('tests', 'results') })
  }
  for (const name of BORROWED) symlinkSync(join(process.cwd(), name), join(folder, name))
  return folder
}

/** Runs a program of Node in a folder; its exit code with all that it printed. */
function node(folder: string, ...args: string[]): [code: number | null, printed: string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  return [status, stdout + stderr]
}

const newSection = (folder: string, ...options: string[]) => node(folder, ...commandLine('new', 'section', ...options))

test('a new section type compiles, is listed everywhere, and passes the checks and its tests at once', () => {
  const folder = copyOfProject()
  const [code, printed] = newSection(folder, 'opening-hour')
  expect([code, printed]).toEqual([0, expect.stringContaining('Next: give it its fields in')])
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(readdirSync(join(folder, 'sections/opening-hour')).sort()).toEqual([
    'OpeningHour.module.css',
    'OpeningHour.tsx',
    'example.json',
  ])
  expect(read('schemas/sections/opening-hour.schema.json')).toContain('"An opening hour."')
  expect(read('schemas/page.schema.json')).toContain('"sections/opening-hour.schema.json"')
  expect(read('schemas/types.ts')).toContain('export interface OpeningHourProps')
  expect(read('sections/registry.ts')).toContain("'opening-hour': OpeningHour,")

  const isFine = (...args: string[]) => expect(node(folder, ...args)).toEqual([0, expect.anything()])
  isFine(...commandLine('check'))
  writeFileSync(join(folder, 'quick.config.ts'), QUICK_CONFIG)
  isFine('node_modules/vitest/vitest.mjs', 'run', '--config=quick.config.ts')
})

test('one with an island compiles and passes the checks, too', () => {
  const folder = copyOfProject()
  const [code, printed] = newSection(folder, 'poll', '--island')
  expect([code, printed]).toEqual([0, expect.stringContaining('sections/poll/poll.island.ts')])
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('renderer/islands/registry.ts')).toContain("poll: () => import('../../sections/poll/poll.island'),")
  expect(read('sections/ui/island.tsx')).toContain("| 'poll'")
  expect(read('sections/poll/Poll.tsx')).toContain("<Hydrated {...island('poll', 'visible')} component={PollToggle}")
  expect(node(folder, ...commandLine('check'))).toEqual([0, expect.anything()])
})

test.each([
  ['PriceTable', /written like price-table, not "PriceTable"\. Did you mean price-table\?/],
  ['price_table', /Did you mean price-table\?/],
  ['2-columns', /written like price-table/],
  ['../up', /written like price-table/],
  ['price--table', /Did you mean price-table\?/],
  ['hero', /there is a section type hero already/],
  ['section', /has a type Section already|a name of the project/],
  ['ui', /a name of the project/],
  ['promise', /a name of the project or of JavaScript/],
])('new section %s is wrong usage: one line, exit code 2', (type, line) => {
  const [code, printed] = newSection('.', type)
  expect([code, printed]).toEqual([2, expect.stringMatching(/^error: .*\n$/)])
  expect(printed).toMatch(line)
})
