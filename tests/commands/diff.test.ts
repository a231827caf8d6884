import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import type { SiteDiff } from '../../scripts/diff/change'
import { temporarySite } from '../sites'
import { copyProject } from './copy-project'

/** By its whole path, for folders that are in no project. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Runs the command of a copy of the project in a folder, as npm does. */
function run(project: string, args: string[], cwd = project) {
  const options = ['--import', TSX, join(project, 'scripts/diff/diff.ts'), ...args]
  return spawnSync(process.execPath, options, { cwd, encoding: 'utf8' })
}

interface Usage {
  uses: { pages: string[]; detail?: string }[]
}

test('names exactly the pages that show words which changed, and leaves nothing behind', () => {
  const project = copyProject()
  const rewrite = (from: string, to: string) => {
    const file = join(project, 'site.config/shared/why-choose-us.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
  }
  rewrite('years of experience', 'years of practice')
  const { status, stdout, stderr } = run(project, ['--no-pictures', '--format', 'json'])
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const diff = JSON.parse(stdout) as SiteDiff
  const usage = ['run', '-s', 'usage', '--', 'shared', 'why-choose-us', '--format', 'json']
  const { uses } = JSON.parse(spawnSync('npm', usage, { encoding: 'utf8' }).stdout) as Usage
  const routes = uses.filter(({ detail = '' }) => !detail.includes('items')).flatMap(({ pages }) => pages)
  expect(routes.length).toBeGreaterThan(1)
  expect(diff.changed.map(({ route }) => route).sort()).toEqual(routes.sort())
  expect(diff).toMatchObject({ added: [], removed: [], files: [], notes: [] })
  expect(diff.groups).toMatchObject([{ changes: [{ kind: 'words' }] }])

  const report = readFileSync(join(project, 'reports/diff/report.html'), 'utf8')
  expect(report).toContain('<del>experience</del><ins>practice</ins>')
  expect(report).not.toMatch(/(?:src|href)="(?!#|data:)/)
  const summary = readFileSync(join(project, 'reports/diff/summary.md'), 'utf8')
  expect(summary).toContain('Words: “experience” → “practice”')
  const worktrees = spawnSync('git', ['worktree', 'list'], { cwd: project, encoding: 'utf8' }).stdout
  expect(worktrees.trim().split('\n')).toHaveLength(1)

  rewrite('"title"', '"titel"')
  const broken = run(project, ['--no-pictures', '--format', 'json'])
  expect([broken.status, broken.stdout]).toEqual([1, ''])
  expect(broken.stderr).toMatch(/has no property "titel"[^]*The site of the working tree can’t be built\.\n$/)
}, 180_000)

test.each([
  ['.', ['--against', 'no-such-branch'], /^error: git knows no branch, tag or commit "no-such-branch"\..*\n$/],
  ['.', ['--against', '--help-me'], /^error: .*\n$/],
  ['.', ['--site', 'nowhere'], /^error: there is no folder nowhere\..*\n$/],
  ['/', ['--site', temporarySite()], /^error: this folder is not in a git repository. Run the command in a clone of the project.\n$/],
])('in %s, %j is wrong usage: one line, exit code 2', (folder, args, line) => {
  const { status, stdout, stderr } = run(resolve('.'), args, folder)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(line)
})
