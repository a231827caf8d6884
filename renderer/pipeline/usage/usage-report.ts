import type { Place } from '../problems/place'

/** A place that uses what was asked for. */
export interface Use extends Place {
  /** The routes that show it: all of them for site.json, none for a shared section that no page uses. */
  pages: string[]
  /** What stands there, as far as it helps to find the place again. */
  detail?: string
}

/** How often a field holds a value. */
export interface ValueCount {
  value: unknown
  count: number
}

/** How often a field of a section type is used. */
export interface FieldCount {
  /** Its names from the section on, without the places in lists: "items.rating". */
  field: string
  required: boolean
  count: number
}

/** Who uses one thing: plain data. */
export interface UsageReport {
  kind: string
  name: string
  /** What the schema says of it. */
  description?: string
  uses: Use[]
  /** Of a field whose values can be counted: also those that are never used. */
  values?: ValueCount[]
  default?: unknown
  /** Of a field: how often it could stand and does not. */
  leftOut?: number
  /** Of a section type: its fields. */
  fields?: FieldCount[]
}
