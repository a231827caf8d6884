import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { SiteDiff } from '../scripts/diff/change'
import { copyProject } from './copy-project'
import { temporaryFolder } from './sites'

/** By its whole path, for folders that are in no project. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Runs a program of a copy of the project in a folder, as npm does. */
const run = (project: string, file: string, args: string[], folder = project) =>
  spawnSync(process.execPath, ['--import', TSX, join(project, file), ...args], { cwd: folder, encoding: 'utf8' })

const DIFF = 'scripts/diff/diff.ts'

/** The pages that show a key of a shared section: those that use it and don't put another value in its place. */
function pagesThatShow(name: string, key: string): string[] {
  const { stdout } = spawnSync('npm', ['run', '-s', 'usage', '--', 'shared', name, '--format', 'json'], {
    encoding: 'utf8',
  })
  const { uses } = JSON.parse(stdout) as { uses: { pages: string[]; detail?: string }[] }
  return uses.filter(({ detail = '' }) => !detail.split(/[ ,]+/).includes(key)).flatMap(({ pages }) => pages)
}

test('names exactly the pages that show words which changed, and leaves nothing behind', () => {
  const project = copyProject()
  const rewrite = (name: string, from: string, to: string) => {
    const file = join(project, 'site.config/shared', `${name}.json`)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(from)
    writeFileSync(file, text.replace(from, to))
  }
  rewrite('permits', 'two to five days', 'three to five days')
  rewrite('why-choose-us', 'years of experience', 'years of practice')

  const { status, stdout, stderr } = run(project, DIFF, ['--no-pictures', '--format', 'json'])
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const diff = JSON.parse(stdout) as SiteDiff
  const permits = pagesThatShow('permits', 'text')
  const reasons = pagesThatShow('why-choose-us', 'items')
  expect(reasons.length).toBeGreaterThan(1)
  expect(diff.changed.map(({ route }) => route).sort()).toEqual([...new Set([...permits, ...reasons])].sort())
  expect(diff).toMatchObject({ added: [], removed: [], files: [], notes: [] })
  expect(diff.groups.map(({ routes, changes }) => [routes.toSorted(), changes.map(({ kind }) => kind)])).toEqual([
    [reasons.toSorted(), ['words']],
    [permits.toSorted(), ['words']],
  ])

  const report = readFileSync(join(project, 'reports/diff/report.html'), 'utf8')
  expect(report).toContain('<del>two</del><ins>three</ins>')
  expect(report).not.toMatch(/(?:src|href)="(?!#|data:)/)
  expect(readFileSync(join(project, 'reports/diff/summary.md'), 'utf8')).toContain('Words: “two” → “three”')
  const worktrees = spawnSync('git', ['worktree', 'list'], { cwd: project, encoding: 'utf8' }).stdout
  expect(worktrees.trim().split('\n')).toHaveLength(1)

  rewrite('permits', '"title"', '"titel"')
  const broken = run(project, DIFF, ['--no-pictures', '--format', 'json'])
  expect([broken.status, broken.stdout]).toEqual([1, ''])
  expect(broken.stderr).toMatch(/has no property "titel"[^]*The site of the working tree can’t be built\.\n$/)
}, 180_000)

test.each([
  [['--against', 'no-such-branch'], /^error: git knows no branch, tag or commit "no-such-branch"\..*\n$/],
  [['--against', '--help-me'], /^error: .*\n$/],
  [['--site', 'nowhere'], /^error: there is no folder nowhere\..*\n$/],
])('%j is wrong usage: one line, exit code 2', (args, line) => {
  const { status, stdout, stderr } = run(resolve('.'), DIFF, args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(line)
})

test('outside of a repository it says so', () => {
  const { status, stderr } = run(resolve('.'), DIFF, [], temporaryFolder())
  expect([status, stderr]).toEqual([
    2,
    'error: this folder is not in a git repository. Run the command in a clone of the project.\n',
  ])
})
