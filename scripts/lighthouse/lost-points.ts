import type { ResolvedPage } from '../../renderer/pipeline/documents/document'
import { EXCEPTIONS, type Exception } from './exceptions'
import { CATEGORY_NAMES, type Category, type Measurement } from './measurement'

/** A category below 100. */
export interface LostPoints {
  category: Category
  score: number
  /** Why that is meant. Without it, it is a fault. */
  exception?: Exception
}

/** A measurement and what it lacks. */
export interface Judged {
  measurement: Measurement
  lost: LostPoints[]
}

/** The categories of a measurement that are below 100. */
export function lostPoints(measurement: Measurement, page: ResolvedPage): LostPoints[] {
  return CATEGORY_NAMES.flatMap((category): LostPoints[] => {
    const score = measurement.scores[category]
    if (score === 100) return []
    const costly = measurement.audits.filter((audit) => audit.category === category && audit.points > 0)
    const exception = EXCEPTIONS.find(
      (known) =>
        known.category === category &&
        known.least <= score &&
        known.isMeant(page) &&
        costly.every(({ id }) => id === known.audit),
    )
    return [{ category, score, exception }]
  })
}
