/** Loads modules that are written in TypeScript. It is plain JavaScript, since it runs before any of them is loaded. */
const { hash, randomUUID } = require('node:crypto')
const { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { readFile } = require('node:fs/promises')
const { extname, join, relative, resolve } = require('node:path')
const { pathToFileURL } = require('node:url')

const PROJECT = resolve(__dirname, '../..')

/** The bundles of this project. Each copy of it has its own, since copies can share node_modules. */
const FOLDER = join(PROJECT, 'node_modules/.cache/plat/commands', hash('sha256', PROJECT).slice(0, 8))

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
  const bundle = findBundle(name) ?? (await makeBundles([file]))[name]
  // so that stacks name lines of the sources
  process.setSourceMapsEnabled(true)
  return import(pathToFileURL(bundle).href)
}

const nameOf = (file) => relative(PROJECT, file).replace(/[\\/]/g, '.')

const recordOf = (name) => join(FOLDER, `${name}.json`)

/** The bundle of a module; undefined if there is none, or if a source has changed since. */
function findBundle(name) {
  try {
    const { bundle, sources } = JSON.parse(readFileSync(recordOf(name), 'utf8'))
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
  const { metafile, outputFiles } = await build({
    absWorkingDir: PROJECT,
    entryPoints: files.map((file) => ({ in: file, out: nameOf(file) })),
    outdir: FOLDER,
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
    plugins: [ownAddresses],
  })
  mkdirSync(FOLDER, { recursive: true })
  const bundles = {}
  for (const { path, text } of outputFiles) {
    const name = relative(FOLDER, path).slice(0, -'.mjs'.length)
    removeOldBundles(name)
    const bundle = join(FOLDER, `${name}.${hash('sha1', text).slice(0, 12)}.mjs`)
    write(bundle, text)
    const { inputs } = metafile.outputs[relative(PROJECT, path).replaceAll('\\', '/')]
    const sources = Object.fromEntries(Object.keys(inputs).map((source) => [source, stateOf(source)]))
    write(recordOf(name), JSON.stringify({ bundle, sources }))
    bundles[name] = bundle
  }
  return bundles
}

/** Replaces import.meta.url with the address of the source: in a bundle, it would be the bundle's. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      const contents = code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: extname(path).slice(1) }
    })
  },
}

/** Writes a file under another name first, so that other processes never find a part of it. */
function write(file, text) {
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

function removeOldBundles(name) {
  for (const entry of readdirSync(FOLDER).filter((entry) => entry.startsWith(`${name}.`) && entry.endsWith('.mjs'))) {
    const stats = statSync(join(FOLDER, entry), { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < Date.now() - STILL_NEEDED) rmSync(join(FOLDER, entry), { force: true })
  }
}

module.exports = { loadTypeScript, makeBundles }
