import type { MapProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { MAPS } from '../ui/embeds/live-map'

export const traits: SectionTraits<MapProps> = {
  frameSources: (_site, section) => (section ? [MAPS[section.provider]] : Object.values(MAPS)),
}
