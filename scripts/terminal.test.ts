import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { parsedDocument } from '../tests/sites'
import { alignColumns, describePosition, placeOf, shorten } from './terminal'

describe('columns', () => {
  test('cells stand under each other; colours take no room', () => {
    const { red } = colors.createColors(true)
    const lines = alignColumns([[red('a'), '1', '|'], ['long', '2', '|'], ['x']])
    expect(lines).toEqual([`  ${red('a')}     1  |`, '  long  2  |', '  x'])
  })

  test('rows can be indented otherwise, and an empty last cell leaves no spaces', () => {
    expect(
      alignColumns(
        [
          ['long', ''],
          ['a', 'b'],
        ],
        '',
      ),
    ).toEqual(['long', 'a     b'])
  })
})

describe('shorten', () => {
  test.each([
    ['Plano', '"Plano"'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'nothing'],
    ['x'.repeat(8), '"xxxxxxxx"'],
    ['x'.repeat(9), '"xxxxxxxx…'],
    [[], '[ 0 entries ]'],
    [[1, 2], '[ 2 entries ]'],
    [['x'], '[ 1 entry ]'],
    [{ a: 1, b: 2 }, '{ a, b }'],
    [{ longer: 1, names: 2 }, '{ longe… }'],
    [{}, '{}'],
  ])('%j is told as %s', (value, text) => {
    expect(shorten(value, 10)).toBe(text)
  })
})

test('a place is named as editors open it', () => {
  const document = parsedDocument('{\n  "list": [\n    1, 2\n  ]\n}')
  const place = placeOf({ document, path: ['list', 1] })
  expect(place).toEqual({ file: 'pages/a.json', line: 3, column: 8, pointer: '/list/1' })
  expect(describePosition(place)).toBe('pages/a.json:3:8')
})
