import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoted, toScriptText } from './script-text'

const texts = fc.string({
  unit: fc.constantFrom(
    'a',
    'Z',
    '[',
    ']',
    'é',
    '’',
    '"',
    '\\',
    '<',
    '/',
    '\n',
    '\u0007',
    '\u007f',
    '\u2028',
    '😀',
    '\ud83d',
    '\ude00',
  ),
})

test('a text is quoted as JSON does it, whatever its signs', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(quoted(text)).toBe(toScriptText(text))
      expect(JSON.parse(quoted(text))).toBe(text)
    }),
  )
})

test('nothing in it ends a script', () => {
  expect(quoted('</script>')).toBe('"\\u003c/script>"')
  expect(toScriptText({ name: '<b>' })).toBe('{"name":"\\u003cb>"}')
})
