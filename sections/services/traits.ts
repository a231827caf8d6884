import type { ServicesProps } from '../../schemas/types'
import type { SectionTraits } from '../page/section-traits'
import { groupId } from './group-ids'

export const traits: SectionTraits<ServicesProps> = {
  anchors: ({ variant, items, id }) => {
    if (variant !== 'index') return []
    const names = items.map(({ group }) => group).filter((name) => name !== undefined)
    return [...new Set(names.map((name) => groupId(name, id)))]
  },
}
