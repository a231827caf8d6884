import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { buildSite } from '../../scripts/build/build-site'
import { page, prose } from '../sites'
import { folderContent } from './folder-content'

/** What a build comes to. */
interface Built {
  isBuilt: boolean
  /** What it prints about the site. */
  printed: string
  /** The hashes of its files. */
  files: Record<string, string>
}

/** Lets builds trust the times of files that were just written: by themselves they would read them once more. */
export function trustFileTimes(): void {
  vi.spyOn(Date, 'now').mockImplementation(() => performance.timeOrigin + performance.now() + 60_000)
}

async function build(site: string, out: string): Promise<Built> {
  const printed: string[] = []
  const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    const isBuilt = await buildSite(site, out)
    return { isBuilt, printed: printed.join(''), files: isBuilt ? folderContent(join(out, 'client')) : {} }
  } finally {
    // a build that finds mistakes sets it
    process.exitCode = undefined
    stdout.mockRestore()
    log.mockRestore()
  }
}

export const folderOf = (site: string, name: string) => join(site, '..', name)

/** Builds over the last build. */
export const buildAgain = (site: string): Promise<Built> => build(site, folderOf(site, 'dist'))

/** Builds where nothing was built before. */
export async function buildClean(site: string): Promise<Built> {
  const out = folderOf(site, 'clean')
  rmSync(out, { recursive: true, force: true })
  return build(site, out)
}

export const writePage = (site: string, name: string, document: object): void =>
  writeFileSync(join(site, 'pages', name), JSON.stringify(document, null, 2))

/** A page about which nothing is to be said but what its body makes a rule say. */
export const titled = (title: string, body: string, more: object = {}): object =>
  page([prose({ level: 1, title, body })], {
    title,
    description: `${title}, and what there is to say of it: in a sentence that is neither too short nor too long.`,
    ...more,
  })
