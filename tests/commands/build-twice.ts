import { hash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, vi } from 'vitest'
import type { Occasion } from '../../renderer/documents/clock'
import { buildSite } from '../../scripts/prerender/build-site'
import type { Shard } from '../../scripts/prerender/shards'
import { page, prose } from '../sites'
import { temporaryFolder } from '../temporary-sites'

/** The result of a build. */
interface Built {
  isBuilt: boolean
  /** What it prints about the site. */
  printed: string
  /** The hashes of its files, see folderContent. */
  files: Record<string, string>
}

/** A copy of the bakery's site that tests may change. `root` holds site.config/ and public/. */
export function bakery(): { root: string; site: string; out: string } {
  const root = temporaryFolder()
  cpSync('tests/fixtures/bakery', root, { recursive: true })
  return { root, site: join(root, 'site.config'), out: join(root, 'dist') }
}

/** The hashes of all files below a folder, by their paths, and the folders; empty if the folder doesn't exist. */
export function folderContent(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name)
    return [relative(folder, path), entry.isDirectory() ? 'folder' : hash('sha1', readFileSync(path))]
  })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Makes builds trust the times of files that were just written. Otherwise they would read them again. */
export function trustFileTimes(): void {
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 60_000)
}

/** Builds a site, or a part of it, and prints nothing. */
export async function build(site: string, out: string, shard?: Shard, occasion?: Occasion): Promise<Built> {
  const printed: string[] = []
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    const isBuilt = await buildSite(site, out, shard, occasion)
    return { isBuilt, printed: printed.join(''), files: isBuilt ? folderContent(join(out, 'client')) : {} }
  } finally {
    // a build that finds errors sets it
    process.exitCode = undefined
    stdout.mockRestore()
    log.mockRestore()
  }
}

/** Builds over the last build. */
export const buildAgain = (site: string, occasion?: Occasion): Promise<Built> =>
  build(site, join(site, '../dist'), undefined, occasion)

/** Builds over the last build, which must print and write what a clean one does. @returns what it prints and writes */
export async function buildAsClean(site: string, message?: string, occasion?: Occasion): Promise<Built> {
  const built = await buildAgain(site, occasion)
  const out = join(site, '../clean')
  rmSync(out, { recursive: true, force: true })
  expect(built, message).toEqual(await build(site, out, undefined, occasion))
  return built
}

/** The files that differ between two builds. */
export const changedFiles = (first: Built, second: Built): string[] =>
  Object.keys(second.files).filter((file) => second.files[file] !== first.files[file])

export const writePage = (site: string, name: string, document: object): void =>
  writeFileSync(join(site, 'pages', name), JSON.stringify(document, null, 2))

/** A page without problems, except for those of its body. */
export const titled = (title: string, body: string, more: object = {}): object =>
  page([prose({ level: 1, title, body })], {
    title,
    description: `${title}, and what there is to say of it: in a sentence that is neither too short nor too long.`,
    ...more,
  })
