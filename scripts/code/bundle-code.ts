import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'vike/api'
import { mergeConfig } from 'vite'
import { settings } from '../../vite.config'
import { digestOf } from '../inputs.mjs'
import { type BundleRecord, RECORD, UNFINISHED, codeIn } from './bundle-record'
import type { Code } from './code'
import { endTranspiler } from './end-transpiler'
import { gatherModules } from './gather-modules'
import { noteFolders } from './note-folders'
import { noteSources } from './note-sources'
import { removeOldBundles } from './remove-old-bundles'
import { type Assets, writeInjectedTags } from './write-injected-tags'

/** The list of files for browsers that Vite writes for Vike. */
const ASSETS = 'assets.json'

/** What Vike has taken up in its own entry. */
const NOT_NEEDED = [ASSETS, 'client/.vite', 'server/.vite']

/**
 * Bundles the code for browsers and for servers.
 * @param folder where bundles stand, below the project, since Vike writes nowhere else
 */
export async function bundleCode(folder: string): Promise<Code> {
  const root = process.cwd()
  const started = Date.now()
  const folders = noteFolders(root, started)
  const modules = new Set<string>()
  mkdirSync(folder, { recursive: true })
  // written beside and renamed, so that a bundle is whole as soon as it can be found
  const unfinished = mkdtempSync(join(folder, UNFINISHED))
  try {
    const outDir = relative(root, unfinished).replaceAll('\\', '/')
    const own = { plugins: [gatherModules(modules), endTranspiler()], build: { outDir } }
    // by its file Vike and Vite would bundle the configuration three times; a plugin of Vike's that is made before Vike
    // builds takes that for a developer's server, and reads the file once more
    await build({ viteConfig: mergeConfig(settings, { ...own, configFile: false, logLevel: 'warn' }) })
    const assets = JSON.parse(readFileSync(join(unfinished, ASSETS), 'utf8')) as Assets
    for (const path of NOT_NEEDED) rmSync(join(unfinished, path), { recursive: true })
    const inputs = noteSources(root, modules, folders, started)
    const record: BundleRecord = { node: process.version, inputs, injected: writeInjectedTags(assets) }
    writeFileSync(join(unfinished, RECORD), JSON.stringify(record))
    const hash = hashOf(record)
    finish(unfinished, join(folder, hash))
    removeOldBundles(folder)
    return codeIn(folder, hash, record)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

/** Puts a bundle in its place, unless another process has made the same meanwhile. */
function finish(unfinished: string, place: string): void {
  try {
    renameSync(unfinished, place)
  } catch (error) {
    if (!existsSync(join(place, RECORD))) throw error
  }
}

/** Two bundles have the same hash when they were made from the same. */
function hashOf({ node, inputs }: BundleRecord): string {
  const contents = Object.entries(inputs).map(([path, { content }]) => `${path} ${content}`)
  return digestOf([node, ...contents.sort()].join('\n'))
}
