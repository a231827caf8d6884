import type { ArticlesProps } from '../../schemas/types'
import { FEED } from '../page/feed'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<ArticlesProps> = {
  showsFeed: ({ button }) => button?.href === FEED,
}
