/** Loads modules that are written in TypeScript. It is plain JavaScript, since it runs before any of them is loaded. */
const { hash, randomUUID } = require('node:crypto')
const { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { readFile } = require('node:fs/promises')
const { extname, join, relative, resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

const PROJECT = resolve(__dirname, '../..')

/** The cache with the bundles of this project. Each copy of it has its own, since copies can share node_modules. */
const KIND = join('commands', hash('sha256', PROJECT).slice(0, 8))

/** In a module, as other code needs it too. */
const caches = import('../documents/cache-folders.mjs')

/** In milliseconds: another process may still load a younger bundle. */
const STILL_NEEDED = 3_600_000

/**
 * Loads a module, bundled into one file with everything it imports from this project, which is quicker than loading each
 * file. The bundle is kept, and made again when one of its sources has changed.
 * @param {string} file the path of the module
 * @returns {Promise<any>} what the module exports
 * @throws if the code has a syntax error, or if the bundle can't be written
 */
async function loadTypeScript(file) {
  const name = nameOf(file)
  const { cacheFolders } = await caches
  const existing = cacheFolders(KIND, PROJECT).map((folder) => findBundle(folder, name))
  const bundle = existing.find(Boolean) ?? (await makeBundles([file]))[name]
  // so that stacks name lines of the sources
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(bundle).href)
}

const nameOf = (file) => relative(PROJECT, file).replace(/[\\/]/g, '.')

const recordOf = (folder, name) => join(folder, `${name}.json`)

/** The bundle of a module in a folder; undefined if there is none, or if a source has changed since. */
function findBundle(folder, name) {
  try {
    const { bundle, sources } = JSON.parse(readFileSync(recordOf(folder, name), 'utf8'))
    const isCurrent = Object.entries(sources).every(([source, state]) => stateOf(source) === state)
    return isCurrent && statSync(bundle).isFile() ? bundle : undefined
  } catch {
    // there is none, or an unfinished or damaged one, which is made again
    return undefined
  }
}

/** A string that changes whenever a file is written. */
function stateOf(source) {
  const { size, mtimeMs } = statSync(join(PROJECT, source))
  return `${size} ${mtimeMs}`
}

/**
 * Bundles modules: https://esbuild.github.io/api/. Packages are not part of bundles.
 * @returns {Promise<Record<string, string>>} the paths of the bundles by the names of their modules
 */
async function makeBundles(files) {
  const { build } = require('esbuild')
  const { writableCache } = await caches
  const folder = writableCache(KIND, PROJECT)
  const readStates = {}
  const { metafile, outputFiles } = await build({
    absWorkingDir: PROJECT,
    entryPoints: files.map((file) => ({ in: file, out: nameOf(file) })),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: 'silent',
    plugins: [ownAddresses(readStates)],
  })
  const bundles = {}
  for (const { path, text } of outputFiles) {
    const name = relative(folder, path).slice(0, -'.mjs'.length)
    removeOldBundles(folder, name)
    const bundle = join(folder, `${name}.${hash('sha1', text).slice(0, 12)}.mjs`)
    write(bundle, text)
    const { inputs } = metafile.outputs[relative(PROJECT, path).replaceAll('\\', '/')]
    const sources = Object.fromEntries(
      Object.keys(inputs).map((source) => [source, readStates[source] ?? stateOf(source)]),
    )
    write(recordOf(folder, name), JSON.stringify({ bundle, sources }))
    bundles[name] = bundle
  }
  return bundles
}

/**
 * Replaces import.meta.url with the address of the source: in a bundle, it would be the bundle's.
 * @param {Record<string, string>} readStates filled with the state of each source as it was read: a source may be saved while
 * the others are bundled
 */
const ownAddresses = (readStates) => ({
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = relative(PROJECT, path).replaceAll('\\', '/')
      readStates[source] = stateOf(source)
      const code = await readFile(path, 'utf8')
      const contents = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: extname(path).slice(1) }
    })
  },
})

/** Writes a file under another name first, so that other processes never find a part of it. */
function write(file, text) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

function removeOldBundles(folder, name) {
  for (const entry of readdirSync(folder).filter((entry) => entry.startsWith(`${name}.`) && entry.endsWith('.mjs'))) {
    const stats = statSync(join(folder, entry), { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < Date.now() - STILL_NEEDED) rmSync(join(folder, entry), { force: true })
  }
}

module.exports = { loadTypeScript, makeBundles }
