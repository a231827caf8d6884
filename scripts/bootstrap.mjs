/**
 * node scripts/bootstrap.mjs FILE: npm start and npm test on a fresh clone. Installs what is missing, then runs the command.
 * Plain JavaScript, because nothing is installed yet when it runs.
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

/** Ends with one sentence where Node is too old, before it fails on syntax that it doesn't know. */
function assertNodeVersion() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [major, minor] = engines.node.match(/\d+/g).map(Number)
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  console.error(`Plat needs Node ${major}.${minor} or newer; this is ${process.versions.node}. See https://nodejs.org.`)
  process.exit(1)
}

/** Runs npm ci where packages are missing or out of date. */
function installPackages() {
  if (arePackagesInstalled()) return
  console.log('Installing packages (npm ci) …')
  const code = run('npm', ['ci', '--no-audit', '--no-fund'])
  if (code !== 0) process.exit(code)
}

/** Runs a program with this one's input and output. @returns its exit code */
function run(program, args) {
  const shell = process.platform === 'win32' && program === 'npm'
  return spawnSync(program, args, { stdio: 'inherit', shell }).status ?? 1
}
