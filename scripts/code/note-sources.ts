import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Inputs, noteInputs } from '../inputs.mjs'

/** What decides how modules are bundled, and is imported by none of them. */
const SETTINGS = ['package.json', 'tsconfig.json', 'vite.config.ts', 'renderer/+config.ts']

/** What npm wrote when it installed the packages; where they are links, what it was asked for. */
const PACKAGES = ['node_modules/.package-lock.json', 'package-lock.json']

/** The folders of the code that bundles, with those in them. */
const BUNDLER = ['scripts/code', 'renderer/vite']

/**
 * Notes what code was bundled from.
 * @param modules the names of the modules, as Vite has them
 * @param folders the folders as they were before, see noteFolders
 * @param started when the work began
 */
export function noteSources(root: string, modules: Iterable<string>, folders: Inputs, started: number): Inputs {
  const sources = [...modules].flatMap((name) => pathsOf(root, name))
  const used = new Set(sources.flatMap(foldersAbove))
  // Vite does not tell which stylesheets a stylesheet imports
  const stylesheets = [...used].flatMap((folder) => filesIn(root, folder, '.css'))
  const packages = PACKAGES.filter((path) => existsSync(join(root, path))).slice(0, 1)
  const bundler = BUNDLER.flatMap((folder) => filesIn(root, folder, '.ts', true))
  const files = new Set([...sources, ...stylesheets, ...bundler, ...SETTINGS, ...packages])
  const entries = Object.entries(folders).filter(([path]) => used.has(path.slice(0, -1)))
  return { ...noteInputs(root, files, started), ...Object.fromEntries(entries) }
}

/** The file that a module is in, seen from the root; none where it is in a package or made by a plugin. */
function pathsOf(root: string, name: string): string[] {
  const base = `${root.replaceAll('\\', '/')}/`
  const path = name.startsWith(base) ? name.slice(base.length).replace(/\?.*$/, '') : ''
  return path && !path.startsWith('node_modules/') ? [path] : []
}

/** "sections/hero/Hero.tsx" → sections/hero, sections. */
function foldersAbove(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/** The files in a folder, whose names end so; tests are none of them. */
const filesIn = (root: string, folder: string, ending: string, recursive = false): string[] =>
  readdirSync(join(root, folder), { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith(ending) && !name.includes('.test.'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
