import type { OpenSite } from '../../renderer/pipeline/open-site'
import { fieldUsage } from './field-usage'
import { sectionUsage, sharedUsage } from './section-usage'
import { iconUsage, imageUsage, linkUsage, variableUsage } from './text-usage'
import type { UsageReport } from './usage-report'

/** What can be asked for, each with the function that finds its uses or tells in a sentence why it can't. */
export const USAGE_KINDS: Record<string, (site: OpenSite, name: string) => UsageReport | string> = {
  section: sectionUsage,
  shared: sharedUsage,
  field: fieldUsage,
  image: imageUsage,
  icon: iconUsage,
  variable: variableUsage,
  link: linkUsage,
}
