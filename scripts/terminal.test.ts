import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { alignColumns } from './terminal'

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
