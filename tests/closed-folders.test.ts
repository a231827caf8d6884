import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ELECTRICIAN } from '../scripts/fixtures'
import { testSuites } from '../scripts/test/suites'

const SUITES = testSuites(true)

/** Runs a program as the suites of tests are run. @returns what it prints, on stdout or on stderr */
function printedBy(program: string): string {
  const env = { ...process.env, ...SUITES.find(({ title }) => title === 'npx vitest')?.env }
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', program], { encoding: 'utf8', env })
  return stdout + stderr
}

test.each([
  'require("node:fs").readFileSync("site.config/site.json")',
  'require("node:fs").readdirSync("public/images")',
  'require("node:fs/promises").readFile("./site.config/pages/index.json")',
  'require("node:fs").createReadStream("public/images/logo-mark.svg")',
  'new (require("node:worker_threads").Worker)("require(\'node:fs\').readdirSync(\'site.config\')", { eval: true })',
  'require("node:child_process").execFileSync(process.execPath, ["scripts/run.cjs", "scripts/validate.ts"])',
])('no test can read what an author writes: %s', (program) => {
  expect(printedBy(program)).toContain('A test of the engine reads')
})

test('tests read the electrician’s site', () => {
  expect(printedBy(`console.log(require("node:fs").readdirSync("${ELECTRICIAN.site}").length)`)).toBe('4\n')
})

test('the tests of code and of browsers can’t read them', () => {
  expect(SUITES.flatMap(({ title, env }) => (env?.NODE_OPTIONS ? [title] : []))).toEqual([
    'npx vitest',
    'npx playwright test',
  ])
})
