import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { structuredPatch } from 'diff'
import {
  CHANGE_KINDS,
  type Change,
  type ChangeGroup,
  type FileChange,
  type PageChange,
  type SiteDiff,
  type Weight,
} from './change'
import { comparePages } from './compare-pages'
import { wordDiff } from './word-diff'

/** A site as it was built. The hashes in the names of scripts are left out. */
export interface BuiltSite {
  /** Route → HTML. */
  pages: Map<string, string>
  /** Path → content of every other file; scripts whose names differ by the hash alone are one. */
  files: Map<string, Buffer>
}

/** Compares two builds of a site. */
export function compareSites(before: BuiltSite, after: BuiltSite): Omit<SiteDiff, 'against' | 'notes'> {
  const changed = [...after.pages].flatMap(([route, now]): PageChange[] => {
    const old = before.pages.get(route)
    if (old === undefined || old === now) return []
    const weight = { before: gzipSync(old).length, after: gzipSync(now).length }
    return [{ route, changes: comparePages(old, now), weight }]
  })
  const weigh = (kind: RegExp): Weight => ({ before: sumOf(before.files, kind), after: sumOf(after.files, kind) })
  return {
    pages: { before: before.pages.size, after: after.pages.size },
    added: [...after.pages.keys()].filter((route) => !before.pages.has(route)),
    removed: [...before.pages.keys()].filter((route) => !after.pages.has(route)),
    changed,
    groups: groupChanges(changed),
    files: compareFiles(before.files, after.files),
    weight: { scripts: weigh(/\.js$/), pictures: weigh(/\.(?:avif|webp|jpe?g|png|svg|gif)$/) },
  }
}

type Files = BuiltSite['files']

const sumOf = (files: Files, kind: RegExp): number =>
  [...files].reduce((sum, [name, content]) => (kind.test(name) ? sum + weightOf(name, content) : sum), 0)

/** Smaller variants of a picture, whose change its pages show. */
const VARIANT = /-\d+\.[\da-f]{6,}\.webp$/

/** Files whose lines a person reads. */
const READABLE = /\.(?:xml|txt)$|^_/

function compareFiles(before: Files, after: Files): FileChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].filter((name) => !VARIANT.test(name))
  return names.sort().flatMap((name): FileChange[] => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old && now?.equals(old)) return []
    const patch = READABLE.test(name)
      ? structuredPatch('', '', String(old ?? ''), String(now ?? ''), '', '', { context: 0 }).hunks
      : []
    const lines = patch.flatMap((hunk) => hunk.lines).filter((line) => /^[-+]/.test(line))
    return [{ name, before: old && weightOf(name, old), after: now && weightOf(name, now), lines }]
  })
}

/** Collects the changes that the same pages have in common: first those that visitors notice, then those of most pages. */
function groupChanges(pages: PageChange[]): ChangeGroup[] {
  const byKey = new Map<string, { change: Change; routes: Set<string> }>()
  for (const { route, changes } of pages) {
    for (const change of changes) {
      const key = keyOf(change)
      const same = byKey.get(key)
      if (same) same.routes.add(route)
      else byKey.set(key, { change, routes: new Set([route]) })
    }
  }
  const groups = new Map<string, ChangeGroup>()
  for (const { change, routes } of byKey.values()) {
    const key = [...routes].join('\n')
    const changes = groups.get(key)?.changes ?? []
    groups.set(key, { routes: [...routes], changes: [...changes, change].sort((a, b) => rankOf(a) - rankOf(b)) })
  }
  return [...groups.values()].sort(
    (a, b) => Number(isInvisible(a)) - Number(isInvisible(b)) || b.routes.length - a.routes.length,
  )
}

/** Words with the same edits are the same change: what stands around them may differ, as by the name of a city. */
function keyOf({ kind, name, before, after }: Change): string {
  if (kind !== 'words') return JSON.stringify([kind, name, before, after])
  return JSON.stringify(wordDiff(before, after).filter((segment) => segment.kind !== 'same'))
}

const rankOf = ({ kind }: Change): number => CHANGE_KINDS.indexOf(kind)

const isInvisible = ({ changes }: ChangeGroup): boolean => changes.every(({ kind }) => kind === 'markup')

/**
 * Reads a site that was built.
 * @param folder the build's client/
 */
export function readBuild(folder: string): BuiltSite {
  const site: BuiltSite = { pages: new Map(), files: new Map() }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) {
    const name = withoutHashes(path.slice(folder.length + 1).replaceAll('\\', '/'))
    const content = readFileSync(path)
    const text = TEXT.test(name) ? withoutHashes(content.toString('utf8')) : ''
    const canonical = name.endsWith('.html') ? canonicalRoute(text) : undefined
    if (canonical === `/${name.replace(/(?:^index)?\.html$/, '')}`) site.pages.set(canonical, text)
    // the page itself shows what its alias shows
    else if (canonical !== undefined) site.files.set(name, Buffer.from(`alias of ${canonical}`))
    else site.files.set(name, Buffer.concat([site.files.get(name) ?? Buffer.of(), text ? Buffer.from(text) : content]))
  }
  return site
}

/** The route of the page that an HTML file shows; undefined for redirects and the documents of frames. */
function canonicalRoute(html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (canonical === undefined || html.includes('http-equiv="refresh"')) return undefined
  return new URL(canonical, 'http://localhost').pathname
}

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|^_/

/** What a file weighs on its way to a visitor, in bytes: hosts compress texts. */
const weightOf = (name: string, content: Buffer): number =>
  TEXT.test(name) ? gzipSync(content).length : content.length

/** A script's address with the hash of its content: "/assets/chunks/chunk-DygEbaNj.js". */
const HASHED = /(\bassets\/[\w./-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Writes * for the hashes in the names of scripts, which change with any script and say nothing of a page. Those of
 * pictures and fonts stay, since a page looks different with another one.
 */
const withoutHashes = (text: string): string => text.replace(HASHED, '$1*')
