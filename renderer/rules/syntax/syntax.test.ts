import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { syntaxProblems } from '../../../tests/problems'
import { openedSite, page } from '../../../tests/sites'
import { temporarySite } from '../../../tests/temporary-sites'
import { loadSite } from '../../pipeline/load-site'

describe('syntax', () => {
  /** The marked parts of a text, each with its message. */
  const mistakesOf = (text: string) =>
    syntaxProblems(text).map(({ start, end, what }) => [text.slice(start, end), what])

  const EXTRA_COMMA = 'has an extra comma here'
  const COMMENT = 'has a comment here, which JSON doesn’t allow'
  const NO_END = 'has text here that is never closed'
  const MERGE = 'has two versions here that git couldn’t merge'

  test.each([
    ['{\n<<<<<<< HEAD\n"a": 1\n=======\n>>>>>>> main\n}', '<<<<<<< HEAD\n"a": 1\n=======\n>>>>>>> main', MERGE],
    ['```json\n{ "a": 1 }\n```\n', '```json', 'starts with the fence of a code block'],
    ['', '', 'is empty'],
    [' \n', ' \n', 'is empty'],
  ])('%j is reported once, at %j', (text, marked, what) => {
    expect(mistakesOf(text)).toEqual([[marked, what]])
  })

  test('every mistake of a file is reported', () => {
    expect(mistakesOf('{"a": "b",\n"c": \'x\',\n"d": 1\n"e": 2,\n"f": [1,, 2],\n// f\n"g": 3,\n}')).toEqual([
      ["'x'", 'has quotes here that aren’t double quotes'],
      ['1', 'must have a comma after this'],
      [',', EXTRA_COMMA],
      ['// f', COMMENT],
      [',', EXTRA_COMMA],
    ])
  })

  test('a mistake in a large file is found without trying repairs on all of it', () => {
    const text = `[${'{"a": "b"},\n'.repeat(50_000)}{"a": "b}]`
    expect(mistakesOf(text)).toEqual([['"b}]', NO_END]])
  })

  const problemsOf = (text: string) => syntaxProblems(text).map(({ rule, start }) => [rule, start])

  test.each([
    ['['.repeat(100_000), 32],
    ['{"a":'.repeat(100_000), 160],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 32],
  ])('%.20s… is reported once, without an overflow', (text, start) => {
    expect(problemsOf(text)).toEqual([['too-deep', start]])
  })

  test.each([
    `${'['.repeat(32)}${']'.repeat(32)}`,
    `["${'['.repeat(100)}"]`,
    String.raw`["\"${'{'.repeat(100)}"]`,
    `[${'[],'.repeat(100)}[]]`,
  ])('%.20s… is fine', (text) => {
    expect(problemsOf(text)).toEqual([])
  })

  test('a missing quote hides no more than its line', () => {
    expect(problemsOf(`{"a": "b,\n${'['.repeat(40)}`)).toEqual([['too-deep', 41]])
  })

  test('mistakes after a byte order mark are reported at their own offsets', () => {
    expect(problemsOf('\uFEFF{"a": 1, "a": 2}')).toEqual([
      ['byte-order-mark', 0],
      ['duplicate-key', 10],
    ])
    expect(problemsOf('\uFEFF{"a": 1,}')).toEqual([
      ['byte-order-mark', 0],
      ['syntax', 8],
    ])
  })

  test('a document with nothing but a byte order mark is empty', () => {
    expect(problemsOf('\uFEFF\n')).toEqual([['syntax', 0]])
  })

  function problemsOfBytes(bytes: Buffer) {
    const folder = temporarySite()
    writeFileSync(join(folder, 'site.json'), bytes)
    const { problems } = loadSite(folder)
    return problems.map(({ rule, start, end }) => [rule, start, end])
  }

  test.each([
    ['Latin-1', Buffer.from('{ "name": "Café Paté" }', 'latin1'), 14],
    ['UTF-16', Buffer.from('{ "name": "Café" }', 'utf16le'), 0],
    ['big-endian UTF-16', Buffer.from('{ "name": "Cafe" }', 'utf16le').swap16(), 0],
    ['UTF-16 with its mark', Buffer.from('\uFEFF{ "name": "Café" }', 'utf16le'), 0],
  ])('a document in %s is reported once, whatever other rules it seems to break', (_, bytes, start) => {
    expect(problemsOfBytes(bytes)).toEqual([['not-utf8', start, start + 1]])
  })
})

describe('names and values', () => {
  test('every repetition of a name is reported at its own place, in nested objects too', () => {
    const problems = syntaxProblems('{"a": [{"b": 1, "b": 2, "\\u0062": 3}], "a": 4}')
    expect(problems.map(({ rule, start, pointer }) => [rule, start, pointer]).sort()).toEqual([
      ['duplicate-key', 16, '/a/0/b'],
      ['duplicate-key', 24, '/a/0/b'],
      ['duplicate-key', 39, '/a'],
    ])
  })

  function problemsOf(more: string) {
    const text = `{ ${more}, ${JSON.stringify(page()).slice(1)}`
    const { problems } = openedSite({ 'pages/index.json': text })
    return problems
      .filter(({ severity, file }) => severity === 'error' && file.endsWith('index.json'))
      .map(({ rule, start, end }) => [rule, text.slice(start, end)])
  }

  test.each([
    ['"__proto__": { "index": false }', '"__proto__"'],
    ['"__proto__": null', '"__proto__"'],
    [String.raw`"vars": { "\u005f_proto__": "x" }`, String.raw`"\u005f_proto__"`],
  ])('%s is reported once', (member, name) => {
    expect(problemsOf(member)).toEqual([['unsafe-name', name]])
  })

  const markedIn = (text: string) => syntaxProblems(text).map(({ rule, start, end }) => [rule, text.slice(start, end)])

  test.each(['9007199254740992', '-9007199254740992', '12345678901234567890', '1e400', '1e-400'])(
    '%s is reported',
    (number) => {
      expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([['lossy-number', number]])
    },
  )

  test.each(['9007199254740991', '-9007199254740991', '0', '-0', '0.1000000000000000055', '1e15'])(
    '%s is fine',
    (number) => {
      expect(markedIn(`{"a": [1, ${number}]}`)).toEqual([])
    },
  )

  test('the message says what the number becomes, and shortens a long one', () => {
    const messages = (number: string) => syntaxProblems(number).map(({ what }) => what)
    expect(messages(`1${'0'.repeat(29)}`)).toEqual([`is read as 1e+29, not as 1${'0'.repeat(29)}`])
    expect(messages(`1${'0'.repeat(30)}`)).toEqual([`is read as 1e+30, not as 1${'0'.repeat(28)}…`])
  })

  test.each([
    [String.raw`{"a": "\uD83D"}`, String.raw`\uD83D`],
    [String.raw`{"a": "😀 \ude00 \ud83d\ude00"}`, String.raw`\ude00`],
    [String.raw`{"a": "\ud83d\ude00 \ud83d"}`, String.raw`\ud83d`],
    [String.raw`{"a": "\\\ud83d\ud83d\ude00"}`, String.raw`\ud83d`],
    [String.raw`{"\ud83d": 1}`, String.raw`\ud83d`],
  ])('half a character in %j is reported', (text, half) => {
    expect(markedIn(text)).toEqual([['lone-surrogate', half]])
  })

  test.each([String.raw`{"a": "\ud83d\ude00"}`, '{"a": "😀"}', String.raw`{"a": "\\ud83d"}`])('%j is fine', (text) => {
    expect(markedIn(text)).toEqual([])
  })
})
