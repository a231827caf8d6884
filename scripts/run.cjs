/** node scripts/run.cjs FILE OPTIONS: runs a command that is written in TypeScript. */
const { resolve } = require('node:path')
const { arePackagesInstalled } = require('./packages.cjs')

if (!arePackagesInstalled()) {
  console.error('error: packages are missing or out of date. Run `npm install`.')
  process.exit(1)
}
const { loadTypeScript } = require('../renderer/prerender/load-typescript.cjs')

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
loadTypeScript(resolve(process.argv[1])).catch((error) => {
  // a mistake in the code has its place in the message
  console.error('errors' in error || 'syscall' in error ? `error: ${error.message}` : error)
  process.exitCode = 1
})
