import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { structuredPatch } from 'diff'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { type Change, compareHtml, wordDiff } from './compare-html'

/** The contents of files by their names. In a file that isn't text, each byte is a character. */
type Files = Map<string, string>

/** A built site, without the hashes in the names of scripts, so that names don't differ because of them. */
export interface BuiltSite {
  /** Its HTML by route. */
  pages: Files
  /** Every other file by its path. */
  files: Files
}

/** The differences between two builds of a site, as plain data. */
export type BuildDiff = ReturnType<typeof compareSites>

/** Compares two builds of a site. */
export function compareSites(before: BuiltSite, after: BuiltSite) {
  const routes = differing(before.pages, after.pages)
  const changed = routes.flatMap((route) => {
    const [oldHtml, newHtml] = [before.pages.get(route), after.pages.get(route)]
    return oldHtml === undefined || newHtml === undefined ? [] : [{ route, changes: compareHtml(oldHtml, newHtml) }]
  })
  return {
    /** The number of pages after the change. */
    pages: after.pages.size,
    added: routes.filter((route) => !before.pages.has(route)),
    removed: routes.filter((route) => !after.pages.has(route)),
    changed,
    groups: groupChanges(changed),
    files: compareFiles(before.files, after.files),
    /** By how many bytes all of them together have grown, as a host sends them. */
    growth: {
      pages: growthOf(before.pages, after.pages, /^/),
      scripts: growthOf(before.files, after.files, /\.js$/),
      pictures: growthOf(before.files, after.files, PICTURE),
    },
  }
}

/** The names of files that differ, or that only one side has. */
function differing(before: Files, after: Files): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

const PICTURE = /\.(?:avif|webp|jpe?g|png|svg|gif)$/

function growthOf(before: Files, after: Files, kind: RegExp): number {
  // hosts compress text
  const weigh = (name: string, text = '') => (PICTURE.test(name) || text === '' ? text.length : gzipSync(text).length)
  return differing(before, after)
    .filter((name) => kind.test(name))
    .reduce((sum, name) => sum + weigh(name, after.get(name)) - weigh(name, before.get(name)), 0)
}

/** Smaller versions of a picture: if one changes, so do the pages that show it. */
const VARIANT = /-\d+\.[\da-f]{6,}\.webp$/

/** Files whose lines a person reads. */
const READABLE = /\.(?:xml|txt)$|^_/

/** Compares files other than pages, with the changed lines of readable ones: "-Host: a", "+Host: b". */
function compareFiles(before: Files, after: Files) {
  const names = differing(before, after).filter((name) => !VARIANT.test(name))
  return names.map((name) => {
    const fate = !before.has(name) ? 'added' : after.has(name) ? 'changed' : 'removed'
    const [oldText = '', newText = ''] = READABLE.test(name) ? [before.get(name), after.get(name)] : []
    const { hunks } = structuredPatch('', '', oldText, newText, '', '', { context: 0 })
    return { name, fate, lines: hunks.flatMap(({ lines }) => lines.filter((line) => /^[-+]/.test(line))) }
  })
}

/** Groups changes by the pages that have them: those that visitors notice first, then those of the most pages. */
function groupChanges(pages: { route: string; changes: Change[] }[]) {
  const byEdits = new Map<string, { change: Change; routes: Set<string> }>()
  for (const { route, changes } of pages)
    for (const change of changes)
      getOrInsertComputed(byEdits, editsOf(change), () => ({ change, routes: new Set<string>() })).routes.add(route)
  const groups = new Map<string, { routes: string[]; changes: Change[] }>()
  for (const { change, routes } of byEdits.values())
    getOrInsertComputed(groups, [...routes].join(), () => ({ routes: [...routes], changes: [] })).changes.push(change)
  const isInvisible = ({ changes }: { changes: Change[] }) => changes.every(({ kind }) => kind === 'markup')
  return [...groups.values()].sort(
    (a, b) => Number(isInvisible(a)) - Number(isInvisible(b)) || b.routes.length - a.routes.length,
  )
}

/** The same edits to words are the same change, even if the words around them differ, such as the name of a city. */
const editsOf = (change: Change): string =>
  JSON.stringify(
    change.kind === 'words'
      ? wordDiff(change.before, change.after).filter(({ added, removed }) => added || removed)
      : change,
  )

/** A revision is built without its history, so its sitemap has no dates. */
const withoutDates = (text: string) => text.replaceAll(/<lastmod>[^<]*<\/lastmod>/g, '')

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|^_/

/**
 * Reads a built site.
 * @param folder the folder of the build's files
 */
export function readBuild(folder: string): BuiltSite {
  const site: BuiltSite = { pages: new Map(), files: new Map() }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) {
    const name = withoutHashes(path.slice(folder.length + 1).replaceAll('\\', '/'))
    const content = TEXT.test(name)
      ? withoutDates(withoutHashes(readFileSync(path, 'utf8')))
      : readFileSync(path, 'latin1')
    const canonical = name.endsWith('.html') ? canonicalRoute(content) : undefined
    if (canonical === `/${name.replace(/(?:^index)?\.html$/, '')}`) site.pages.set(canonical, content)
    // an alias shows the same as its page
    else if (canonical !== undefined) site.files.set(name, `alias of ${canonical}`)
    else site.files.set(name, (site.files.get(name) ?? '') + content)
  }
  return site
}

/** The route of the page in an HTML file; undefined for redirects and documents in frames. */
function canonicalRoute(html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (canonical === undefined || html.includes('http-equiv="refresh"')) return undefined
  return new URL(canonical, 'http://localhost').pathname
}

/** A script's address with the hash of its content: "/assets/chunks/chunk-DygEbaNj.js". */
const HASHED = /(\bassets\/[\w./-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Replaces the hashes in the names of scripts by *, since they change with any script and say nothing about a page. The
 * hashes of pictures and fonts stay, since another picture or font changes how a page looks.
 */
const withoutHashes = (text: string): string => text.replace(HASHED, '$1*')
