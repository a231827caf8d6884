import { isRecord } from '../documents/is-record'
import { type Place, placeOf } from '../problems/place'
import type { ResolvedPage } from '../resolved'

/** A section of a page, and where it comes from. */
export interface SectionLine {
  index: number
  type?: string
  title?: string
  /** Where it stands in the page. */
  place: Place
  /** The file of the shared section, and the keys that the page says in its place. */
  shared?: { file: string; overrides: string[] }
}

/** The sections of a page, from top to bottom. */
export function listSections({ data, document, origins }: ResolvedPage): SectionLine[] {
  const sections: unknown[] = Array.isArray(data.sections) ? data.sections : []
  return sections.map((section, index) => {
    const { index: written, shared, overrides } = origins[index] ?? { index, overrides: [] }
    const { type, title } = isRecord(section) ? section : {}
    return {
      index,
      type: textOf(type),
      title: textOf(title),
      place: placeOf({ document, path: ['sections', written] }),
      shared: shared && { file: shared.file, overrides },
    }
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
