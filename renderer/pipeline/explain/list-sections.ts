import { valueAt } from '../documents/value-at'
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
  shared?: { file: string; overrides: readonly string[] }
}

/** The sections of a page, from top to bottom. */
export function listSections({ data, document, origins }: ResolvedPage): SectionLine[] {
  return origins.map(({ index: written, shared, overrides }, index) => {
    const textAt = (key: string) => textOf(valueAt(data, ['sections', index, key]))
    return {
      index,
      type: textAt('type'),
      title: textAt('title'),
      place: placeOf({ document, path: ['sections', written] }),
      shared: shared && { file: shared.file, overrides },
    }
  })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
