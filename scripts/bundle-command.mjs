/** Makes one file of a command, and one of each thread that it may start. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { digestOf, noteInputs, replaceFile } from './inputs.mjs'
import { AROUND, toAscii } from './packed-script.mjs'

/** What commands with much to do start beside themselves. */
const THREAD = 'page-thread'

/**
 * What has to start soon: with its packages it becomes a packed script. A script can't wait, so it exports as "ended" what
 * others wait for.
 */
const SCRIPTS = new Set(['build', 'validate', THREAD])

/** Packages that stay outside of scripts: what is no JavaScript, or seldom needed, or data. */
const OUTSIDE = ['ajv', 'esbuild', 'lightningcss', 'sharp']

/** "build-4f987d1f3ad98337.cjs", with its map and its compiled code. */
const SCRIPT = /^(.+)-[0-9a-f]{16}\.cjs/

/** After this time, in milliseconds, nobody still starts with a script that is no longer the command's. */
const LONGEST_START = 3_600_000

/**
 * Bundles a command, and notes what it was made from.
 * @param cache where bundles stand
 * @returns what is noted: the name of its file, and the inputs
 */
export async function bundleCommand(root, cache, name) {
  const started = Date.now()
  const { build, stop } = await import('esbuild')
  mkdirSync(cache, { recursive: true })
  const common = {
    absWorkingDir: root,
    outdir: cache,
    bundle: true,
    // each is replaced as a whole, since two commands may start at once
    write: false,
    platform: 'node',
    jsx: 'automatic',
    // read only when something goes wrong (map-places.ts): Node itself would keep ten megabytes of it from the start
    sourcemap: 'external',
    metafile: true,
    plugins: [iconNames],
  }
  const entries = [name, THREAD, ...ownThread(root, name)]
  const modules = await build({
    ...common,
    entryPoints: entries.filter((entry) => !SCRIPTS.has(entry)).map(sourceOf),
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    packages: 'external',
  })
  const scripts = await build({
    ...common,
    ...AROUND,
    entryPoints: entries.filter((entry) => SCRIPTS.has(entry)).map(sourceOf),
    format: 'cjs',
    external: OUTSIDE,
    mainFields: ['module', 'main'],
    define: { 'import.meta.url': 'packedUrl' },
  })
  // it would stay until the command ends
  await stop()
  for (const { path, contents } of modules.outputFiles) replaceFile(path, contents)
  const files = replaceScripts(cache, scripts.outputFiles)
  replaceFile(join(cache, `${THREAD}.mjs`), loaderOf(join(cache, files[THREAD]), root))
  const read = [modules, scripts].flatMap(({ metafile }) => Object.keys(metafile.inputs))
  const own = read.filter((path) => !path.includes('node_modules/'))
  const file = files[name] ?? `${name}.mjs`
  return { file, inputs: noteInputs(root, new Set([...own, 'package-lock.json']), started) }
}

/** Puts the names of icons in the place of the file that holds their shapes too. */
const iconNames = {
  name: 'icon-names',
  setup(build) {
    build.onLoad({ filter: /[\\/]icon-names\.ts$/ }, ({ path }) => {
      const file = createRequire(path).resolve('lucide-static/icon-nodes.json')
      const names = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
      return { contents: `export const ICON_NAMES = ${JSON.stringify(names.join(' '))}.split(' ')` }
    })
  },
}

const sourceOf = (entry) => `scripts/${entry}.ts`

/** What a command starts that has a thread of its own: scripts/dev-thread.ts. */
const ownThread = (root, name) => (existsSync(join(root, sourceOf(`${name}-thread`))) ? [`${name}-thread`] : [])

/** A module that runs a script: a thread is started with a module, wherever it stands. */
const loaderOf = (
  script,
  root,
) => `import { runPacked } from ${JSON.stringify(pathToFileURL(join(root, 'scripts/packed-script.mjs')))}
const { exports, keepCompiled } = runPacked(${JSON.stringify(script)})
await exports.ended
keepCompiled()
`

/** @returns the name of each script's file, by the name of its entry */
function replaceScripts(cache, outputs) {
  const textOf = (path) => outputs.find((output) => output.path === path)?.text
  const codes = outputs.filter(({ path }) => path.endsWith('.js'))
  return Object.fromEntries(
    codes.map(({ path, text }) => {
      const name = basename(path, '.js')
      return [name, replaceScript(cache, name, text, textOf(`${path}.map`))]
    }),
  )
}

/** Puts a script beside those that were there before, and removes these. */
function replaceScript(cache, name, text, map) {
  // a script whose compiled code was kept has no "import(…)" that works, so it is given one
  const code = toAscii(text.replaceAll('await import(', 'await packedImport('))
  const file = `${name}-${digestOf(code)}.cjs`
  replaceFile(join(cache, `${file}.map`), map)
  replaceFile(join(cache, file), code)
  const before = readdirSync(cache).filter((other) => SCRIPT.exec(other)?.[1] === name && !other.startsWith(file))
  for (const other of before) {
    const changed = statSync(join(cache, other), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (changed < Date.now() - LONGEST_START) rmSync(join(cache, other), { force: true })
  }
  return file
}
