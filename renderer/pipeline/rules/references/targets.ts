import type { ResolvedPage } from '../../resolved'
import { siteRoutes } from '../../inspect/site-routes'
import type { WholeSite } from '../../inspect/whole-site'

type Targets = ReadonlyMap<string, ResolvedPage | undefined>

/** Two rules ask the same of one site. */
const known = new WeakMap<WholeSite['resolved'], Targets>()

/** Every address that the site answers, with the page that does; a redirect and a broken page have none. */
export function targetsOf(site: WholeSite): Targets {
  let targets = known.get(site.resolved)
  if (!targets) known.set(site.resolved, (targets = findTargets(site)))
  return targets
}

function findTargets({ sources, resolved }: WholeSite): Targets {
  const pages = new Map(resolved.pages.map((page) => [page.document, page]))
  return new Map(
    siteRoutes(sources, resolved).map(({ route, origin }) => [route, origin && pages.get(origin.document)]),
  )
}
