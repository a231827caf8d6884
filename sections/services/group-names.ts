import type { ServicesProps } from '../../schemas/types'

/** The names of the groups in a list of services, each once. */
export const groupNames = (items: ServicesProps['items']): string[] => [
  ...new Set(items.flatMap(({ group }) => group ?? [])),
]
