import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { page, prose, temporarySite } from './sites'

/** Runs the command as npm does. */
function explain(...args: string[]) {
  return spawnSync(process.execPath, commandLine('explain', ...args), { encoding: 'utf8' })
}

test('tells a value and the line it is written in', () => {
  const folder = temporarySite()
  const { status, stdout, stderr } = explain('/', 'sections[0].title', '--site', folder)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('"Words"')
  expect(stdout).toContain(`${join(folder, 'pages/index.json')}:7:16`)
})

test('--format json prints plain data, of a site with errors too, and says on stderr that it has some', () => {
  const folder = temporarySite({ 'pages/plano.json': page([prose({ ttle: 'x' })]) })
  const { status, stdout, stderr } = explain('/plano', '--site', folder, '--format', 'json')
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([{ index: 0, type: 'prose', place: { pointer: '/sections/0' } }])
  expect(stderr).toMatch(/^note: the site has 1 error\b.*\n$/)
})

test('a wrong place is wrong usage: one line, exit code 2', () => {
  const { status, stdout, stderr } = explain('/', '/sections/0/titel', '--site', temporarySite())
  expect([status, stdout, stderr]).toEqual([2, '', 'error: /sections/0 has no "titel". Did you mean "title"?\n'])
})

test('--help shows examples', () => {
  const { status, stdout } = explain('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: npm run explain --')
  expect(stdout).toContain('npm run explain -- site /phone')
})
