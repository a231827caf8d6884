import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { ELECTRICIAN } from '../../scripts/fixtures'
import { BUILDS } from '../build-sites'
import { commandFile, runCommand } from '../run-command'
import { copyOfElectrician, editFile, temporaryFolder, temporarySite } from '../temporary-sites'
import { spawnCommand } from '../spawn-command'

/** Our commands in package.json, except postinstall, which only npm runs. */
const COMMANDS = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
  .filter(([name, line]) => line.includes(' scripts/') && name !== 'postinstall')
  .map(([name]) => name)

const ELECTRICIAN_SITE = ['--site', ELECTRICIAN.site]

/** Makes a mistake in a page of a copy of the electrician's site. @returns the path of its document */
function misspellLimit(folder: string, name: string): string {
  const file = join(folder, `pages/${name}.json`)
  editFile(file, '"limit": ', '"limt": ')
  return file
}

test('all commands are found', () => {
  expect(COMMANDS).toEqual(
    expect.arrayContaining(['start', 'test', 'dev', 'build', 'preview', 'validate', 'new', 'check', 'types']),
  )
})

test('every command starts, and shows its help', () => {
  // all in one process, which loads their packages once
  const script = `process.stdout.setMaxListeners(0)
    process.argv.push('--help')
    const { loadTypeScript } = require('./renderer/prerender/load-typescript.cjs')
    for (const file of ${JSON.stringify(COMMANDS.map(commandFile))}) await loadTypeScript(process.cwd() + '/' + file)`
  const args = ['--eval', `(async () => {${script}})()`]
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  const help = stdout.split(/^(?=Usage: )/m)
  expect(help.map((text) => /^Usage: npm run (\S+) -- /.exec(text)?.[1])).toEqual(COMMANDS)
  for (const text of help) expect(text).toContain('--help')
})

test.each([
  ['check', ['--hlep'], /unknown option '--hlep' \(Did you mean --help\?\)/],
  ['new', ['section', '--hlep'], /unknown option '--hlep' \(Did you mean --help\?\)/],
  ['validate', ['--site'], /option '--site <folder>' argument missing\. See `npm run validate -- --help`\.\n$/],
  ['validate', ['--watch', '--format', 'json'], /--watch prints only for people/],
  [
    'validate',
    ['--format', 'yaml'],
    /argument 'yaml' is invalid\. Allowed choices are pretty, json, github, sarif\.\n$/,
  ],
  ['validate', ['--site', 'nowhere'], /^error: there is no folder nowhere\./],
  ['build', ['--out', ''], /^error: --out is empty\. Give it a value/],
  ['validate', ['--site', 'site.confg'], /^error: there is no folder site\.confg\. Did you mean site\.config\?\n$/],
  ['validate', [...ELECTRICIAN_SITE, '/plan'], /Did you mean .*\/site\.config\/pages\/plano\.json\?\n$/],
  ['validate', [...ELECTRICIAN_SITE, 'plno.json'], /Did you mean .*\/site\.config\/pages\/plano\.json\?\n$/],
  ['validate', [...ELECTRICIAN_SITE, 'nothing.json'], /^error: nothing\.json is not a document of the site\.\n$/],
  ['build', ['surplus'], /too many arguments/],
  ['new', ['section', 'one', 'two', 'three'], /too many arguments/],
  ['new', ['surplus'], /surplus/],
  ['preview', ['--port', 'abc'], /whole number/],
  ['bench', ['--peers', 'hugo, jekyll'], /"jekyll" is none of eleventy, hugo, astro\.\n$/],
  ['preview', ['--out', 'nowhere'], /npm run build/],
  ['diff', ['--against', 'no-such-branch'], /^error: git knows no branch, tag or commit "no-such-branch"\./],
  ['diff', ['--against', '--help-me'], /help-me/],
  ['diff', ['--site', 'nowhere'], /^error: there is no folder nowhere\./],
  ['report', ['--built', 'nowhere'], /^error: nowhere.client holds no site\. Set --built to a folder /],
  ['report', ['--site', 'nowhere'], /^error: there is no folder nowhere\./],
  [
    'snapshot',
    ['--update', '--site', BUILDS.bakery.site],
    /^error: the snapshots are those of tests\/fixtures\/electrician\/site\.config: leave out --site tests\/fixtures\/bakery/,
  ],
])('%s %j is wrong usage: it prints one line, exits with 2 and does nothing', async (name, args, message) => {
  const { stdout, stderr, status } = await runCommand(name, ...args)
  expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
  expect(stderr).toMatch(/^error: .*\n$/)
  expect(stderr).toMatch(message)
})

test('validate --format json prints only the problems, and exits with 1', async () => {
  const folder = copyOfElectrician()
  const file = misspellLimit(folder, 'plano')
  const { status, stdout } = await runCommand('validate', '--site', folder, '--format', 'json')
  const { pages, problems } = JSON.parse(stdout)
  const errors = problems.filter(({ severity }: { severity: string }) => severity === 'error')
  const documents = readdirSync(join(folder, 'pages'), { recursive: true, encoding: 'utf8' })
  expect([status, pages, errors.length]).toEqual([1, documents.filter((name) => name.endsWith('.json')).length, 1])
  expect(errors[0]).toEqual({
    severity: 'error',
    rule: 'unknown-property',
    file,
    line: expect.any(Number),
    column: expect.any(Number),
    endLine: errors[0].line,
    endColumn: errors[0].column + '"limt"'.length,
    pointer: '/sections/3/items/limt',
    message: 'testimonials (sections[3]) › items has no property "limt"',
    hint: 'Did you mean "limit"?',
  })
})

test('output for another program has no colors, even if CI is set', () => {
  const env = { ...process.env, CI: 'true', FORCE_COLOR: '1' }
  const { stdout } = spawnCommand(['validate', '--site', temporarySite({ 'pages/index.json': '{' })], { env })
  expect(stdout).toContain('1 error in 1 page')
  expect(stdout).not.toContain('\u001b')
})

test.skipIf(process.platform === 'win32')('no command fails if the reader of its output stops reading', () => {
  const pages = Array.from({ length: 200 }, (_, index) => [`pages/page-${index}.json`, '{'])
  const site = temporarySite(Object.fromEntries(pages))
  const line = `"${process.execPath}" ${commandLine('validate').join(' ')} --site "${site}" --format json | head -n 1`
  const { stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8' })
  // on a slow machine it prints its progress
  expect([stdout, stderr.replace(/^documents: .* left\n/gm, '')]).toEqual(['{\n', ''])
  const wrong = `{ "${process.execPath}" ${commandLine('validate').join(' ')} --wrong 2>&1; echo $? >&2; } | true`
  expect(spawnSync('sh', ['-c', wrong], { encoding: 'utf8' }).stderr).toBe('2\n')
})

test('validate reports that there are no problems, and exits with 0', async () => {
  const { status, stdout } = await runCommand('validate', '--site', temporarySite())
  expect([status, stdout]).toEqual([0, 'No problems in 1 page.\n'])
})

test('validate with a file prints only the problems of that file', async () => {
  const folder = copyOfElectrician()
  const [, file = ''] = ['plano', 'allen'].map((name) => misspellLimit(folder, name))
  const { status, stdout } = await runCommand('validate', '--site', folder, file)
  expect([status, stdout.match(/limt"\n/g)?.length, stdout.includes('plano.json')]).toEqual([1, 1, false])
})

test('a build with an error reports it, exits with 1 and leaves the last build unchanged', async () => {
  const folder = temporarySite({ 'pages/index.json': '{ "title": "x", }' })
  const out = join(temporaryFolder(), 'dist')
  expect((await runCommand('build', '--site', temporarySite(), '--out', out)).status).toBe(0)
  const lastBuild = readdirSync(out, { recursive: true })
  const { status, stdout } = await runCommand('build', '--site', folder, '--out', out)
  expect(status).toBe(1)
  expect(stdout).toContain('1 error in 1 page. Nothing was built.')
  expect(readdirSync(out, { recursive: true })).toEqual(lastBuild)
  expect(readdirSync(join(out, '..'))).toEqual(['dist'])
})
