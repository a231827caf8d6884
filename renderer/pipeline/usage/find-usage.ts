import type { OpenSite } from '../inspect'
import { fieldUsage } from './field-usage'
import { iconUsage } from './icon-usage'
import { imageUsage } from './image-usage'
import { linkUsage } from './link-usage'
import { sectionUsage } from './section-usage'
import { sharedUsage } from './shared-usage'
import type { UsageReport } from './usage-report'
import { variableUsage } from './variable-usage'

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
