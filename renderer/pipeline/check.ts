import { checkEmbeds } from './checks/embeds'
import { checkImages } from './checks/images'
import { checkLinks } from './checks/links'
import { checkRoutes } from './checks/routes'
import { checkSiteFile } from './checks/site-file'
import type { Problem } from './problem'
import { siteTexts } from './site-texts'
import type { WholeSite } from './whole-site'

const CHECKS: ((site: WholeSite) => Problem[])[] = [checkSiteFile, checkRoutes, checkLinks, checkImages, checkEmbeds]

/** Looks at all documents together for what none of them can know alone. */
export function check(site: Omit<WholeSite, 'texts'>): Problem[] {
  const whole: WholeSite = { ...site, texts: siteTexts(site.resolved) }
  return CHECKS.flatMap((one) => one(whole))
}
