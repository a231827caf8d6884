import { expect, test } from 'vitest'
import { markdownHeadings, mayHoldHeadings } from './markdown-headings'

test.each([
  ['# A', [{ level: 1, text: 'A', source: '# A' }]],
  ['###### A *b*', [{ level: 6, text: 'A *b*', source: '###### A *b*' }]],
  ['   ### A', [{ level: 3, text: 'A', source: '### A' }]],
  [
    'Text.\n\n## A\n\nText.\n### B',
    [
      { level: 2, text: 'A', source: '## A' },
      { level: 3, text: 'B', source: '### B' },
    ],
  ],
  ['A\n=', [{ level: 1, text: 'A', source: 'A' }]],
  ['A\n===  ', [{ level: 1, text: 'A', source: 'A' }]],
  ['A\n-', [{ level: 2, text: 'A', source: 'A' }]],
  ['A\n   ---  ', [{ level: 2, text: 'A', source: 'A' }]],
  ['#', [{ level: 1, text: '', source: '# ' }]],
])('%j has headings', (text, headings) => {
  expect(markdownHeadings(text)).toEqual(headings)
})

test.each(['', 'Text.', 'Room #1', '- one\n- two', '#1', '    # A', '```\n# A\n```', 'a = b', '\n---\n'])(
  '%j has none',
  (text) => {
    expect(markdownHeadings(text)).toEqual([])
  },
)

test('the quick look tells most texts without headings', () => {
  expect(['Room #1', '- one\n- two', 'a = b', 'one - two', 'A\n= b', 'Text.'].filter(mayHoldHeadings)).toEqual([])
})
