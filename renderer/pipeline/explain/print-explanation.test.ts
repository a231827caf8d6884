import colors from 'picocolors'
import { expect, test } from 'vitest'
import type { Explanation, Part } from './explanation'
import { printExplanation } from './print-explanation'

const print = (more: Partial<Explanation>) =>
  printExplanation({ subject: '/plano', pointer: '', from: 'page', variables: [], ...more }, colors.createColors(false))

const part = (name: string, line: number, more: Partial<Part>): Part => ({
  name,
  from: 'page',
  place: { file: 'pages/plano.json', line, column: 5, pointer: '' },
  ...more,
})

test('what nobody says and no schema knows is told in one sentence', () => {
  expect(print({ from: 'nobody' })).toBe('/plano\n\n  It is left out.\n')
})

test('parts in parts are indented; what stands beside "use" is told once', () => {
  const items = [part('0', 4, { value: 'x'.repeat(60) }), part('1', 5, { value: [], from: 'override' })]
  const parts = [
    part('title', 2, { value: 'Own', from: 'override' }),
    part('items', 3, { from: 'override', parts: items }),
  ]
  expect(print({ value: { title: 'Own', items: [] }, parts })).toMatchInlineSnapshot(`
    "/plano
      { title, items }

      The page says it.

      title  "Own"                                             pages/plano.json:2:5  beside "use"
      items                                                    pages/plano.json:3:5  beside "use"
        0    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…  pages/plano.json:4:5
        1    [ 0 entries ]                                     pages/plano.json:5:5
    "
  `)
})
