/**
 * node scripts/run.cjs FILE OPTIONS: runs a command that is written in TypeScript. It requires the modules, which takes two
 * thirds of the time of importing them (`node --import tsx`). Large packages of ES modules, such as Vite, and those that
 * can't be required are loaded by `await import()`, which Node does without tsx.
 */
const { resolve } = require('node:path')
const { arePackagesInstalled } = require('./packages.cjs')

if (!arePackagesInstalled()) {
  console.error('error: packages are missing or out of date. Run `npm install`.')
  process.exit(1)
}
require('tsx/cjs')

// a reader that closes the output, as `| head` does, has seen enough: the command ends
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})
// nobody reads what goes wrong, but the work and its exit code still count
process.stderr.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error
})

// the command finds itself and its options where Node puts them
process.argv.splice(1, 1)
try {
  require(resolve(process.argv[1]))
} catch (error) {
  // uncaught, it would be printed with the line that threw: for a mistake in TypeScript, a line of tsx with all its code
  console.error(error)
  process.exitCode = 1
}
