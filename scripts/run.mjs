/**
 * Runs a command: `node scripts/run.mjs validate --help`. TypeScript can't be run as it is on Node 20, and compiling
 * each file when it is imported would take longer than validating the site: so the command is bundled into one file,
 * and again only after one of its sources changed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
// a folder of packages may be shared by several copies of the project
const copy = createHash('sha256').update(root).digest('hex').slice(0, 8)
const cache = join(root, 'node_modules', '.cache', 'plat', 'commands', copy)

/** What commands with much to do start beside themselves. */
const THREAD = 'inspection-thread'

const [name] = process.argv.splice(2, 1)
const bundle = join(cache, `${name}.mjs`)
const sources = join(cache, `${name}.json`)
if (!isFresh()) await bundleCommand()
process.setSourceMapsEnabled(true)
await import(pathToFileURL(bundle).href)

/** Whether the bundle stands and every file that it was made from is what it was. */
function isFresh() {
  if (!existsSync(bundle) || !existsSync(sources)) return false
  return Object.entries(JSON.parse(readFileSync(sources, 'utf8'))).every(([file, state]) => stateOf(file) === state)
}

/** Changes whenever a file is written. */
function stateOf(file) {
  const stats = statSync(join(root, file), { throwIfNoEntry: false })
  return stats && `${stats.size} ${stats.mtimeMs}`
}

async function bundleCommand() {
  const started = Date.now()
  const { build } = await import('esbuild')
  mkdirSync(cache, { recursive: true })
  // written beside and renamed, since two commands may start at once
  const unfinished = join(cache, `unfinished-${process.pid}`)
  const entries = [name, THREAD]
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `scripts/${entry}.ts`),
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    metafile: true,
  })
  for (const entry of entries) renameSync(join(unfinished, `${entry}.mjs`), join(cache, `${entry}.mjs`))
  rmdirSync(unfinished)
  const files = [...Object.keys(metafile.inputs), 'package-lock.json']
  // of a file that was written meanwhile the bundle may hold the old text: then the next start bundles again
  if (files.some((file) => statSync(join(root, file)).mtimeMs >= started)) return
  writeFileSync(sources, JSON.stringify(Object.fromEntries(files.map((file) => [file, stateOf(file)]))))
}
