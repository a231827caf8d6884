import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { lendCode } from '../../scripts/prerender/code'
import type { SiteDiff } from '../../scripts/diff/describe-diff'
import { findUsage } from '../../scripts/usage/find-usage'
import { editFile, temporarySite } from '../temporary-sites'
import { commitAll } from '../../scripts/evaluate/project-copy'
import { copyProject } from './copy-project'

const SITE = 'tests/fixtures/bakery/site.config'

/** Runs the command of a copy of the project, in that copy or in another folder. */
function run(project: string, args: string[], cwd = project) {
  // by its full path, for folders that are not in a project
  const command = [join(project, 'scripts/run.cjs'), join(project, 'scripts/diff/diff.ts')]
  return spawnSync(process.execPath, [...command, ...args], { cwd, encoding: 'utf8' })
}

test('lists exactly the pages with changed words, and leaves nothing behind', () => {
  const project = copyProject()
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  commitAll(project)
  lendCode(project)
  const rewrite = (from: string, to: string) => editFile(join(project, SITE, 'shared/bread.json'), from, to)
  rewrite('starter to crust', 'starter to crumb')
  const { status, stdout, stderr } = run(project, ['--site', SITE, '--no-pictures', '--format', 'json'])
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const diff = JSON.parse(stdout) as SiteDiff
  const routes = findUsage(openSite(SITE), 'shared', 'bread').uses.flatMap(({ pages }) => pages)
  expect(routes.length).toBeGreaterThan(1)
  expect(diff.changed.map(({ route }) => route).sort()).toEqual(routes.sort())
  expect(diff).toMatchObject({ added: [], removed: [], files: [], notes: [] })
  expect(diff.groups).toMatchObject([{ changes: [{ kind: 'words' }] }])

  const report = readFileSync(join(project, 'reports/diff/report.html'), 'utf8')
  expect(report).toContain('<del>crust</del><ins>crumb</ins>')
  expect(report).not.toMatch(/(?:src|href)="(?!#|data:)/)
  const summary = readFileSync(join(project, 'reports/diff/summary.md'), 'utf8')
  expect(summary).toContain('Words: “crust” → “crumb”')
  const worktrees = spawnSync('git', ['worktree', 'list'], { cwd: project, encoding: 'utf8' }).stdout
  expect(worktrees.trim().split('\n')).toHaveLength(1)

  rewrite('"title"', '"titel"')
  const broken = run(project, ['--site', SITE, '--no-pictures', '--format', 'json'])
  expect([broken.status, broken.stdout]).toEqual([1, ''])
  expect(broken.stderr).toMatch(/has no property "titel"[^]*The site of the working tree can’t be built\.\n$/)
}, 180_000)

test('a folder that is not in a repository is wrong usage', () => {
  const line = /^error: this folder is not in a git repository. Run the command in a clone of the project.\n$/
  const refused = { status: 2, stdout: '', stderr: expect.stringMatching(line) }
  expect(run(resolve('.'), ['--site', temporarySite()], '/')).toMatchObject(refused)
})
