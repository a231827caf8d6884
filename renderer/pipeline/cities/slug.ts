/** A name as it stands in an address: "St. Paul" is "st-paul". Empty where no letter of it can stand there. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

const PLAIN = /^[a-z0-9 ]*$/i

/** Whether a name has the same words in an address, as nearly all have: what slug() makes of it need not be looked for. */
export const hasWordsOfSlug = (name: string): boolean => PLAIN.test(name)
