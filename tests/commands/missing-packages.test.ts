import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-sites'

/** Packages as in package-lock.json. */
type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; link?: boolean; resolved?: string }
>

const NEEDED: Packages = {
  '': { version: '0.1.0' },
  'node_modules/esbuild': { version: '0.28.2' },
  'node_modules/oxfmt': { version: '0.79.0', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}

const { 'node_modules/oxfmt': _development, ...WITHOUT_DEVELOPMENT } = NEEDED
const { 'node_modules/fsevents': _optional, ...WITHOUT_OPTIONAL } = NEEDED

/**
 * Runs a command of a project with these packages.
 * @param seconds how long after the installation package-lock.json was written, as by a pull
 * @param path of the project in the folder that has the packages, if that is a workspace
 */
function runWith(needed: Packages, installed: Packages | undefined, seconds: number, path = '') {
  const root = temporaryFolder()
  const write = (file: string, text: string, time = 0) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
    utimesSync(join(root, file), time, time)
  }
  const project = join(root, path)
  for (const file of ['scripts/run.cjs', 'scripts/packages.cjs']) cpSync(file, join(project, file))
  write(join(path, 'scripts/greet.cjs'), 'console.log("Hello")')
  write(join(path, 'renderer/prerender/load-typescript.cjs'), 'exports.loadTypeScript = async (file) => require(file)')
  write('package-lock.json', JSON.stringify({ packages: needed }), seconds + 1)
  if (installed) {
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }), 1)
  }
  const args = ['scripts/run.cjs', 'scripts/greet.cjs']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return [status, stdout, stderr]
}

test.each<[string, Packages, Packages | undefined, number]>([
  ['nothing is installed', NEEDED, undefined, 0],
  ['a pull has added a package', { ...NEEDED, 'node_modules/sax': { version: '1.6.1' } }, NEEDED, 60],
  ['a pull has brought a newer version', { ...NEEDED, 'node_modules/esbuild': { version: '1.0.0' } }, NEEDED, 60],
  [
    'a pull has added one for development',
    { ...NEEDED, 'node_modules/sax': { version: '1.6.1', dev: true } },
    NEEDED,
    60,
  ],
])('if %s, a command ends with a sentence that says so', (_, needed, installed, seconds) => {
  const sentence = 'error: packages are missing or out of date. Run `npm install`.\n'
  expect(runWith(needed, installed, seconds)).toEqual([1, '', sentence])
})

test.each<[string, Packages, Packages, number]>([
  ['all are installed', NEEDED, NEEDED, 0],
  ['a checkout has written the same packages again', NEEDED, NEEDED, 60],
  ['an optional one is for another system', NEEDED, WITHOUT_OPTIONAL, 60],
  ['those for development are left out', NEEDED, WITHOUT_DEVELOPMENT, 60],
])('if %s, it runs', (_, needed, installed, seconds) => {
  expect(runWith(needed, installed, seconds)).toEqual([0, 'Hello\n', ''])
})

const WORKSPACE: Packages = {
  ...NEEDED,
  'node_modules/plat': { resolved: 'apps/site', link: true },
  'apps/site': { version: '0.1.0' },
}

test('in a workspace, the packages are those of the workspace', () => {
  expect(runWith(WORKSPACE, WORKSPACE, 0, 'apps/site')).toEqual([0, 'Hello\n', ''])
})

test('packages of a folder above that isn’t the project’s workspace don’t count', () => {
  expect(runWith(NEEDED, NEEDED, 0, 'apps/site')[0]).toBe(1)
})
