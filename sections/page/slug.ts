/** A text as it is written in an address: "St. Paul’s Café" is "st-pauls-cafe". Empty if none of its letters can be. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’ʼ.]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
