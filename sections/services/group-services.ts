import type { ServicesProps } from '../../schemas/types'

type Service = ServicesProps['items'][number]

/** Services that stand one after another under one heading. */
export interface ServiceGroup {
  name?: string
  services: Service[]
}

/** Puts neighbors of one group together; a group's name that comes back later opens a new group. */
export function groupServices(items: Service[]): ServiceGroup[] {
  return items.reduce<ServiceGroup[]>((groups, service) => {
    const last = groups.at(-1)
    return last && last.name === service.group
      ? [...groups.slice(0, -1), { ...last, services: [...last.services, service] }]
      : [...groups, { name: service.group, services: [service] }]
  }, [])
}
