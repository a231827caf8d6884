import { expect, test } from 'vitest'
import { parseStyles } from './style-rules'

test('a rule has its selectors, what they need, its declarations and the rules within it', () => {
  const css = '@media (width > 1px) { ._a:not(._b), p { color: red !important } }'
  expect(parseStyles(css)).toEqual([
    {
      heads: [{ text: '@media (width > 1px)', needs: [] }],
      declarations: [],
      rules: [
        {
          heads: [
            { text: '._a:not(._b)', needs: ['_a'] },
            { text: 'p', needs: [] },
          ],
          declarations: [{ name: 'color', value: 'red!important' }],
          rules: [],
          isCondition: false,
        },
      ],
      isCondition: true,
    },
  ])
})

test('a statement that no page’s stylesheet should have is told', () =>
  expect(() => parseStyles('@import "a.css";')).toThrow('"@import "a.css"" stands in a stylesheet of the pages'))
