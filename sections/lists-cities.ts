import type { Section } from '../schemas/types'

/** Whether a section links to every city of usePage().cities. */
export function listsCities(section: Section): boolean {
  if (section.type === 'contact') return section.variant !== 'line' && section.cities !== undefined
  return section.type === 'cities'
}
