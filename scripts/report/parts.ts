/** The parts of the report after its head, in their order: id → title. */
export const PARTS = {
  pages: 'Pages',
  problems: 'Problems',
  weight: 'Weight',
  lighthouse: 'Lighthouse',
  cities: 'Cities alike',
  links: 'Links',
} as const

/** A part of the report, as the address names it. */
export type PartId = keyof typeof PARTS
