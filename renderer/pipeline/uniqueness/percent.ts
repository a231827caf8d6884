/** A share as people read it, rounded down: 99.7% is not all of it, and 39.6% is less than 40%. */
export const percent = (share: number) => `${Math.floor(100 * share)}%`
