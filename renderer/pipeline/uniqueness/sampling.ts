/** Which runs of words are compared. */
export interface Sampling {
  /** Those whose number has none of these bits: the same ones on every page. */
  mask: number
}

export const ALL: Sampling = { mask: 0 }

/** Up to so many pages are compared by all their runs of words. */
const MOST_COMPARED_WHOLE = 1000

/** One in eight: of a page of a thousand words about a hundred. */
const ONE_IN_EIGHT: Sampling = { mask: 7 }

/**
 * Of a large site only some runs of words are compared: copies are the same in any sample, and how much a page shares is
 * told to within a few points, in an eighth of the time and memory.
 */
export const samplingFor = (pages: number): Sampling => (pages > MOST_COMPARED_WHOLE ? ONE_IN_EIGHT : ALL)
