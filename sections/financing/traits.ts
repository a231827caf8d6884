import type { FinancingProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { pageHosts } from '../ui/embeds/page-hosts'

export const traits: SectionTraits<FinancingProps> = {
  frameSources: (site) => pageHosts(site.embeds?.financing?.url, site),
}
