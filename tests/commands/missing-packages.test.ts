import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-sites'

/** Packages as in package-lock.json. */
type Packages = Record<string, { version: string; dev?: boolean; optional?: boolean }>

const NEEDED: Packages = {
  '': { version: '0.1.0' },
  'node_modules/tsx': { version: '4.23.15' },
  'node_modules/prettier': { version: '3.10.1', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}

const { 'node_modules/prettier': _development, ...WITHOUT_DEVELOPMENT } = NEEDED
const { 'node_modules/fsevents': _optional, ...WITHOUT_OPTIONAL } = NEEDED

/**
 * Runs a command of a project with these packages.
 * @param seconds how long after the installation package-lock.json was written, as by a pull
 */
function runWith(needed: Packages, installed: Packages | undefined, seconds: number) {
  const project = temporaryFolder()
  const write = (file: string, text: string, time = 0) => {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
    utimesSync(join(project, file), time, time)
  }
  for (const file of ['scripts/run.cjs', 'scripts/packages.cjs']) cpSync(file, join(project, file))
  write('scripts/greet.cjs', 'console.log("Hello")')
  write('package-lock.json', JSON.stringify({ packages: needed }), seconds + 1)
  if (installed) {
    write('node_modules/tsx/cjs.js', '')
    write('node_modules/.package-lock.json', JSON.stringify({ packages: installed }), 1)
  }
  const args = ['scripts/run.cjs', 'scripts/greet.cjs']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return [status, stdout, stderr]
}

test.each<[string, Packages, Packages | undefined, number]>([
  ['nothing is installed', NEEDED, undefined, 0],
  ['a pull has added a package', { ...NEEDED, 'node_modules/sax': { version: '1.6.1' } }, NEEDED, 60],
  ['a pull has brought a newer version', { ...NEEDED, 'node_modules/tsx': { version: '5.0.0' } }, NEEDED, 60],
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
