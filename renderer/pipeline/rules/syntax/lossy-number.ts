import type { NodeRule } from '../rule'

export const lossyNumber: NodeRule = {
  name: 'lossy-number',
  severity: 'error',
  asks: 'A number lies between -9007199254740991 and 9007199254740991, and is not so small that it becomes 0.',
  why: 'Programs keep numbers as doubles (RFC 7493): beyond these they would show another number than the one that was written. Fractions are rounded to 15 digits at least, which is accepted.',
  mend: 'Write a number that is a name, such as an account or an id, as a text; check a quantity for a digit or an exponent too many.',
  example: {
    of: 'section',
    wrong: '{ "type": "prose", "title": "Words", "body": "Text.", "level": «12345678901234567890» }',
    right: '{ "type": "prose", "title": "Words", "body": "Text.", "level": 2 }',
  },
  nodes: ['number'],
  find: (node, text) => {
    const written = text.slice(node.offset, node.offset + node.length)
    const value: number = node.value
    // what stands before the exponent tells a zero from a number that became one
    const isLost = Math.abs(value) > Number.MAX_SAFE_INTEGER || (value === 0 && /^[^eE]*[1-9]/.test(written))
    if (!isLost) return []
    return [{ node, what: `is read as ${value}, not as ${shown(written)}`, hint: 'Put it in quotes, if it is a name.' }]
  },
}

const shown = (number: string) => (number.length > 30 ? `${number.slice(0, 29)}…` : number)
