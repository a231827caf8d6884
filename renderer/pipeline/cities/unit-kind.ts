export const CLOSER = 1
export const SPACE = 2
export const SMALL = 3
export const CAPITAL = 4
export const DIGIT = 5
/** Beyond ASCII, where only the tables of Unicode know. */
export const ODD = 6

/** By unit; 0 for all other signs. */
const KINDS = Uint8Array.from({ length: 128 }, (_, unit) => {
  const kinds = [/[)\]"'*_]/, /\s/, /[a-z]/, /[A-Z]/, /\d/]
  return kinds.findIndex((kind) => kind.test(String.fromCharCode(unit))) + 1
})

/** What a UTF-16 unit is where sentences are looked for. */
export const kindOf = (unit: number) => (unit < 128 ? (KINDS[unit] ?? 0) : ODD)

export const isLetter = (kind: number) => kind === SMALL || kind === CAPITAL
