import type { CitiesProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'

export const traits: SectionTraits<CitiesProps> = { listsCities: () => true }
