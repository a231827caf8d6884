import type { ServicesProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { slug } from '../page/slug'
import { groupNames } from './group-names'

export const traits: SectionTraits<ServicesProps> = {
  // "Panels and power" asks for "services-panels-and-power"
  anchors: ({ variant, items, id: prefix = 'services' }) =>
    variant === 'index' ? groupNames(items).map((name, index) => `${prefix}-${slug(name) || index + 1}`) : [],
}
