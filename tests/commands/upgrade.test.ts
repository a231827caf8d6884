import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkPackages } from '../../scripts/diff/build-both'
import { spawnCommand } from '../spawn-command'
import { editFile } from '../temporary-sites'
import { commitAll } from '../../scripts/evaluate/project-copy'
import { copyProject } from './copy-project'

/** A copy of the project that is developed further, and a fork of it with its own site and section types. */
let plat = ''
let fork = ''

const read = (file: string) => readFileSync(join(fork, file), 'utf8')
const git = (...args: string[]) => execFileSync('git', ['-C', fork, ...args], { encoding: 'utf8' })

/** Runs a command of a project. @returns what it prints @throws if it fails */
function run(project: string, ...command: [string, ...string[]]): string {
  const { status, stdout, stderr } = spawnCommand(command, { cwd: project, env: { ...process.env, VITEST: undefined } })
  if (status !== 0) throw new Error(`npm run ${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`)
  return stdout
}

beforeAll(() => {
  plat = copyProject()
  commitAll(plat)
  fork = join(mkdtempSync(join(tmpdir(), 'plat-fork-')), 'project')
  execFileSync('git', ['clone', '--quiet', plat, fork])
  for (const [name, value] of Object.entries({ 'user.name': 'Author', 'user.email': 'author@example.com' }))
    git('config', name, value)
  linkPackages(resolve('node_modules'), join(fork, 'node_modules'))
}, 120_000)

afterAll(() => {
  for (const folder of [plat, join(fork, '..')]) rmSync(folder, { recursive: true, force: true })
}, 120_000)

/** Replaces the site of a fork with the blank one. */
function replaceSite(): void {
  for (const folder of ['site.config', 'public']) {
    rmSync(join(fork, folder), { recursive: true })
    cpSync(join('examples/blank', folder), join(fork, folder), { recursive: true })
  }
  editFile(join(fork, 'site.config/site.json'), /^\{/, '{\n  "theme": { "colors": { "dark": "#3b2417" } },')
}

test('a fork with its own site, section types and colors merges the next version, and only has to generate its lists', () => {
  replaceSite()
  run(fork, 'new', 'section', 'palaver', '--island')
  commitAll(fork)

  run(plat, 'new', 'section', 'parley')
  editFile(join(plat, 'schemas/sections/hero.schema.json'), '"The top of a page:', '"The very top of a page:')
  editFile(join(plat, 'site.config/pages/index.json'), '"lead": "', '"lead": "Welcome. ')
  commitAll(plat)

  git('fetch', '--quiet')
  expect(() => git('merge', '--quiet', 'origin/main')).toThrow()
  // only the sample site, which the fork has replaced, was changed on both sides
  expect(git('diff', '--name-only', '--diff-filter=U')).toBe('site.config/pages/index.json\n')
  git('restore', '--source=HEAD', '--staged', '--worktree', 'site.config', 'public')
  git('commit', '--quiet', '--no-edit')

  run(fork, 'types')
  const changed = git('status', '--porcelain').split('\n').filter(Boolean)
  const generated = git('ls-files', ':(attr:merge=union)').split('\n')
  expect(changed.filter((line) => !generated.includes(line.slice(3)))).toEqual([])
  for (const type of ['palaver', 'parley']) {
    expect(read('sections/registry.ts').match(new RegExp(`^  '?${type}'?: `, 'gm'))).toHaveLength(1)
    expect(read('schemas/section.schema.json')).toContain(`"sections/${type}.schema.json"`)
  }
  expect(read('schemas/types.ts')).toContain('The very top of a page')
})

test.runIf(process.env.PLAT_TEST_FULL)('then the fork passes every check, and can be built', () => {
  run(fork, 'check')
  run(fork, 'build')
  expect(existsSync(join(fork, 'dist/client/index.html'))).toBe(true)
})

test('npm install succeeds even while a merge has left a conflict in the code', () => {
  editFile(join(plat, 'sections/traits-registry.ts'), /^/, '<<<<<<< HEAD\n')
  const { postinstall } = JSON.parse(readFileSync(join(plat, 'package.json'), 'utf8')).scripts
  const { status, stderr } = spawnSync(postinstall, { cwd: plat, shell: true, encoding: 'utf8' })
  expect([status, stderr]).toEqual([
    0,
    expect.stringMatching(/^The commands or the schemas for editors could not .*traits-registry\.ts/s),
  ])
})
