import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A site as it was built. */
export interface BuiltSite {
  /** Route → HTML. */
  pages: Map<string, string>
  /** Every other file, by its path without the hash that a script has in its name. */
  files: Map<string, BuiltFile>
}

export interface BuiltFile {
  /** Those of a text compressed with gzip. */
  bytes: number
  /** Of the content, without the hashes in names of scripts. */
  hash: string
  /** The content of a text. */
  text?: string
}

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|^_/

/**
 * Reads a site that was built.
 * @param folder the build's client/
 */
export function readBuild(folder: string): BuiltSite {
  const site: BuiltSite = { pages: new Map(), files: new Map() }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    const content = readFileSync(path)
    const text = TEXT.test(name) ? content.toString('utf8') : undefined
    const canonical = name.endsWith('.html') ? canonicalRoute(text ?? '') : undefined
    if (canonical === undefined) addFile(site.files, withoutHashes(name), content, text)
    else if (canonical === routeOf(name)) site.pages.set(canonical, text ?? '')
    // the page itself shows what its alias shows
    else site.files.set(name, { bytes: 0, hash: `alias of ${canonical}` })
  }
  return site
}

/** Adds a file; scripts whose names differ by the hash alone count as one. */
function addFile(files: Map<string, BuiltFile>, name: string, content: Buffer, text: string | undefined): void {
  const others = files.get(name)
  const hash = createHash('sha256')
    .update(others?.hash ?? '')
    .update(text === undefined ? content : withoutHashes(text))
    .digest('hex')
  const bytes = (others?.bytes ?? 0) + (text === undefined ? content.length : gzipSync(content).length)
  files.set(name, { bytes, hash, ...(text !== undefined && { text: (others?.text ?? '') + text }) })
}

const routeOf = (name: string): string => `/${name.replace(/(?:^index)?\.html$/, '')}`

/** The route of the page that an HTML file shows; undefined for redirects and the documents of frames. */
function canonicalRoute(html: string): string | undefined {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
  if (canonical === undefined || html.includes('http-equiv="refresh"')) return undefined
  return new URL(canonical, 'http://localhost').pathname
}

/** A script's address with the hash of its content: "/assets/chunks/chunk-DygEbaNj.js". */
const HASHED = /(\bassets\/[\w./-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Writes * for the hashes in the names of scripts, which change with any script and say nothing of a page. Those of
 * pictures and fonts stay, since a page looks different with another one.
 */
export const withoutHashes = (text: string): string => text.replace(HASHED, '$1*')
