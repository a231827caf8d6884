import { fromPointer, isRecord, toPointer, valueAt } from '../renderer/documents/json-tree'
import type { Operation } from '../renderer/changes/operations'

/** Makes numbers from 0 to 1. */
type Random = () => number

const below = (random: Random, limit: number) => Math.floor(limit * random())

function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[below(random, choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}

const NAMES = ['title', 'items', 'a/b', 'm~n', 'café', '$comment', '', 'sections', '0', '-', '\u{1F600}']

const VALUES = [
  '',
  'text',
  'é\n"\\',
  '\u{1F600} }',
  'a text, [with] {signs}: "of" JSON',
  0,
  -1.5,
  1e21,
  true,
  false,
  null,
]

/** A value with nested objects and lists. */
export function randomValue(random: Random, depth = 3): unknown {
  const kind = depth === 0 ? 2 : below(random, 4)
  if (kind > 1) return pick(random, VALUES)
  const entries = Array.from({ length: below(random, 4) }, () => randomValue(random, depth - 1))
  return kind === 0 ? entries : Object.fromEntries(entries.map((entry) => [pick(random, NAMES), entry]))
}

/** The JSON of a value as odd authors and editors lay it out: by tabs, on one line, with spaces anywhere, with escapes. */
export function writeOddly(value: unknown, random: Random): string {
  const eol = pick(random, ['\n', '\r\n'])
  const unit = pick(random, ['  ', '\t', '   ', ''])
  const colon = pick(random, [': ', ':', ' : '])
  const isOnOneLine = random() < 0.2
  const isFilled = random() < 0.5
  const isOdd = random() < 0.3
  const odd = () => (isOdd && !isOnOneLine ? pick(random, ['', ' ', '\t', eol, '  ']) : '')
  const escape = (letter: string) => `\\u00${letter.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`
  const writeText = (text: string) =>
    JSON.stringify(text).replace(/(?<!\\)[a-zé]/g, (letter) => (isOdd && random() < 0.2 ? escape(letter) : letter))
  const write = (value: unknown, indent: string): string => {
    if (typeof value === 'string') return writeText(value)
    if (typeof value !== 'object' || value === null) return value === 1e21 ? '1.0E21' : JSON.stringify(value)
    const [opening, closing] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
    const entries = Object.entries(value).map(([name, entry]) => {
      const written = write(entry, indent + unit)
      return Array.isArray(value) ? written : `${writeText(name)}${odd()}${colon}${odd()}${written}`
    })
    if (entries.length === 0) return opening + odd() + closing
    const isLine = isOnOneLine || (isFilled && entries.join('').length < 30)
    const gap = isLine ? pick(random, ['', ' ']) : eol + indent + unit
    const inside = entries.map((entry) => odd() + entry + odd()).join(`,${gap}`)
    return opening + gap + inside + (isLine ? gap : eol + indent) + closing
  }
  return pick(random, ['', '\uFEFF']) + odd() + write(value, '') + pick(random, ['', eol, eol + eol])
}

/** Every pointer in a value, the whole included. */
function pointersIn(value: unknown, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer]
  return [pointer, ...Object.entries(value).flatMap(([name, entry]) => pointersIn(entry, pointer + toPointer([name])))]
}

/** An operation on a value, which can nearly always be done. */
export function randomOperation(value: unknown, random: Random): Operation {
  const places = pointersIn(value)
  const inside = places.slice(1)
  const place = (from = places) => (random() < 0.03 ? `${pick(random, places)}/none/0` : pick(random, from))
  const goal = () => {
    const container = pick(random, places)
    const content = valueAt(value, fromPointer(container, value))
    if (Array.isArray(content)) return `${container}/${pick(random, ['-', String(below(random, content.length + 1))])}`
    return isRecord(content) ? container + toPointer([pick(random, ['new', ...NAMES])]) : container
  }
  const op = pick(random, ['add', 'add', 'remove', 'remove', 'replace', 'move', 'copy', 'test'] as const)
  if (op === 'add') return { op, path: goal(), value: randomValue(random, 2) }
  if (op === 'replace') return { op, path: place(), value: randomValue(random, 2) }
  if (op === 'test') {
    const path = place()
    return { op, path, value: random() < 0.9 ? (valueAt(value, fromPointer(path, value)) ?? null) : 'another' }
  }
  if (inside.length === 0) return { op: 'add', path: '', value: { title: 'text' } }
  if (op === 'remove') return { op, path: place(inside) }
  const [from, path] = [place(inside), goal()]
  // nothing can be moved into itself
  return op === 'move' && `${path}/`.startsWith(`${from}/`) ? { op: 'copy', from, path } : { op, from, path }
}
