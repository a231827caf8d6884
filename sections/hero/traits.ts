import type { HeroProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { postFormTargets } from '../ui/embeds/form-services'
import { quoteFormHosts } from '../ui/embeds/quote-form-source'

export const traits: SectionTraits<HeroProps> = {
  frameSources: (site, section) => (!section || section.form ? quoteFormHosts(site) : []),
  formTargets: (site, section) => (!section || section.form ? postFormTargets(site) : []),
}
