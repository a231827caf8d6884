import type { Colors } from 'picocolors/types'
import { describePosition } from '../problems/place'
import { alignColumns } from '../report/columns'
import { shorten } from '../report/shorten'
import { count } from '../report/summary'
import type { SectionLine } from './list-sections'
import type { Subject } from './subject'

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
