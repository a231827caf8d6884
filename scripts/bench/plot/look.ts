/** Measures of the drawing in its own units, which are pixels where it is shown at its own width: on a phone two thirds of one. */
export const WIDTH = 600
export const MARGIN = 24
/** Where the first block starts. */
export const TOP = 120
/** From one bar to the next. */
export const ROW = 30
/** What a block takes beside its bars. */
export const GAP = 62

export const COLORS = {
  ink: '#0b1f3a',
  muted: '#4d6177',
  line: '#dbe3ea',
  paper: '#fffcf6',
  own: '#e08a0b',
  peer: '#8fa3b8',
}
