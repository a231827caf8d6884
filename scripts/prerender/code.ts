import { spawn } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { EMPTY_DOCUMENT, addVikeTags } from '../../renderer/render/add-vike-tags'
import type { InjectedTags } from '../../renderer/render/render-page'
import { Failure } from '../command'

/** The bundled code of a site's pages. It is the same for every site: documents are no part of it. */
export interface Code {
  /** Changes with everything that the code is made from. */
  hash: string
  /** The folder of the browser's files, which are assets/… alone. */
  client: string
  /** Vike's server entry, which renders on request. */
  entry: URL
  /** The module that renders pages without a request: renderer/render/render-page.tsx. */
  render: URL
  /** What Vike adds to every page. */
  injected: InjectedTags
}

/** What a bundle is made from: sources, and settings of the tools. In a workspace the lock file is that of the workspace. */
const SOURCES = [
  'renderer',
  'sections',
  'schemas',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Files beside the sources: hidden ones, backups of editors, tests, and what Vite writes while it reads its settings. */
const NO_SOURCE = /(?:^|\/)\.|~$|\.test\.|\.timestamp-/

/** The file in a bundle's folder that holds what Vike adds to every page. */
const TAGS = 'tags.json'

/** How many bundles are kept at least: the present one, and two for switching between branches. */
const KEPT = 3

/** A folder that is younger than this, in milliseconds, may be one that another process is still writing. */
const STILL_WRITTEN = 3_600_000

/**
 * Opens the code that renders pages, and bundles it first where there is no bundle of it as it is now. The environment
 * variable NODE_ENV becomes "production", which React and Vike go by, before anything is awaited.
 * @param hash of the code as it is now
 * @param signal ends the bundling when the bundle is no longer needed
 * @throws Failure when the code can't be bundled; the bundler has printed why
 */
export async function openCode(hash = codeHash(), signal?: AbortSignal): Promise<Code> {
  process.env.NODE_ENV = 'production'
  const found = findCode(hash)
  if (found) return found
  const folder = cacheFolder('code')
  mkdirSync(folder, { recursive: true })
  // written under another name and renamed, so that a bundle that can be found is whole
  const unfinished = mkdtempSync(join(folder, 'unfinished-'))
  try {
    await runBundler(unfinished, signal)
    writeFileSync(join(unfinished, TAGS), JSON.stringify(await readInjectedTags(bundleIn(unfinished).entry)))
    // another process may have made the same one meanwhile
    if (!findCode(hash)) {
      rmSync(join(folder, hash), { recursive: true, force: true })
      renameSync(unfinished, join(folder, hash))
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOldBundles(folder)
  const code = findCode(hash)
  if (!code) throw new Error(`The bundle ${hash} is gone, though it was just made.`)
  return code
}

function findCode(hash: string): Code | undefined {
  const folder = join(cacheFolder('code'), hash)
  const tags = join(folder, TAGS)
  if (!existsSync(tags)) return undefined
  return { ...bundleIn(folder), hash, injected: JSON.parse(readFileSync(tags, 'utf8')) as InjectedTags }
}

/** Changes with the name or the content of any file that a bundle is made from, and with Node's version. */
export function codeHash(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of SOURCES.filter(existsSync).flatMap(filesIn).sort())
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .filter((file) => !NO_SOURCE.test(file))
}

/** The folder of a cache. Each copy of the project has its own, since copies may share one node_modules. */
export const cacheFolder = (kind: string, project = process.cwd()): string =>
  join(project, 'node_modules', '.cache', 'plat', kind, hash('sha256', project).slice(0, 8))

/** Gives another copy of the project the bundle of this one, which it takes for its own if its code is the same. */
export function lendCode(project: string): void {
  const bundle = codeHash()
  if (findCode(bundle))
    cpSync(join(cacheFolder('code'), bundle), join(cacheFolder('code', project), bundle), { recursive: true })
}

/** Where the parts of a bundle are in its folder. */
const bundleIn = (folder: string): Pick<Code, 'client' | 'entry' | 'render'> => ({
  client: join(folder, 'client'),
  entry: pathToFileURL(join(folder, 'server', 'entry.mjs')),
  render: pathToFileURL(join(folder, 'server', 'render-pages.mjs')),
})

/**
 * Bundles in another process: Vite and Vike would keep their memory until this one ends, and where Vite is loaded Vike
 * renders as in development.
 */
async function runBundler(folder: string, signal?: AbortSignal): Promise<void> {
  const bundler = spawn(process.execPath, ['scripts/prerender/bundle.mjs', folder], {
    // in a test's environment Vike would leave its plugins out
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    signal,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(bundler, 'exit')) as [number | null]
  if (code !== 0) throw new Failure(`the code of the pages can’t be bundled (exit code ${code}), see above.`)
}

/**
 * What Vike adds to every page: its script, and what that imports. It is read from an empty document.
 * @param entry of Vike's bundle for a server
 */
async function readInjectedTags(entry: URL): Promise<InjectedTags> {
  await import(entry.href)
  const html = await addVikeTags('/', EMPTY_DOCUMENT)
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error(`Vike made this of an empty document: ${html}`)
  return { head, body }
}

/** Removes all but the newest bundles, and with them what interrupted builds have left. */
function removeOldBundles(folder: string): void {
  const byAge = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.made - a.made)
  for (const { path, made } of byAge.slice(KEPT))
    if (made < Date.now() - STILL_WRITTEN) rmSync(path, { recursive: true, force: true })
}
