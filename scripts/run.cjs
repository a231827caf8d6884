/**
 * node scripts/run.cjs FILE OPTIONS: runs a command that is written in TypeScript. It uses require(), which takes two thirds
 * of the time of importing (`node --import tsx`). Commands load Vite and other large ES modules, and packages that can't be
 * required, with `await import()`, which Node does without tsx.
 */
const { resolve } = require('node:path')
const { arePackagesInstalled } = require('./packages.cjs')

if (!arePackagesInstalled()) {
  console.error('error: packages are missing or out of date. Run `npm install`.')
  process.exit(1)
}
require('tsx/cjs')

// `| head` closes the output when it has enough: the command ends
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
// nobody reads the errors, but the work and its exit code still count
process.stderr.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

// argv as if Node had started the command itself
process.argv.splice(1, 1)
try {
  require(resolve(process.argv[1]))
} catch (error) {
  // Node would print the line that threw: for a syntax error in TypeScript, a line of tsx with all of its code
  console.error(error)
  process.exitCode = 1
}
