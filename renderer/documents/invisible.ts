/** Zero-width spaces, soft hyphens and marks of direction, which come along when text is copied. Joiners shape letters and emoji. */
const CHARACTERS = String.raw`\u00ad\u200b\u200e\u200f\u2060\ufeff\u202a-\u202e\u2066-\u2069`

const ANY = new RegExp(`[${CHARACTERS}]`, 'g')

/** At the ends of a text, these mean nothing; contacts apps put a whole telephone number between two of them. */
const AT_ENDS = /^[\u00ad\u200b\u2060\ufeff]{1,20}|[\u00ad\u200b\u2060\ufeff]{1,20}$|^[\u202a\u202d](.*)\u202c$/gs

export const hasInvisible = (text: string): boolean => text.search(ANY) >= 0

export const withoutInvisible = (text: string): string => text.replaceAll(ANY, '')

/** A text without the invisible characters around it. */
export const trimInvisible = (text: string): string =>
  hasInvisible(text) ? text.replaceAll(AT_ENDS, (_, inner: string | undefined) => inner ?? '') : text

/** The code of the first invisible character: "U+200B". */
export function invisibleIn(text: string): string | undefined {
  const [character] = text.match(ANY) ?? []
  return character && `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
