import type { ResolvedPage } from '../../resolved'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'

/** Every address that the site answers, with the page that does; a redirect and a broken page have none. */
export function targetsOf({ sources, resolved }: WholeSite): Map<string, ResolvedPage | undefined> {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  return new Map(
    siteRoutes(sources, resolved).map(({ route, origin }) => [route, origin && pages.get(origin.document)]),
  )
}
