import { type Address, QUOTE_FORM_ROUTE } from '../../addresses'
import { problemOf } from '../../problems/problem'
import { markedPage } from '../examples'
import { type FormatRule, type SiteRule, originIn } from '../rule'

const ROUTE = /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/

/** About the addresses that documents say, and those that the names of their files make. */
export const invalidRoute: FormatRule & SiteRule = {
  name: 'invalid-route',
  severity: 'error',
  asks: 'An address of the site holds small letters, digits, hyphens and slashes only.',
  why: 'Spaces and capital letters are told wrongly on the telephone, and not every server finds them.',
  fix: 'Write it like /our-prices; a page’s address is mended by renaming its file.',
  example: markedPage({ more: '"aliases": [«"/Old Page"»]' }, '"/old-page"'),
  format: 'route',
  must: 'a route such as /old-name: small letters, digits, hyphens',
  test: (text) => ROUTE.test(text),
  checkSite: (view) =>
    view.pages
      .filter(({ route, isReadable }) => isReadable && !ROUTE.test(route))
      .map(({ route, file }) => {
        const what = `has a file name that makes the address ${route}`
        const hint = 'Rename the file: small letters, digits and hyphens only.'
        return problemOf(invalidRoute, originIn(view, file, []), { what, hint }, 'beginning')
      }),
}

export const reservedAddress: SiteRule = {
  name: 'reserved-address',
  severity: 'error',
  asks: 'No page, alias or redirect has an address that the build or the host needs.',
  why: 'The build writes its own files to /assets, /images and /embeds; hosts read _headers and _redirects, and show index.html for the folder that it stands in. A page there would be lost, or shown as it was a year ago.',
  fix: 'Choose another address; a page’s is changed by renaming its file.',
  example: markedPage({ more: '"aliases": [«"/images"»]' }, '"/our-pictures"'),
  checkSite: (view) =>
    view.addresses.all.flatMap(({ kind, route, file, path = [], page }) => {
      const [reserved] = RESERVED.exec(route) ?? []
      // redirects from an older site's pictures do no harm; the sample form's own address is a route that is taken
      if (
        reserved === undefined ||
        (kind === 'redirect' && !route.endsWith(reserved)) ||
        file === undefined ||
        route === QUOTE_FORM_ROUTE ||
        (kind === 'page' && !page)
      )
        return []
      const what = `has the address ${route}, and ${reserved} belongs to the site’s host or to the build`
      const hint = kind === 'page' ? 'Rename the file or its folder.' : 'Choose another address.'
      return problemOf(
        reservedAddress,
        originIn(view, file, path),
        { what, hint },
        kind === 'page' ? 'beginning' : undefined,
      )
    }),
}

/** "/index" is the file of the home page, as "/towns/index" is that of "/towns". */
const RESERVED = /^\/(?:assets|images|embeds|_headers|_redirects)(?=\/|$)|\/index$/

export const routeClash: SiteRule = {
  name: 'route-clash',
  severity: 'error',
  asks: 'Every address leads to one thing.',
  why: 'Of two pages with one address one could never be seen.',
  fix: 'Rename one of the files, or take the alias or redirect away.',
  example: markedPage({ more: '"aliases": ["/start", «"/start"»]' }, '"/home"'),
  checkSite: (view) => {
    const taken = new Map<string, Address>()
    return view.addresses.all.flatMap((address) => {
      const { kind, route, file, path = [], page } = address
      if (kind === 'page' && !page) return []
      const owner = taken.get(route) ?? address
      taken.set(route, owner)
      if (owner === address || file === undefined) return []
      const what = `has the address ${route}, which is taken by ${describeOwner(owner)}`
      const hint = kind === 'page' ? 'Rename one of the two files.' : 'Choose another address, or take this one away.'
      const mark = kind === 'page' ? 'beginning' : undefined
      return [problemOf(routeClash, originIn(view, file, path), { what, hint }, mark)]
    })
  },
}

/** What answers an address, as messages name it. */
export function describeOwner({ kind, file }: Address): string {
  if (file === undefined) return 'the site itself'
  return kind === 'page' ? file : `${file}, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`
}
