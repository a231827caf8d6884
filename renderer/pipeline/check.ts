import type { Problem } from './problem'
import { REFERENCE_RULES, WHOLE_SITE_RULES } from './rules/registry'
import { siteTexts } from './site-texts'
import type { WholeSite } from './whole-site'

/** Looks at all documents together for what none of them can know alone. */
export function check(site: Omit<WholeSite, 'texts'>): Problem[] {
  const whole: WholeSite = { ...site, texts: siteTexts(site.resolved) }
  const problems = REFERENCE_RULES.flatMap((rule) => rule.check(whole))
  if ([...site.earlier, ...problems].some(({ severity }) => severity === 'error')) return problems
  return [...problems, ...WHOLE_SITE_RULES.flatMap((rule) => rule.check(whole))]
}
