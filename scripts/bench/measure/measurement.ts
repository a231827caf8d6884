import type { Cost } from './measure-process'

/** What is done before a build that is measured. */
export const CASES = {
  cold: 'from nothing',
  edit: 'one word changed',
  unchanged: 'nothing changed',
} as const

export type Case = keyof typeof CASES

/** All of them, in the order in which they are measured. */
export const CASE_NAMES = Object.keys(CASES) as Case[]

/** What one build cost. */
export interface Measurement {
  tool: string
  case: Case
  /** Counted from 0. */
  run: number
  cost: Cost
  /** Seconds of each stage, in order, where the tool tells them. */
  stages?: Record<string, number>
}
