import { readFileSync, statSync } from 'node:fs'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { attribute, elementsOf } from '../../scripts/diff/elements'
import { allRoutes } from './all-routes'
import { builtFile, builtPage } from './built-site'

const REDIRECTS = readFileSync(builtFile('_redirects'), 'utf8')
  .split('\n')
  .map((line) => line.split(' ')[0] ?? '')

const idsByFile = new Map<string, Set<string>>()

/** The ids of a page, or of the drawings of icons. */
function idsOf(file: string): Set<string> {
  const read = () =>
    [...elementsOf(parse(readFileSync(file, 'utf8')))].flatMap((element) => attribute(element, 'id') ?? [])
  const ids = idsByFile.get(file) ?? new Set(read())
  idsByFile.set(file, ids)
  return ids
}

/** Whether a host that serves the build finds something at an address of the site, and the anchor in it. */
function leadsSomewhere(address: string): boolean {
  const { pathname, hash } = new URL(address, 'http://site')
  const file = [pathname.slice(1), `${pathname.slice(1) || 'index'}.html`]
    .map((name) => builtFile(name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  if (!file) return REDIRECTS.includes(pathname)
  return hash === '' || idsOf(file).has(decodeURIComponent(hash.slice(1)))
}

// nobody else looks at a link that stands in code; those of documents have the rules broken-link and broken-anchor
test.each(allRoutes())('every link of %s leads somewhere', (route) => {
  const addresses = [...elementsOf(parse(builtPage(route)))]
    .flatMap((element) => [attribute(element, 'href'), attribute(element, 'src')])
    .filter((address) => address !== undefined && /^[/#]/.test(address))
    .map((address = '') => (address.startsWith('#') ? route + address : address))
  expect(addresses.length).toBeGreaterThan(20)
  expect([...new Set(addresses)].filter((address) => !leadsSomewhere(address))).toEqual([])
})
