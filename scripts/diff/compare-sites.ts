import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { diffLines } from 'diff'
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
import { readPage } from './read-page'
import { similarity, wordDiff } from './word-diff'

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
    return [{ route, changes: comparePages(readPage(old), readPage(now)), weight }]
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
    const lines = READABLE.test(name) ? diffLines(String(old ?? ''), String(now ?? '')) : []
    const linesOf = (side: 'removed' | 'added') =>
      lines.filter((line) => line[side]).flatMap(({ value }) => value.split('\n').filter((text) => text.trim()))
    const texts = lines.length > 0 && { removed: linesOf('removed'), added: linesOf('added') }
    return [{ name, before: old && weightOf(name, old), after: now && weightOf(name, now), ...texts }]
  })
}

/**
 * Collects the changes that the same pages have in common: first those that visitors notice, then those of most pages.
 * Rewritten words count as the same change where the sentences around them differ a little, as by the name of a city.
 */
function groupChanges(pages: PageChange[]): ChangeGroup[] {
  const byKey = new Map<string, { change: Change; routes: string[] }[]>()
  for (const { route, changes } of pages) {
    for (const change of changes) {
      const key = keyOf(change)
      const candidates = byKey.get(key) ?? []
      const same = candidates.find((other) => isSameSentence(change, other.change))
      if (!same) byKey.set(key, [...candidates, { change: { ...change }, routes: [route] }])
      else {
        if (same.change.after !== change.after || same.change.name !== change.name) same.change.example = same.routes[0]
        if (!same.routes.includes(route)) same.routes.push(route)
      }
    }
  }
  const groups = new Map<string, ChangeGroup>()
  for (const { change, routes } of [...byKey.values()].flat()) {
    const changes = groups.get(routes.join('\n'))?.changes ?? []
    groups.set(routes.join('\n'), { routes, changes: [...changes, change].sort((a, b) => rankOf(a) - rankOf(b)) })
  }
  return [...groups.values()].sort(
    (a, b) => Number(isInvisible(a)) - Number(isInvisible(b)) || b.routes.length - a.routes.length,
  )
}

/** Words are the same change with the same edits, under whatever heading, and drawings whatever they show. */
function keyOf({ kind, name, before, after }: Change): string {
  if (kind === 'markup') return JSON.stringify([kind, name, before === undefined, after === undefined])
  if (kind !== 'words') return JSON.stringify([kind, name, before, after])
  return JSON.stringify(wordDiff(before, after).filter((segment) => segment.kind !== 'same'))
}

/** Sentences that have less in common are different ones. */
const SAME_SENTENCE = 0.6

const isSameSentence = ({ kind, before = '' }: Change, other: Change): boolean =>
  kind !== 'words' || similarity(before, other.before ?? '') >= SAME_SENTENCE

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
