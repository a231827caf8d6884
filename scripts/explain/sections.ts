import type { Colors } from 'picocolors/types'
import { valueAt } from '../../renderer/pipeline/documents/json-tree'
import { type Place, describePosition, placeOf } from '../place'
import { count } from '../../renderer/pipeline/problems/pretty'
import { alignColumns, shorten } from '../columns'
import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import type { Subject } from './subject'

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

/** A page's sections for people. */
export function printSections({ name, document }: Subject, sections: SectionLine[], c: Colors): string {
  const rows = sections.map(({ index, type, title, place, shared }) => [
    String(index),
    c.cyan(type ?? '(no type)'),
    title === undefined ? '' : shorten(title, 44),
    c.dim(describePosition(place)),
    shared ? describeShared(shared) : '',
  ])
  const lines = [
    `${c.bold(name)}  ${document.file}`,
    '',
    ...alignColumns([['', 'section', 'title', 'place', 'from'].map((heading) => c.dim(heading)), ...rows]),
    '',
    `${count(sections.length, 'section')}. Name a place in one: npm run explain -- ${name} /sections/0`,
  ]
  return `${lines.join('\n')}\n`
}

const describeShared = ({ file, overrides }: NonNullable<SectionLine['shared']>) =>
  overrides.length > 0 ? `${file}, but for ${overrides.join(', ')}` : file
