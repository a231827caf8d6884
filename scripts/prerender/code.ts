import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cacheFolders, writableCache } from '../../renderer/documents/cache-folders.mjs'
import { kindOf } from '../../renderer/documents/packages'
import { EMPTY_DOCUMENT, addVikeTags } from '../../renderer/render/add-vike-tags'
import type { InjectedTags } from '../../renderer/render/render-page'
import { Failure } from '../command'

/** The bundled code of a site's pages. It is the same for every site: documents are not part of it. */
export interface Code {
  /** A hash of everything that the code is made from. */
  hash: string
  /** The folder of the browser's files, which are all in assets/. */
  client: string
  /** Vike's server entry, which renders on request. */
  entry: URL
  /** The module that renders pages without a request: renderer/render/render-page.tsx. */
  render: URL
  /** The tags that Vike adds to every page. */
  injected: InjectedTags
}

/** What a bundle is made from: sources and settings of tools. In a workspace, package-lock.json is elsewhere. */
const SOURCES = [
  'renderer',
  'sections',
  'schemas',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

/** Files among the sources that are not part of them: hidden files, backups, tests, and temporary files of Vite and Vike. */
const NO_SOURCE = /(?:^|\/)\.|~$|\.test\.|\.(?:timestamp|build)-/

/** The file in a bundle's folder with the tags that Vike adds to every page. */
const TAGS = 'tags.json'

/** How many bundles are kept at least: the current one, and two for switching between branches. */
const KEPT = 3

/** In milliseconds: another process may still be writing a younger folder. */
const STILL_WRITTEN = 3_600_000

/**
 * Opens the code that renders pages, and bundles it first if there is no bundle of the current code. Before anything is
 * awaited, the environment variable NODE_ENV is set to "production", which React and Vike depend on.
 * @param hash the hash of the current code
 * @param signal stops bundling if the bundle is no longer needed
 * @throws Failure if the code can't be bundled; the bundler prints the reason
 */
export async function openCode(hash = codeHash(), signal?: AbortSignal): Promise<Code> {
  process.env.NODE_ENV = 'production'
  const existing = findCode(hash)
  if (existing) return existing
  assertCanBundle()
  const folder = writableCache(kindOf('code'))
  // written under another name and renamed, so that every bundle that is found is complete
  const unfinished = join(folder, `unfinished-${randomUUID()}`)
  // others may read it, unlike what mkdtemp makes: another user may serve what this one bundles
  mkdirSync(unfinished)
  try {
    await runBundler(unfinished, signal)
    writeFileSync(join(unfinished, TAGS), JSON.stringify(await readInjectedTags(bundleIn(unfinished).entry)))
    // another process may have made the same bundle in the meantime
    if (!findCode(hash)) {
      rmSync(join(folder, hash), { recursive: true, force: true })
      renameSync(unfinished, join(folder, hash))
    }
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  removeOldBundles(folder)
  const code = findCode(hash)
  if (!code) throw new Error(`The bundle ${hash} has just been made, but can’t be found.`)
  return code
}

/** Vite and Vike write next to their settings, even if the bundle is written elsewhere. */
function assertCanBundle(): void {
  try {
    for (const folder of ['.', 'renderer']) accessSync(folder, constants.W_OK)
  } catch {
    throw new Failure(
      `the code of the pages must be bundled, for which your account would have to write in ${process.cwd()}. Run \`npm run build\` once with the account that owns it.`,
    )
  }
}

function findCode(hash: string): Code | undefined {
  const folders = cacheFolders(kindOf('code')).map((cache) => join(cache, hash))
  const folder = folders.find((candidate) => existsSync(join(candidate, TAGS)))
  if (folder === undefined) return undefined
  const tags = join(folder, TAGS)
  return { ...bundleIn(folder), hash, injected: JSON.parse(readFileSync(tags, 'utf8')) as InjectedTags }
}

/** A hash of the names and contents of all files that a bundle is made from, and of Node's version. */
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

/** Copies the bundle of this project to a copy of the project, which uses it if its code is the same. */
export function lendCode(project: string): void {
  const code = findCode(codeHash())
  if (!code) return
  const target = join(writableCache(kindOf('code', project), project), code.hash)
  cpSync(dirname(code.client), target, { recursive: true })
}

/** The parts of a bundle in its folder. */
const bundleIn = (folder: string): Pick<Code, 'client' | 'entry' | 'render'> => ({
  client: join(folder, 'client'),
  entry: pathToFileURL(join(folder, 'server', 'entry.mjs')),
  render: pathToFileURL(join(folder, 'server', 'render-pages.mjs')),
})

/**
 * Bundles in another process: Vite and Vike would keep their memory until this one ends, and Vike renders as in development
 * if Vite is loaded.
 */
async function runBundler(folder: string, signal?: AbortSignal): Promise<void> {
  const bundler = spawn(process.execPath, ['scripts/prerender/bundle.mjs', folder], {
    // in a test environment, Vike would leave out its plugins
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    signal,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(bundler, 'exit')) as [number | null]
  if (code !== 0) throw new Failure(`the code of the pages can’t be bundled (exit code ${code}). See above.`)
}

/**
 * Reads the tags that Vike adds to every page from an empty document: its script, and what that imports.
 * @param entry of Vike's bundle for a server
 */
async function readInjectedTags(entry: URL): Promise<InjectedTags> {
  await import(entry.href)
  const html = await addVikeTags('/', EMPTY_DOCUMENT)
  const [, head, body] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? []
  if (head === undefined || body === undefined) throw new Error(`Vike turned an empty document into this: ${html}`)
  return { head, body }
}

/** Removes all but the newest bundles, and with them leftovers of interrupted builds. */
function removeOldBundles(folder: string): void {
  const newestFirst = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), time: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { path, time } of newestFirst.slice(KEPT))
    if (time < Date.now() - STILL_WRITTEN) rmSync(path, { recursive: true, force: true })
}
