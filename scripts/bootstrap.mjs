/**
 * node scripts/bootstrap.mjs FILE: runs npm start or npm test in a fresh clone. Installs missing packages, then runs the
 * command. It is plain JavaScript, because nothing is installed yet.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { arePackagesInstalled } from './packages.cjs'

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'))

assertNodeVersion()
installPackages()
// in this process, so that a signal to it reaches the command
await import('./run.cjs')

/** Ends with one sentence if Node is too old, before Node fails on syntax that it doesn't know. */
function assertNodeVersion() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number)
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return
  console.error(`Plat needs Node ${major}.${minor} or newer; this is ${process.versions.node}. See https://nodejs.org.`)
  process.exit(1)
}

/** Runs npm ci if packages are missing or out of date. */
function installPackages() {
  if (arePackagesInstalled()) return
  console.log('Installing packages (npm ci) …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}

/** Runs a program with the input and output of this one. @returns its exit code */
function run(program, args) {
  const shell = process.platform === 'win32' && program === 'npm'
  return spawnSync(program, args, { stdio: 'inherit', shell }).status ?? 1
}
