import type { Node } from 'jsonc-parser'
import { positionAt } from '../../problems/problem'
import { shorten } from '../../problems/shorten'
import { pageExample, pageText, proseExample } from '../definition/examples'
import { type NodeRule, type SyntaxMistake, type SyntaxRule, type Unnamed, errors } from '../definition/rule'
import { findMistakes } from './find-mistakes'

/** The site that ships needs six levels. Parsers recurse, and overflow at about 20,000. */
const DEEPEST = 32

/** The longest document of the site that ships has 17,000 characters. */
export const MAX_LENGTH = 1_000_000

/** Brackets, and texts, so that brackets in them don't count. A text without a closing quote ends with its line. */
const SIGNS = /[{}[\]]|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g

const list = (depth: number, mark: string) => `${'['.repeat(depth - 1)}${mark}${']'.repeat(depth - 1)}`

/** What is wrong with a text that is not UTF-8, by the traces that other encodings leave. */
function encodingMistake(text: string): Pick<SyntaxMistake, 'what' | 'hint'> {
  const save = 'Save it as UTF-8 in your editor: most show the choice in their status bar, or under "Save as".'
  const zeros = text.slice(0, 1000).split('\0').length - 1
  if (zeros > Math.min(text.length, 1000) / 3) return { what: 'is saved as UTF-16, not as UTF-8', hint: save }
  // oxlint-disable-next-line no-control-regex -- texts have none of these in any encoding
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text))
    return {
      what: 'is no text, but a picture or another file under the name of a document',
      hint: 'Put the document back as it was, or delete the file.',
    }
  const hint = `The file seems to be saved as Windows-1252, also called ANSI. ${save} Then write the character again.`
  return { what: 'has a character here that is not UTF-8', hint }
}

/** The rules about the text of a document, in the order in which they are applied. */
export const SYNTAX_RULES = errors<Unnamed<SyntaxRule>>({
  'too-long': {
    asks: 'A document has at most a million characters, which is sixty times as many as a long page has.',
    why: 'Nobody reads such a page, and programs that read it become slow or run out of memory.',
    fix: 'Look for what was pasted too often, or divide the page.',
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
    asks: 'A document begins with its {, not with a byte order mark.',
    why: 'The mark can’t be seen, and RFC 8259 forbids it: other programs that read the file may fail.',
    fix: 'Save the file as "UTF-8", not as "UTF-8 with BOM": most editors show the choice in their status bar.',
    example: { of: 'page', wrong: `«\uFEFF»${pageText()}`, right: pageText() },
    isReadable: true,
    find: (text) => {
      if (!/^\uFEFF\s*[^\s]/.test(text)) return []
      return [{ start: 0, end: 1, what: 'begins with a byte order mark, which can’t be seen' }]
    },
  },
  'not-utf8': {
    asks: 'A document is saved as UTF-8.',
    why: 'What is not UTF-8 can’t be read: visitors would see � in place of letters.',
    fix: 'Save the file as UTF-8 in your editor, then write the character again wherever � stands. The rest of the document is judged afterwards.',
    example: pageExample({ title: '"Caf«�»"' }, { title: '"Café"' }),
    // Node decodes what is not UTF-8 as U+FFFD; in UTF-16 without a mark every second byte is zero
    find: (text) => {
      const start = text.search(/\uFFFD|^.?\0/)
      return start < 0 ? [] : [{ start, end: start + 1, ...encodingMistake(text) }]
    },
  },
  'too-deep': {
    asks: `Objects and lists stand at most ${DEEPEST} deep in one another.`,
    why: 'No section needs half of that. A file that goes on opening brackets is damaged, and would crash what reads it.',
    fix: 'Look for brackets that are never closed, or that were pasted too often.',
    example: { of: 'page', wrong: list(DEEPEST + 1, '«[»]'), right: pageText() },
    // without recursion, since it runs before any parser
    find: (text, json) => {
      if (json && !isDeeper(json.value, DEEPEST)) return []
      const what = `goes more than ${DEEPEST} brackets deep here`
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
    asks: 'A document is JSON: commas between values and none after the last, texts in double quotes, no comments.',
    why: 'What is not JSON can’t be read, so nothing else of the document is judged until it is.',
    fix: 'Mend what is marked. Where one character is missing, the mark stands beside its place.',
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
      return [{ start: 0, end: text.length, what: 'is empty', hint: 'Copy a page that works, and change its words.' }]
    },
  },
})

/** The text with a space in place of its byte order mark, which keeps all offsets. */
export const blankByteOrderMark = (text: string) => text.replace(/^\uFEFF/, ' ')

/** Whether lists and objects stand deeper in one another than this. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)))

/** The ends of names. A quote inside a text has a backslash before it. */
const NAMES = /(?<!\\)"\s*:/g

/** What else these rules are about: escapes, surrogates, long numbers, exponents. */
const UNUSUAL = [/\\u/, /__proto__/, /[\ud800-\udfff]/, /\d(?:[\d.]{15}|[eE])/]

/** Whether a document may break one of NODE_RULES, which need its syntax tree. Nearly all documents can't. */
export const mayBreakNodeRules = (text: string, value: unknown): boolean =>
  UNUSUAL.some((pattern) => pattern.test(text)) || text.match(NAMES)?.length !== countMembers(value)

/** How many members the objects of a value have: fewer than its text names if a name occurs twice. */
function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const members = Object.values(value)
  const below = members.reduce((sum: number, member) => sum + countMembers(member), 0)
  return below + (Array.isArray(value) ? 0 : members.length)
}

/** The rules about names and values, whatever they mean. */
export const NODE_RULES = errors<Unnamed<NodeRule>>({
  'duplicate-key': {
    asks: 'An object has every name once.',
    why: 'Of two members with one name JSON keeps only the last: the other is lost without a word.',
    fix: 'Keep one of the two, or give one of them the name it should have.',
    example: proseExample({ more: '«"body"»: "Text."' }),
    node: 'object',
    find: ({ children = [] }, text) => {
      const first = new Map<string, Node>()
      return children.flatMap((member) => {
        const [name, value] = member.children ?? []
        if (!name) return []
        const earlier = first.get(name.value)
        first.set(name.value, earlier ?? member)
        if (!earlier) return []
        const { line } = positionAt(text, earlier.offset)
        const written = (of?: Node) => of && text.slice(of.offset, of.offset + of.length)
        const isSame = written(value) === written(earlier.children?.[1])
        const hint = isSame
          ? 'Both say the same: take this one away.'
          : `Keep one of the two: the other stands in line ${line}, and would be lost.`
        return [{ node: name, what: `has "${name.value}" twice`, hint }]
      })
    },
  },
  'unsafe-name': {
    asks: 'No member is named "__proto__".',
    why: 'In JavaScript this name reaches the object that all others inherit from: who sets it can change what a program does. No section has a property of this name.',
    fix: 'Take the member away. If you did not write it, ask where the file comes from.',
    example: proseExample({ more: '«"__proto__"»: { "level": 1 }' }),
    node: 'property',
    // "constructor" and "prototype" are plain members
    find: ({ children: [name] = [] }) => {
      if (name?.value !== '__proto__') return []
      return [{ node: name, what: 'has a member named "__proto__", which is not safe to read' }]
    },
  },
  'lossy-number': {
    asks: 'A number lies between -9007199254740991 and 9007199254740991, and is not so small that it becomes 0.',
    why: 'Programs keep numbers as doubles (RFC 7493): beyond these they would show another number than the one that was written. Fractions are rounded to 15 digits at least, which is accepted.',
    fix: 'Write a number that is a name, such as an account or an id, as a text; check a quantity for a digit or an exponent too many.',
    example: proseExample({ more: '"level": «12345678901234567890»' }, { more: '"level": 2' }),
    node: 'number',
    find: (node, text) => {
      const written = text.slice(node.offset, node.offset + node.length)
      const value: number = node.value
      // a digit other than 0 before the exponent: the number is not zero, but became it
      const isLost = Math.abs(value) > Number.MAX_SAFE_INTEGER || (value === 0 && /^[^eE]*[1-9]/.test(written))
      if (!isLost) return []
      return [
        {
          node,
          what: `is read as ${value}, not as ${shorten(written, 30)}`,
          hint: 'Put it in quotes, if it is a name.',
        },
      ]
    },
  },
  'lone-surrogate': {
    asks: 'Every \\u escape of a surrogate has its other half beside it.',
    why: 'Half a character is none: it can’t be written as UTF-8, and visitors would see �.',
    fix: 'Write the character itself, for example 😀, or both halves, for example \\ud83d\\ude00.',
    example: proseExample({ body: String.raw`Text «\ud83d»` }, { body: String.raw`Text \ud83d\ude00` }),
    node: 'string',
    find: (node, text) => {
      // nearly all texts have no surrogates at all
      if (!/[\ud800-\udfff]/.test(node.value) || !/\p{Cs}/u.test(node.value)) return []
      const written = text.slice(node.offset, node.offset + node.length)
      const half = [...written.matchAll(PIECES)].find(([piece]) => /^\\u[dD][89a-fA-F]..$/.test(piece))
      const start = node.offset + (half?.index ?? 0)
      const end = start + (half?.[0].length ?? node.length)
      return [{ node, span: { start, end }, what: 'has half a character here' }]
    },
  },
})

/** Pairs of surrogates come first, so that the next alternative matches lone ones; other escapes are skipped. */
const PIECES = /\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}|\\[^]/g
