import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'parse5'
import { getOrInsertComputed } from '../../renderer/documents/get-or-insert'
import { parseRedirects } from '../../renderer/emit/host-files'
import { fileOf } from '../../renderer/emit/site-files'
import { type HostRedirect, redirectTarget } from '../../renderer/site/old-addresses'
import { attribute, elementsOf } from '../diff/elements'

/** Attributes with one address; lazy pictures have theirs in data-src. */
const ADDRESSES = ['href', 'src', 'data-src']

/** Attributes with several: "/a-480.webp 480w, /a-960.webp 960w". */
const ADDRESS_LISTS = ['srcset', 'data-srcset', 'imagesrcset']

/**
 * Creates a function that finds the addresses on a built page that lead to nothing in the build: "/plano#faq", "/assets/a.js".
 * @param client the folder of the build's files
 */
export function createDeadLinkFinder(client: string): (route: string) => string[] {
  const redirects = readRedirects(client)
  const idsByFile = new Map<string, Set<string>>()
  const idsIn = (file: string) => getOrInsertComputed(idsByFile, file, () => readIds(file))
  const leadsSomewhere = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    const path = decodeURIComponent(pathname)
    const file = [join(client, path), join(client, fileOf(path))].find(isFile)
    if (!file) return redirectTarget(redirects, pathname, search) !== undefined
    return hash === '' || idsIn(file).has(decodeURIComponent(hash.slice(1)))
  }
  return (route) =>
    addressesOn(readFileSync(join(client, fileOf(route)), 'utf8'))
      .map((address) => (address.startsWith('#') ? route + address : address))
      .filter((address) => !leadsSomewhere(address))
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function readRedirects(client: string): HostRedirect[] {
  const file = join(client, '_redirects')
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8')) : []
}

/** The ids in a page or a drawing. */
const readIds = (file: string) =>
  new Set([...elementsOf(parse(readFileSync(file, 'utf8')))].flatMap((element) => attribute(element, 'id') ?? []))

/** The addresses within the site that a page names, each once. */
function addressesOn(html: string): string[] {
  const addresses = [...elementsOf(parse(html))].flatMap((element) => [
    ...ADDRESSES.map((name) => attribute(element, name) ?? ''),
    ...ADDRESS_LISTS.flatMap((name) => attribute(element, name)?.split(',') ?? []).map((entry) => entry.trim()),
  ])
  const withoutWidths = addresses.map((address) => address.replace(/ .*/, ''))
  return [...new Set(withoutWidths)].filter((address) => /^(?:\/(?!\/)|#)/.test(address))
}
