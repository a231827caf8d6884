import { expect, test } from 'vitest'
import { excerpt } from './excerpt'
import { type Segment, wordSegments } from './word-segments'

/** Segments as a text: [-removed-] {+added+}. */
const show = (segments: Segment[]): string =>
  segments
    .map(({ kind, text }) => (kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text))
    .join('')

test.each([
  ['Allow two days.', 'Allow three days.', 'Allow [-two-]{+three+} days.'],
  ['Bread daily', 'Fresh bread daily', '[-Bread-]{+Fresh bread+} daily'],
  ['/contact', '/about', '[-/contact-]{+/about+}'],
  ['', 'New words', '{+New words+}'],
  ['Gone', '', '[-Gone-]'],
  ['red and round', 'blue and square', '[-red and round-]{+blue and square+}'],
])('%j → %j', (before, after, shown) => {
  expect(show(wordSegments(before, after))).toBe(shown)
})

test('of a long text the sentences of the change are left', () => {
  const before = 'We bake. Every loaf takes two days. It keeps a week. Come by. Bring a bag.'
  const after = 'We bake. Every loaf takes three days. It keeps a week. Come by. Bring no bag.'
  expect(show(excerpt(wordSegments(before, after)))).toBe(
    '… Every loaf takes [-two-]{+three+} days. … Bring [-a-]{+no+} bag.',
  )
})
