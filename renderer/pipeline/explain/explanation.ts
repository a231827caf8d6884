import type { Place } from '../problems/place'

/**
 * Who says a value: the page itself, the page beside "use" in place of the shared section, the shared section, site.json,
 * or nobody, so that the schema's default holds or nothing does.
 */
export type Speaker = 'page' | 'override' | 'shared' | 'site' | 'nobody'

/** A variable of a text, and the values it is made of. */
export interface VariableStory {
  name: string
  /** Absent where nothing says it. */
  value?: string
  /** What is made of the sources, where it is not the one value as it stands. */
  how?: string
  sources: VariableSource[]
}

/** A value that a variable is made of. */
export interface VariableSource {
  /** JSON Pointer within the page or site.json. */
  pointer: string
  value: unknown
  /** Absent where it is left out, and the schema's default holds. */
  place?: Place
}

/**
 * A part of an object or a list. What lies deep is not told part by part, and what is empty has none: of both the value
 * stands whole.
 */
export interface Part {
  name: string
  value?: unknown
  from: Speaker
  place: Place
  parts?: Part[]
}

/** Where a value comes from: plain data. */
export interface Explanation {
  /** The page's route, or "site". */
  subject: string
  /** JSON Pointer within the page as it is shown, with its shared sections in place. */
  pointer: string
  /** As it is shown, with its variables filled in. Absent where it is left out. */
  value?: unknown
  from: Speaker
  /** Absent where it is left out. */
  place?: Place
  /** Where the page uses the shared section that this value belongs to. */
  use?: Place
  /** What the shared section says, where the page says something else. */
  instead?: { place: Place; value: unknown }
  /** As it is written, where that is not how it is shown. */
  written?: string
  variables: VariableStory[]
  /** What the schema says of it. */
  description?: string
  default?: unknown
  parts?: Part[]
}
