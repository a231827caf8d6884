import { suggest } from '../problems/suggest'
import { isRoute, meantRoute } from '../rules/values/formats'
import type { LoadedSite } from '../site/site'
import { ChangeError } from './edit'

/**
 * The new address of a page, from what people may write: "careers" is "/careers".
 * @throws ChangeError if a page can't have this address, or another page has it
 */
export function toNewRoute(name: string, { pages }: LoadedSite): string {
  const route = `/${name.replace(/^\//, '')}`
  if (!isRoute(route) || route.includes('_') || route === '/')
    throw new ChangeError(
      `${name} can’t be the address of a page: lowercase letters, digits and hyphens only. ${suggest(meantRoute(name)) ?? 'Write one like /our-prices.'}`,
    )
  const existing = pages.find((page) => page.route === route)
  if (existing) throw new ChangeError(`${existing.file} has the address ${route} already. Choose another one.`)
  return route
}
