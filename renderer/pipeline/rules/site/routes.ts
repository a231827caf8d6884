import { type Address, QUOTE_FORM_ROUTE } from '../../addresses'
import { markedPage } from '../examples'
import { type Finding, type SiteView, errors, originIn, repeatsAmong } from '../rule'

export const ROUTE_RULES = errors({
  'reserved-address': {
    asks: 'No page, alias or redirect has an address that the build or the host needs.',
    why: 'The build writes its own files to /assets, /images and /embeds; hosts read _headers and _redirects, and show index.html for the folder that it stands in. A page there would be lost, or shown as it was a year ago.',
    fix: 'Choose another address; a page’s is changed by renaming its file.',
    example: markedPage({ more: '"aliases": [«"/images"»]' }, '"/our-pictures"'),
    checkSite: (view) =>
      view.addresses.all.flatMap((address) => {
        const { kind, route } = address
        const [reserved] = RESERVED.exec(route) ?? []
        // redirects from an older site's pictures do no harm; the sample form's own address is a route that is taken
        const isHarmless = kind === 'redirect' && reserved !== undefined && !route.endsWith(reserved)
        if (reserved === undefined || isHarmless || route === QUOTE_FORM_ROUTE) return []
        const what = `has the address ${route}, and ${reserved} belongs to the site’s host or to the build`
        return atAddress(view, address, what, 'Rename the file or its folder.', 'Choose another address.')
      }),
  },
  'route-clash': {
    asks: 'Every address leads to one thing.',
    why: 'Of two pages with one address one could never be seen.',
    fix: 'Rename one of the files, or take the alias or redirect away.',
    example: markedPage({ more: '"aliases": ["/start", «"/start"»]' }, '"/home"'),
    checkSite: (view) => {
      const real = view.addresses.all.filter(({ kind, page }) => kind !== 'page' || page)
      return repeatsAmong(real, ({ route }) => route).flatMap(([address, owner]) => {
        const what = `has the address ${address.route}, which is taken by ${describeOwner(owner)}`
        const another = 'Choose another address, or take this one away.'
        return atAddress(view, address, what, 'Rename one of the two files.', another)
      })
    },
  },
})

/** "/index" is the file of the home page, as "/towns/index" is that of "/towns". */
const RESERVED = /^\/(?:assets|images|embeds|_headers|_redirects)(?=\/|$)|\/index$/

/** What is wrong with an address, with what to do with the file of a page, or else at the place that says it. */
function atAddress(
  view: SiteView,
  { kind, file, path = [], page }: Address,
  what: string,
  ofFile: string,
  otherwise: string,
): Finding[] {
  if (file === undefined || (kind === 'page' && !page)) return []
  const origin = originIn(view, file, path)
  return kind === 'page' ? [{ origin, what, hint: ofFile, mark: 'beginning' }] : [{ origin, what, hint: otherwise }]
}

/** What answers an address, as messages name it. */
export function describeOwner({ kind, file }: Address): string {
  if (file === undefined) return 'the site itself'
  return kind === 'page' ? file : `${file}, as ${kind === 'alias' ? 'an alias' : 'a redirect'}`
}
