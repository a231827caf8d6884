import type { PartId } from '../parts'

/** Something to look at, and the part of the report that tells more. */
export interface Finding {
  /** Calm is what comes nearest to a problem where nothing is one. */
  tone: 'error' | 'warning' | 'calm'
  title: string
  detail: string
  part: PartId
}
