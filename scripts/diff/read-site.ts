import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BuiltFile, BuiltSite } from './built-site'
import { neutralNames } from './compare/neutral-names'
import { mainRoute } from './main-route'

const TEXT = /\.(?:html|js|css|svg|xml|txt|json|webmanifest)$|^_/

/**
 * Reads a site that was built.
 * @param folder the build's client/
 */
export function readSite(folder: string): BuiltSite {
  const site: BuiltSite = { pages: new Map(), files: new Map() }
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  for (const path of paths) {
    const name = path.slice(folder.length + 1).replaceAll('\\', '/')
    const content = readFileSync(path)
    const isText = TEXT.test(name)
    const text = isText ? content.toString('utf8') : undefined
    const route = name.endsWith('.html') ? routeOf(name) : undefined
    const main = route === undefined ? undefined : mainRoute(text ?? '')
    if (route === undefined || main === undefined) addFile(site.files, neutralNames(name), content, text)
    else if (main === route) site.pages.set(route, text ?? '')
    // what an alias shows is told of the page itself
    else site.files.set(name, { bytes: 0, hash: `alias of ${main}` })
  }
  return site
}

/** Scripts that have one name but for its hash count as one. */
function addFile(files: Map<string, BuiltFile>, name: string, content: Buffer, text: string | undefined): void {
  const others = files.get(name)
  const hash = createHash('sha256')
    .update(others?.hash ?? '')
    .update(text === undefined ? content : neutralNames(text))
    .digest('hex')
  const bytes = (others?.bytes ?? 0) + (text === undefined ? content.length : gzipSync(content).length)
  files.set(name, { bytes, hash, ...(text !== undefined && { text: (others?.text ?? '') + text }) })
}

const routeOf = (name: string): string => `/${name.replace(/(?:^index)?\.html$/, '')}`
