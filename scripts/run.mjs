/**
 * Runs a command: `node scripts/run.mjs validate --help`. TypeScript can't be run as it is on Node 20, and compiling
 * each file when it is imported would take longer than validating the site: so the command is bundled into one file,
 * and again only after one of its sources changed.
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder, confirmInputs, replaceFile } from './inputs.mjs'
import { runPacked } from './packed-script.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = cacheFolder(root, 'commands')

const [name] = process.argv.splice(2, 1)
const record = join(cache, `${name}.json`)
const bundle = join(cache, findBundle() ?? (await makeBundle()))
if (bundle.endsWith('.mjs')) await import(pathToFileURL(bundle).href)
else {
  const { exports: command, keepCompiled } = runPacked(bundle)
  await command.ended
  keepCompiled()
}

/** The file of the command's bundle, where it stands and every file that it was made from is what it was. */
function findBundle() {
  if (!existsSync(record)) return undefined
  const { file, inputs } = JSON.parse(readFileSync(record, 'utf8'))
  if (!file || !existsSync(join(cache, file))) return undefined
  const confirmed = confirmInputs(root, inputs)
  if (confirmed && confirmed !== inputs) replaceFile(record, JSON.stringify({ file, inputs: confirmed }))
  return confirmed && file
}

async function makeBundle() {
  const { bundleCommand } = await import('./bundle-command.mjs')
  const made = await bundleCommand(root, cache, name)
  replaceFile(record, JSON.stringify(made))
  return made.file
}
