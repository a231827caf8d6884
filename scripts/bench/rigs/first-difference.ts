/** More of a long line would hide where it differs. */
const MOST = 160

/** Where two lists of lines first differ, and how; undefined where they are the same. */
export function firstDifference(must: string[], is: string[]): string | undefined {
  const at = Array.from({ length: Math.max(must.length, is.length) }).findIndex((_, index) => must[index] !== is[index])
  if (at < 0) return undefined
  const [wanted, found] = [must[at] ?? 'the end of the page', is[at] ?? 'the end of the page']
  const from = Math.max(0, commonStart(wanted, found) - MOST / 2)
  return [
    `  after    ${excerpt(must[at - 1] ?? 'the start of the page', 0)}`,
    `  must be  ${excerpt(wanted, from)}`,
    `  is       ${excerpt(found, from)}`,
  ].join('\n')
}

/** How many letters two lines begin with alike. */
function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

function excerpt(line: string, from: number): string {
  const end = line.length > from + MOST ? '…' : ''
  return `${from > 0 ? '…' : ''}${line.slice(from, from + MOST)}${end}`
}
