import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from './copy-project'

const copies: string[] = []
afterAll(() => copies.forEach((copy) => rmSync(copy, { recursive: true, force: true })))

/** A copy of the project in a folder whose name ends so. */
function projectIn(ending: string): string {
  const copy = copyProject()
  const project = `${copy}${ending}`
  renameSync(copy, project)
  copies.push(project)
  return project
}

const BAKERY = ['--site', 'tests/fixtures/bakery/site.config']

const run = (project: string, name: string) =>
  spawnSync('npm', ['run', '--silent', name, '--', ...BAKERY], { cwd: project, encoding: 'utf8' })

test.each(process.env.PLAT_TEST_FULL ? ['#2', '%20', '?'] : ['#2'])(
  'in a folder with %j in its name, what bundles code says so, and the rest works',
  (ending) => {
    const project = projectIn(ending)
    const sentence = `error: the project is in ${project}, but the code of pages can’t be bundled in a folder whose path has ${ending[0]}. Rename the folder.\n`
    for (const name of ['build', 'dev']) {
      const { status, stdout, stderr } = run(project, name)
      expect([name, status, stdout, stderr]).toEqual([name, 1, '', sentence])
    }
    expect(run(project, 'validate').status).toBe(0)
  },
)
