import { checkImages } from './checks/images'
import { checkLinks } from './checks/links'
import { checkRoutes } from './checks/routes'
import { checkSiteFile } from './checks/site-file'
import type { SiteSources } from './document'
import type { Problem } from './problem'
import type { ResolvedSite } from './resolved'
import { type SiteText, siteTexts } from './site-texts'

/** What a check may know: all documents together. */
export interface WholeSite {
  /** The site's folder as it is shown to people. */
  folder: string
  sources: SiteSources
  resolved: ResolvedSite
  texts: SiteText[]
  /** The addresses of all pictures there are: "/images/truck.jpg". */
  images: Set<string>
}

const CHECKS: ((site: WholeSite) => Problem[])[] = [checkSiteFile, checkRoutes, checkLinks, checkImages]

/** Looks at all documents together for what none of them can know alone. */
export function check(site: Omit<WholeSite, 'texts'>): Problem[] {
  const whole: WholeSite = { ...site, texts: siteTexts(site.resolved) }
  return CHECKS.flatMap((one) => one(whole))
}
