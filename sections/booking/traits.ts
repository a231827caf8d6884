import type { BookingProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<BookingProps> = {
  frameSources: ({ embeds }) => (embeds?.booking ? [new URL(embeds.booking.url).origin] : []),
}
