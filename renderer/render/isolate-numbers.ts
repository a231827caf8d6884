import type { Site } from '../../schemas/types'

/** LEFT-TO-RIGHT ISOLATE and POP DIRECTIONAL ISOLATE, which nobody sees. */
const [START, END] = ['\u2066', '\u2069']

/** The telephone numbers of a business as people read them, the longest first. */
export const numbersOf = ({ phone, fax, phones = [] }: Site): string[] =>
  [phone, fax, ...phones.map(({ number }) => number)]
    .filter((number) => number !== undefined)
    .sort((one, other) => other.length - one.length)

/**
 * Keeps telephone numbers in order in a text from right to left, where "(617) 555-0137" would be shown as "555-0137 (617)":
 * they have no letter that tells their direction. Links to call are left as they are.
 */
export function isolateNumbers(html: string, numbers: string[]): string {
  if (numbers.length === 0) return html
  const written = numbers.map((number) => number.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
  return html.replaceAll(new RegExp(`(?<!tel:|sms:)(?:${written})`, 'g'), (number) => `${START}${number}${END}`)
}
