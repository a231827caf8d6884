import type { Path } from '../documents/json-tree'
import { type Origin, originOf } from '../resolve/origin'
import type { SectionOrigin } from '../resolved'
import type { Speaker } from './explanation'
import type { Subject } from './subject'

/** The section of the page that a path lies in. */
export const sectionAt = ({ page }: Subject, [list, index]: Path): SectionOrigin | undefined =>
  list === 'sections' ? page?.origins[Number(index)] : undefined

/** Where a value that is not left out was written, and who says it. */
export function speakerOf(subject: Subject, path: Path): { from: Speaker; origin: Origin } {
  const { page, document } = subject
  if (!page) return { from: 'site', origin: { document, path } }
  const origin = originOf(page, path)
  if (origin.document !== page.document) return { from: 'shared', origin }
  return { from: sectionAt(subject, path)?.shared ? 'override' : 'page', origin }
}
