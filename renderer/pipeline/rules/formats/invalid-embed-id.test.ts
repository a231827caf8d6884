import { expect, test } from 'vitest'
import { invalidEmbedId } from './invalid-embed-id'

test.each(['240123', 'abc-DEF_1.2'])('%s is allowed', (text) => {
  expect(invalidEmbedId.test(text)).toBe(true)
})

test.each(['', '-abc', 'a/b', 'https://form.jotform.com/1', 'a b', '<script>'])('%j is not', (text) => {
  expect(invalidEmbedId.test(text)).toBe(false)
})
