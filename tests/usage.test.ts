import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { page, prose, temporarySite } from './sites'

/** Runs the command as npm does. */
function usage(...args: string[]) {
  return spawnSync(process.execPath, commandLine('usage', ...args), { encoding: 'utf8' })
}

test('tells what a site uses, in plain text where nobody looks at a terminal', () => {
  const { status, stdout, stderr } = usage('--site', temporarySite())
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^ {2}prose +1 +1$/m)
  expect(stdout).toMatch(/1 section of 1 type on 1 page\.\n$/)
})

test('--format json prints plain data, of a site with errors too, and says on stderr that it has some', () => {
  const folder = temporarySite({ 'pages/plano.json': page([prose({ ttle: 'x' })]) })
  const { status, stdout, stderr } = usage('field', 'prose.level', '--site', folder, '--format', 'json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'field', uses: [{ pages: ['/'], line: 9 }], leftOut: 1 })
  expect(stderr).toMatch(/^note: the site has 1 error\b.*\n$/)
})

test.each([
  [['sectoin', 'hero'], 'error: nothing is told of "sectoin". Did you mean "section"?\n'],
  [['section'], 'error: section needs a name behind it. npm run usage -- --help shows examples.\n'],
  [['section', 'heroo'], 'error: there is no section type "heroo". Did you mean "hero"?\n'],
])('%j is wrong usage: one line, exit code 2', (args, line) => {
  const { status, stdout, stderr } = usage(...args, '--site', temporarySite())
  expect([status, stdout, stderr]).toEqual([2, '', line])
})

test('--help shows examples', () => {
  const { status, stdout } = usage('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: npm run usage --')
  expect(stdout).toContain('npm run usage -- image truck.jpg')
})
