import type { OpenSite } from '../inspect'
import { siteTexts } from '../texts/site-texts'
import { didYouMean } from '../problems/suggest'
import { ICON_NAMES } from '../rules/formats/icon-names'
import { groupUses } from './group-uses'
import type { UsageReport } from './usage-report'

/** Where an icon is used; or a sentence that Lucide has no such one. */
export function iconUsage({ resolved }: OpenSite, name: string): UsageReport | string {
  const uses = siteTexts(resolved).filter(({ format, text }) => format === 'icon' && text === name)
  if (uses.length === 0 && !ICON_NAMES.includes(name))
    return `Lucide has no icon "${name}". ${didYouMean(name, ICON_NAMES, 'See lucide.dev/icons.')}`
  return { kind: 'icon', name, uses: groupUses(uses, resolved) }
}
