/** The first bytes of most letters that are not ASCII: ’ “ – …, é ü ñ, and · « × beside no-break spaces. */
const LEADS = ['\xe2', '\xc3', '\xc2'] as const

/** One letter in so many may be written as an escape: where there are more, it is quicker to decode the text. */
const RARE = 32

/**
 * A JSON text in ASCII, whose other letters are written as escapes: JSON.parse makes the same of it, in less time than
 * of a text whose letters take two bytes each.
 * @param bytes the UTF-8 of the text, each byte as one letter (latin1)
 * @param foreign how many of the bytes are not ASCII
 * @returns undefined where it can't be told quickly that asWritten gives the text back
 */
export function asciiJson(bytes: string, foreign: number): string | undefined {
  // an escape of the author's own would be taken for one that is made here, and may be half a character
  if (bytes.includes('\\') && bytes.includes('\\u')) return undefined
  if (foreign === 0) return bytes
  if (foreign * RARE > bytes.length) return undefined
  const starts = leadsIn(bytes)
  let json = ''
  let done = 0
  let told = 0
  for (const start of starts) {
    const end = start + (bytes.charCodeAt(start) === 0xe2 ? 3 : 2)
    const code = codeAt(bytes, start, end)
    if (code === undefined || bytes[start - 1] === '\\') return undefined
    json += `${bytes.slice(done, start)}\\u${code.toString(16).padStart(4, '0')}`
    told += end - start
    done = end
  }
  return told === foreign ? json + bytes.slice(done) : undefined
}

/** The text of which asciiJson has made this. */
export const asWritten = (json: string): string =>
  json.replace(/\\u([0-9a-f]{4})/g, (_escape, code: string) => String.fromCharCode(parseInt(code, 16)))

function leadsIn(bytes: string): number[] {
  const starts: number[] = []
  for (const lead of LEADS)
    for (let at = bytes.indexOf(lead); at >= 0; at = bytes.indexOf(lead, at + 1)) starts.push(at)
  return starts.sort((a, b) => a - b)
}

/** The letter that two or three bytes stand for; undefined where one of them is missing. */
function codeAt(bytes: string, start: number, end: number): number | undefined {
  let code = bytes.charCodeAt(start) & 0x1f
  for (let at = start + 1; at < end; at++) {
    const byte = bytes.charCodeAt(at)
    // NaN behind the end
    if (!(byte >= 0x80 && byte < 0xc0)) return undefined
    code = (code << 6) | (byte & 0x3f)
  }
  return code
}
