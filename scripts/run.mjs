/**
 * Runs a command: `node scripts/run.mjs validate --help`. TypeScript can't be run as it is on Node 20, and compiling
 * each file when it is imported would take longer than validating the site: so the command is bundled into one file,
 * and again only after one of its sources changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { cacheFolder, confirmInputs, noteInputs, replaceFile } from './inputs.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const cache = cacheFolder(root, 'commands')

/** What commands with much to do start beside themselves. */
const THREAD = 'page-thread'

/** What a command starts that has a thread of its own: scripts/dev-thread.ts. */
const ownThread = (name) => (existsSync(join(root, `scripts/${name}-thread.ts`)) ? [`${name}-thread`] : [])

const [name] = process.argv.splice(2, 1)
const bundle = join(cache, `${name}.mjs`)
const sources = join(cache, `${name}.json`)
if (!isFresh()) await bundleCommand()
await import(pathToFileURL(bundle).href)

/** Whether the bundle stands and every file that it was made from is what it was. */
function isFresh() {
  if (!existsSync(bundle) || !existsSync(sources)) return false
  const inputs = JSON.parse(readFileSync(sources, 'utf8'))
  const confirmed = confirmInputs(root, inputs)
  if (confirmed && confirmed !== inputs) replaceFile(sources, JSON.stringify(confirmed))
  return confirmed !== undefined
}

async function bundleCommand() {
  const started = Date.now()
  const { build, stop } = await import('esbuild')
  mkdirSync(cache, { recursive: true })
  // written beside and renamed, since two commands may start at once
  const unfinished = `unfinished-${process.pid}`
  const entries = [name, THREAD, ...ownThread(name)]
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `scripts/${entry}.ts`),
    outdir: cache,
    entryNames: `${unfinished}-[name]`,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    // read only when something goes wrong (map-places.ts): Node itself would keep ten megabytes of it from the start
    sourcemap: 'external',
    metafile: true,
  })
  // it would stay until the command ends
  await stop()
  for (const file of entries.flatMap((entry) => [`${entry}.mjs.map`, `${entry}.mjs`]))
    renameSync(join(cache, `${unfinished}-${file}`), join(cache, file))
  const inputs = noteInputs(root, [...Object.keys(metafile.inputs), 'package-lock.json'], started)
  replaceFile(sources, JSON.stringify(inputs))
}
