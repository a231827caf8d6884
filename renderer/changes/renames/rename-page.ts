import { isRecord } from '../../documents/json-tree'
import { linkOf } from '../../documents/links'
import { didYouMean } from '../../problems/suggest'
import { NOT_FOUND_ROUTE } from '../../site/addresses'
import type { Redirect } from '../../site/old-addresses'
import type { PageFile } from '../../site/page'
import type { LoadedSite } from '../../site/site'
import { findDocument } from '../document-names'
import { ChangeError } from '../edit'
import { toNewRoute } from '../new-route'
import type { Operation, Patches } from '../operations'
import { planChange } from '../plan-change'
import { readPage } from '../../pipeline/load-site'
import { moveLinks } from './move-links'
import { describeOrigins } from './describe-origins'
import type { Renaming } from './renaming'
import { rewriteTexts } from './rewrite-texts'

/** What becomes of a page's former address: it redirects to the new one, shows the same page, or leads nowhere. */
export type FormerAddress = 'redirect' | 'alias' | 'none'

/**
 * Gives a page another address: moves its file, and makes every link and redirect to it lead there.
 * @throws ChangeError if there is no such page, or the new address is taken or not valid
 */
export function renamePage(site: LoadedSite, from: string, to: string, former: FormerAddress = 'redirect'): Renaming {
  const page = findPage(site, from)
  const route = toNewRoute(to, site)
  const address = { from: page.route, to: route, url: site.data.url }
  const { patches, composed } = rewriteTexts(site, (text) => moveLinks(text, address))
  const operations = {
    ...patches,
    [page.route]: [...(patches[page.route] ?? []), ...changeAliases(site, page, route, former)],
    'site.json': [...(patches['site.json'] ?? []), ...changeRedirects(site, page, route, former)],
  } satisfies Patches
  return {
    edits: planChange(operations, site, { moves: { [page.route]: route } }),
    moves: [],
    notes:
      composed.length > 0
        ? [`These links to ${page.route} are made of variables. Change them by hand: ${describeOrigins(composed)}.`]
        : [],
  }
}

function findPage(site: LoadedSite, name: string): PageFile {
  const { page } = findDocument(name, site)
  if (!page) {
    const routes = site.pages.map(({ route }) => route)
    throw new ChangeError(
      `there is no page ${name}. ${didYouMean(name, routes) ?? didYouMean(`/${name}`, routes) ?? 'A page is named like /plano.'}`,
    )
  }
  if (page.route === '/' || page.route === NOT_FOUND_ROUTE)
    throw new ChangeError(
      `${page.file} is the page for ${page.route === '/' ? 'the home address' : 'unknown addresses'}, which needs this name.`,
    )
  return page
}

/** What is to be done with a page's other addresses. */
function changeAliases(site: LoadedSite, page: PageFile, to: string, former: FormerAddress): Operation[] {
  const { value } = readPage(page, site).document
  const aliases: unknown[] = isRecord(value) && Array.isArray(value.aliases) ? value.aliases : []
  const index = aliases.indexOf(to)
  const place = `/aliases/${index}`
  if (former === 'alias') {
    if (index >= 0) return [{ op: 'replace', path: place, value: page.route }]
    if (isRecord(value) && Array.isArray(value.aliases)) return [{ op: 'add', path: '/aliases/-', value: page.route }]
    return [{ op: 'add', path: '/aliases', value: [page.route] }]
  }
  if (index < 0) return []
  return [{ op: 'remove', path: aliases.length === 1 ? '/aliases' : place }]
}

/** What is to be done with the site's redirects, after those to the page lead to its new address. */
function changeRedirects(site: LoadedSite, page: PageFile, to: string, former: FormerAddress): Operation[] {
  const redirects: unknown[] = Array.isArray(site.data.redirects) ? site.data.redirects : []
  const index = redirects.findIndex((redirect) => isRecord(redirect) && redirect.from === to)
  const redirect = redirects[index] as Partial<Redirect> | undefined
  if (redirect && linkOf(redirect.to ?? '', site.data.url).route !== page.route)
    throw new ChangeError(
      `site.json redirects ${to} to ${redirect.to}. Remove that redirect first, or choose another address.`,
    )
  const value = { from: page.route, to }
  if (former !== 'redirect') {
    if (!redirect) return []
    return [{ op: 'remove', path: redirects.length === 1 ? '/redirects' : `/redirects/${index}` }]
  }
  // the page takes the place of the redirect to it
  if (redirect) return [{ op: 'replace', path: `/redirects/${index}/from`, value: page.route }]
  if (redirects.length > 0) return [{ op: 'add', path: '/redirects/-', value }]
  return [{ op: 'add', path: '/redirects', value: [value] }]
}
