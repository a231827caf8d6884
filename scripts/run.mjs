/**
 * Runs a command: `node scripts/run.mjs validate --help`. TypeScript can't be run as it is on Node 20, and compiling
 * each file when it is imported would take longer than validating the site: so the command is bundled into one file,
 * and again only after one of its sources changed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const CACHE = join(root, 'node_modules', '.cache', 'plat', 'commands')

const [name] = process.argv.splice(2, 1)
const bundle = join(CACHE, `${name}.mjs`)
const sources = join(CACHE, `${name}.json`)
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
  const { build } = await import('esbuild')
  mkdirSync(CACHE, { recursive: true })
  // written beside and renamed, since two commands may start at once
  const unfinished = join(CACHE, `${name}.${process.pid}.mjs`)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`scripts/${name}.ts`],
    outfile: unfinished,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    metafile: true,
  })
  const states = Object.keys(metafile.inputs).map((file) => [file, stateOf(file)])
  renameSync(unfinished, bundle)
  writeFileSync(
    sources,
    JSON.stringify(Object.fromEntries([...states, ['package-lock.json', stateOf('package-lock.json')]])),
  )
}
