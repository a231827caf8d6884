import type { TestimonialsProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<TestimonialsProps> = {
  reviews: ({ items }) => items,
}
