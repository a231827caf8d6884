import type { ContactProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<ContactProps> = {
  listsCities: ({ variant, cities }) => variant !== 'line' && cities !== undefined,
}
