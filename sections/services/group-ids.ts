import { slug } from '../page/slug'

/** The place on its page that links to a group of services lead to: "Panels and power" is "services-panels-and-power". */
export const groupId = (name: string, prefix = 'services'): string => `${prefix}-${slug(name)}`
