/** A number of things as people read it: "2,000". */
export const thousands = (number: number): string => number.toLocaleString('en')
