import type { VideosProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { PLAYERS } from '../ui/embeds/video-links'

export const traits: SectionTraits<VideosProps> = {
  frameSources: (_site, section) =>
    section ? section.items.map(({ provider }) => PLAYERS[provider]) : Object.values(PLAYERS),
}
