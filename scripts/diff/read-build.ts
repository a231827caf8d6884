import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A site as it was built. The hashes in the names of scripts are left out. */
export interface BuiltSite {
  /** Route → HTML. */
  pages: Map<string, string>
  /** Path → content of every other file; scripts whose names differ by the hash alone are one. */
  files: Map<string, Buffer>
}

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
export const weightOf = (name: string, content: Buffer): number =>
  TEXT.test(name) ? gzipSync(content).length : content.length

/** A script's address with the hash of its content: "/assets/chunks/chunk-DygEbaNj.js". */
const HASHED = /(\bassets\/[\w./-]*?[.-])[\w-]{8}(?=\.(?:js|css)\b)/g

/**
 * Writes * for the hashes in the names of scripts, which change with any script and say nothing of a page. Those of
 * pictures and fonts stay, since a page looks different with another one.
 */
export const withoutHashes = (text: string): string => text.replace(HASHED, '$1*')
