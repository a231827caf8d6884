import type { Node } from 'jsonc-parser'
import { positionAt } from '../../problems/problem'
import { pageExample, pageText, proseExample } from '../definition/examples'
import { type NodeRule, type SyntaxRule, type Unnamed, errors, repeatsAmong } from '../definition/rule'
import { findMistakes } from './find-mistakes'

/** The site that ships needs six levels. Parsers recurse, and overflow the stack at about 20,000. */
const DEEPEST = 32

/** The longest document of the site that ships has 17,000 characters. */
export const MAX_LENGTH = 1_000_000

/** Brackets, and texts, so that brackets in texts don't count. A text without a closing quote ends with its line. */
const SIGNS = /[{}[\]]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g

const list = (depth: number, mark: string) => `${'['.repeat(depth - 1)}${mark}${']'.repeat(depth - 1)}`

/** Describes a text that isn't UTF-8, by the traces that other encodings leave. */
function encodingMistake(text: string): { what: string; hint: string } {
  const save = 'Save it as UTF-8 in your editor: most offer the choice in their status bar, or under "Save as".'
  const zeros = text.slice(0, 1000).split('\0').length - 1
  if (zeros > Math.min(text.length, 1000) / 3) return { what: 'is saved as UTF-16, not as UTF-8', hint: save }
  // oxlint-disable-next-line no-control-regex -- texts have none of these in any encoding
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text))
    return {
      what: 'isn’t text, but a picture or another file with a document’s name',
      hint: 'Restore the document, or delete the file.',
    }
  const hint = `The file seems to be saved as Windows-1252, also called ANSI. ${save} Then retype the character.`
  return { what: 'has a character here that isn’t UTF-8', hint }
}

/** The rules about the text of a document, in the order in which they are applied. */
export const SYNTAX_RULES = errors<Unnamed<SyntaxRule>>({
  'too-long': {
    asks: 'A document has at most a million characters, sixty times as many as a long page.',
    why: 'Nobody reads a page that long, and programs that do slow down or run out of memory.',
    fix: 'Look for something that was pasted too many times, or split the page.',
    example: {
      of: 'page',
      get wrong() {
        return pageText({ body: 'And so on. '.repeat(MAX_LENGTH / 10) }).replace('{', '«{»')
      },
      right: pageText(),
    },
    find: (text) => {
      if (text.length <= MAX_LENGTH) return []
      return [{ start: 0, end: 1, what: 'has more than a million characters' }]
    },
  },
  'byte-order-mark': {
    asks: 'A document starts with its {, not with a byte order mark.',
    why: 'The mark is invisible, and RFC 8259 forbids it: other programs that read the file may fail.',
    fix: 'Save the file as "UTF-8", not as "UTF-8 with BOM": most editors offer the choice in their status bar.',
    example: { of: 'page', wrong: `«\uFEFF»${pageText()}`, right: pageText() },
    isReadable: true,
    find: (text) => {
      if (!/^\uFEFF\s*[^\s]/.test(text)) return []
      return [{ start: 0, end: 1, what: 'starts with a byte order mark, which is invisible' }]
    },
  },
  'not-utf8': {
    asks: 'A document is saved as UTF-8.',
    why: 'Other encodings can’t be read: visitors would see � instead of letters.',
    fix: 'Save the file as UTF-8 in your editor, then retype the character wherever you see �. The rest of the document is checked after that.',
    example: pageExample({ title: '"Caf«�»"' }, { title: '"Café"' }),
    // Node decodes invalid UTF-8 as U+FFFD; in UTF-16 without a mark, every other byte of English text is zero
    find: (text) => {
      const start = text.search(/\uFFFD|^.?\0/)
      return start < 0 ? [] : [{ start, end: start + 1, ...encodingMistake(text) }]
    },
  },
  'too-deep': {
    asks: `Objects and lists are nested at most ${DEEPEST} levels deep.`,
    why: 'No section needs even half of that. A file that keeps opening brackets is damaged, and would crash programs that read it.',
    fix: 'Look for brackets that are never closed, or that were pasted too many times.',
    example: { of: 'page', wrong: list(DEEPEST + 1, '«[»]'), right: pageText() },
    // without recursion, since it runs before any parser
    find: (text, json) => {
      if (json && !isDeeper(json.value, DEEPEST)) return []
      const what = `is nested more than ${DEEPEST} levels deep here`
      let depth = 0
      for (const { 0: sign, index: start } of text.matchAll(SIGNS)) {
        if (sign === '}' || sign === ']') depth--
        if (sign === '{' || sign === '[') depth++
        if (depth > DEEPEST) return [{ start, end: start + 1, what }]
      }
      return []
    },
  },
  syntax: {
    asks: 'A document is valid JSON: commas between values but none after the last one, text in double quotes, no comments.',
    why: 'Nothing else in a document can be checked until it is valid JSON.',
    fix: 'Correct what is marked. If a character is missing, the mark is next to the gap.',
    example: {
      of: 'page',
      wrong: `{
  "title": "A page",
  "description": "What it says, in a sentence that is neither too short nor too long."«,»
}`,
      right: pageText(),
    },
    find: (original, json) => {
      if (json) return []
      const text = blankByteOrderMark(original)
      if (text.trim() !== '') return findMistakes(text)
      return [{ start: 0, end: text.length, what: 'is empty', hint: 'Copy a page that works, and change its text.' }]
    },
  },
})

/** The text with a space in place of its byte order mark, which keeps all offsets. */
export const blankByteOrderMark = (text: string) => text.replace(/^\uFEFF/, ' ')

/** Whether lists and objects are nested deeper than this. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)))

/** The ends of names. A quote inside a text comes after a backslash. */
const NAMES = /(?<!\\)"\s*:/g

/** Everything else that these rules are about: escapes, surrogates, long numbers, exponents. */
const UNUSUAL = [/\\u/, /__proto__/, /[\ud800-\udfff]/, /\d(?:[\d.]{15}|[eE])/]

/** Whether a document may break one of NODE_RULES, which need its syntax tree. Hardly any document does. */
export const mayBreakNodeRules = (text: string, value: unknown): boolean =>
  UNUSUAL.some((pattern) => pattern.test(text)) || text.match(NAMES)?.length !== countMembers(value)

/** How many members the objects in a value have: fewer than names in its text if a name is repeated. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const members = Object.values(value)
  const nested = members.reduce((sum: number, member) => sum + countMembers(member), 0)
  return nested + (Array.isArray(value) ? 0 : members.length)
}

/** The rules about names and values in any document. */
export const NODE_RULES = errors<Unnamed<NodeRule>>({
  'duplicate-key': {
    asks: 'An object has each name only once.',
    why: 'If two properties have the same name, JSON keeps only the last one: the other is silently lost.',
    fix: 'Keep one of the two, or give one of them the name it should have.',
    example: proseExample({ more: '«"body"»: "Text."' }),
    node: 'object',
    find: ({ children = [] }, text) => {
      const nameOf = (member: Node): string | undefined => member.children?.[0]?.value
      return repeatsAmong(children, nameOf).flatMap(([member, first]) => {
        const [name, value] = member.children ?? []
        const [, firstValue] = first.children ?? []
        if (!name || !value || !firstValue) return []
        const { line } = positionAt(text, first.offset)
        const isSame = written(value, text) === written(firstValue, text)
        const hint = isSame
          ? 'Both say the same: delete this one.'
          : `Keep one of the two. As it is, the one on line ${line} is lost.`
        return { node: name, what: `has "${name.value}" twice`, hint }
      })
    },
  },
  'unsafe-name': {
    asks: 'No property is named "__proto__".',
    why: 'In JavaScript, this name leads to the object that all others inherit from: setting it can change what a program does. No section has a property of this name.',
    fix: 'Delete the property. If you didn’t write it, find out where the file came from.',
    example: proseExample({ more: '«"__proto__"»: { "level": 1 }' }),
    node: 'property',
    // "constructor" and "prototype" are plain members
    find: ({ children: [name] = [] }) => {
      if (name?.value !== '__proto__') return []
      return [{ node: name, what: 'has a property named "__proto__", which isn’t safe to read' }]
    },
  },
  'lossy-number': {
    asks: 'A number is between -9007199254740991 and 9007199254740991, and not so small that it becomes 0.',
    why: 'Programs store numbers as doubles (RFC 7493): beyond these limits they would show a different number than was written. Fractions are rounded to at least 15 digits, which is accepted.',
    fix: 'Put a number that is really a name, such as an account number or an id, in quotes; check a quantity for an extra digit or exponent.',
    example: proseExample({ more: '"level": «12345678901234567890»' }, { more: '"level": 2' }),
    node: 'number',
    find: (node, text) => {
      const number = written(node, text)
      const value: number = node.value
      // a digit other than 0 before the exponent: the number is not zero, but became it
      const isLost = Math.abs(value) > Number.MAX_SAFE_INTEGER || (value === 0 && /^[^eE]*[1-9]/.test(number))
      const what = `is read as ${value}, not as ${shorten(number)}`
      return isLost ? [{ node, what, hint: 'If it is an id, put it in quotes.' }] : []
    },
  },
  'lone-surrogate': {
    asks: 'Every \\u escape of a surrogate is next to its other half.',
    why: 'Half a character can’t be written as UTF-8: visitors would see �.',
    fix: 'Write the character itself, for example 😀, or both halves, for example \\ud83d\\ude00.',
    example: proseExample({ body: String.raw`Text «\ud83d»` }, { body: String.raw`Text \ud83d\ude00` }),
    node: 'string',
    find: (node, text) => {
      // nearly all texts have no surrogates at all
      if (!/[\ud800-\udfff]/.test(node.value) || !/\p{Cs}/u.test(node.value)) return []
      const half = [...written(node, text).matchAll(PIECES)].find(([piece]) => /^\\u[dD][89a-fA-F]..$/.test(piece))
      const start = node.offset + (half?.index ?? 0)
      const end = start + (half?.[0].length ?? node.length)
      return [{ node, span: { start, end }, what: 'has half a character here' }]
    },
  },
})

/** A value as written in a text. */
const written = ({ offset, length }: Node, text: string) => text.slice(offset, offset + length)

const shorten = (number: string) => (number.length > 30 ? `${number.slice(0, 29)}…` : number)

/** Pairs of surrogates come first, so that the next alternative matches only lone ones; other escapes are skipped. */
const PIECES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\[^]/g
