import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../scripts/command'
import { copyOfRealSite, temporaryFolder, temporarySite } from './sites'

/** Runs a command as npm does. */
function command(name: string, ...args: string[]) {
  return spawnSync(process.execPath, commandLine(name, ...args), { encoding: 'utf8' })
}

test('validate --format json prints the problems and nothing else, and exits with 1', () => {
  const folder = copyOfRealSite()
  const file = join(folder, 'pages/plano.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rating": 5', '"ratting": 5'))
  const { status, stdout } = command('validate', '--site', folder, '--format', 'json')
  const { pages, problems } = JSON.parse(stdout)
  const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
  expect([status, pages, errors.length]).toEqual([1, countDocuments(join(folder, 'pages')), 1])
  expect(errors[0]).toEqual({
    severity: 'error',
    rule: 'unknown-property',
    file,
    line: expect.any(Number),
    column: expect.any(Number),
    endLine: errors[0].line,
    endColumn: errors[0].column + '"ratting"'.length,
    pointer: '/sections/2/items/0/ratting',
    message: 'testimonials (sections[2]) › items[0] has no property "ratting"',
    hint: 'Did you mean "rating"?',
  })
})

test('what another program reads has no colors, also where CI is set', () => {
  const args = commandLine('validate', '--site', temporarySite({ 'pages/index.json': '{' }))
  const env = { ...process.env, CI: 'true', FORCE_COLOR: '1' }
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  expect(stdout).toContain('1 error in 1 page')
  expect(stdout).not.toContain('\u001b')
})

test.skipIf(process.platform === 'win32')('a reader that has seen enough ends a command without a word', () => {
  const pages = Array.from({ length: 200 }, (_, at) => [`pages/page-${at}.json`, '{'])
  const site = temporarySite(Object.fromEntries(pages))
  const line = `"${process.execPath}" ${commandLine('validate').join(' ')} --site "${site}" --format json | head -n 1`
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['{\n', ''])
})

/** The documents of a folder and of those below it. */
const countDocuments = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json')).length

test('validate says that nothing is wrong, and exits with 0', () => {
  const { status, stdout } = command('validate', '--site', temporarySite())
  expect([status, stdout]).toEqual([0, 'No problems in 1 page.\n'])
})

test('validate of a file prints the problems of that file only', () => {
  const folder = copyOfRealSite()
  for (const name of ['plano', 'allen']) {
    const file = join(folder, `pages/${name}.json`)
    writeFileSync(file, readFileSync(file, 'utf8').replace('"rating": 5', '"ratting": 5'))
  }
  const { status, stdout } = command('validate', '--site', folder, join(folder, 'pages/allen.json'))
  expect([status, stdout.match(/ratting"\n/g)?.length, stdout.includes('plano.json')]).toEqual([1, 1, false])
})

test('a build with a mistake exits with 1, says so, and leaves the last build as it was', () => {
  const folder = temporarySite({ 'pages/index.json': '{ "title": "x", }' })
  const out = join(temporaryFolder(), 'dist')
  expect(command('build', '--site', temporarySite(), '--out', out).status).toBe(0)
  const before = readdirSync(out, { recursive: true })
  const { status, stdout } = command('build', '--site', folder, '--out', out)
  expect(status).toBe(1)
  expect(stdout).toContain('1 error in 1 page. Nothing was built.')
  expect(readdirSync(out, { recursive: true })).toEqual(before)
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
})

test.each([
  ['validate', ['--formt', 'json'], /^error: unknown option '--formt' \(Did you mean --format\?\)\n$/],
  ['validate', ['--site'], /^error: option '--site <folder>' argument missing\n$/],
  ['validate', ['--watch', '--format', 'json'], /^error: --watch prints for people only.*\n$/],
  [
    'validate',
    ['--format', 'yaml'],
    /^error: option '--format <format>' argument 'yaml' is invalid\. Allowed choices are pretty, json, github, sarif\.\n$/,
  ],
  ['validate', ['--site', 'nowhere'], /^error: there is no folder nowhere\..*\n$/],
  ['validate', ['nothing.json'], /^error: nothing\.json is not a document of the site\.\n$/],
  ['build', ['extra'], /^error: too many arguments.*\n$/],
  ['preview', ['--port', 'abc'], /^error: .*whole number.*\n$/],
  ['preview', ['--out', 'nowhere'], /^error: .*npm run build.*\n$/],
])('%s %j is wrong usage: one line, exit code 2', (name, args, line) => {
  const { status, stdout, stderr } = command(name, ...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(line)
})
