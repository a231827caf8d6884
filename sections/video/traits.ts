import type { VideoProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { PLAYERS } from '../ui/embeds/video-links'

export const traits: SectionTraits<VideoProps> = {
  frameSources: (_site, section) => (section ? [PLAYERS[section.video.provider]] : Object.values(PLAYERS)),
}
