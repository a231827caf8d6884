import { checkEmbeds } from './checks/embeds'
import { checkLinks } from './checks/links'
import { checkRoutes } from './checks/routes'
import { checkSiteFile } from './checks/site-file'
import type { Problem } from './problem'
import { REFERENCE_RULES, WHOLE_SITE_RULES } from './rules/registry'
import { siteTexts } from './site-texts'
import type { WholeSite } from './whole-site'

const CHECKS: ((site: WholeSite) => Problem[])[] = [checkSiteFile, checkRoutes, checkLinks, checkEmbeds]

/**
 * Looks at all documents together for what none of them can know alone.
 * @param hasErrors whether an earlier stage found any: then what may only follow from them is not told
 */
export function check(site: Omit<WholeSite, 'texts'>, hasErrors: boolean): Problem[] {
  const whole: WholeSite = { ...site, texts: siteTexts(site.resolved) }
  const problems = [...CHECKS, ...REFERENCE_RULES.map((rule) => rule.check)].flatMap((one) => one(whole))
  if (hasErrors || problems.some(({ severity }) => severity === 'error')) return problems
  return [...problems, ...WHOLE_SITE_RULES.flatMap((rule) => rule.check(whole))]
}
