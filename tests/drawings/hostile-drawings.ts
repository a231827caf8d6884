import { SCRIPT, svg } from './drawing-markup'
import { HOSTILE_CODE } from './hostile-code'
import { HOSTILE_LOADS } from './hostile-loads'

const utf16 = (text: string) => Buffer.concat([Buffer.from('\uFEFF', 'utf16le'), Buffer.from(text, 'utf16le')])

/** Drawings whose bytes mean something else in another encoding. */
const ENCODED = {
  'a script in UTF-16': utf16(svg(SCRIPT)),
  'a script in UTF-16, the other way round': utf16(svg(SCRIPT)).swap16(),
  'a script in UTF-7': Buffer.from(
    svg('+ADw-script+AD4-RUN+ADw-/script+AD4-', { before: '<?xml version="1.0" encoding="UTF-7"?>' }),
  ),
  'a script in an unknown encoding': Buffer.from(svg(SCRIPT, { before: '<?xml version="1.0" encoding="x-none"?>' })),
  'code behind bytes that are not UTF-8': Buffer.concat([
    Buffer.from(svg('<desc>').replace('</svg>', '')),
    Buffer.from([0xc0, 0xbc]),
    Buffer.from(`${SCRIPT}</desc></svg>`),
  ]),
  'code in another alphabet': Buffer.from(
    svg('<desc>\u001b$B</desc><rect onload="RUN"/>\u001b(B', {
      before: '<?xml version="1.0" encoding="iso-2022-jp"?>',
    }),
  ),
}

const TEXTS = { ...HOSTILE_CODE, ...HOSTILE_LOADS }

/**
 * Drawings that run a script or ask another host in a browser that opens them, or that try to: one of each kind.
 * @param host that they ask: "127.0.0.1:4000"
 */
export function hostileDrawings(host: string): Map<string, Buffer> {
  const fill = (text: string) =>
    text
      .replaceAll('RUN', `fetch(\`BASE/ran\`).catch(String)`)
      .replaceAll('BASE', `http://${host}`)
      .replaceAll('HOST', host)
  const texts = Object.entries(TEXTS).map(([kind, text]) => [kind, Buffer.from(fill(text))] as const)
  const encoded = Object.entries(ENCODED).map(([kind, bytes]) => {
    if (!kind.includes('UTF-16')) return [kind, Buffer.from(fill(bytes.toString('latin1')), 'latin1')] as const
    const isSwapped = bytes[0] === 0xfe
    const text = (isSwapped ? Buffer.from(bytes).swap16() : bytes).toString('utf16le')
    const filled = Buffer.from(fill(text), 'utf16le')
    return [kind, isSwapped ? filled.swap16() : filled] as const
  })
  return new Map([...texts, ...encoded])
}
