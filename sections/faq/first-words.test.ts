import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstWords } from './first-words'
import { slug } from './question-ids'

test('the first words of a question are those of its slug', () => {
  expect(firstWords('Can you come on Sunday?', 4)).toBe('can-you-come-on')
  expect(firstWords('“Isn’t 5 o’clock late?” Yes', 4)).toBeUndefined()
  expect(firstWords(' Isn’t 5 o’clock too late?', 4)).toBe('isnt-5-oclock-too')
  expect(firstWords('Do you?', 4)).toBeUndefined()
  expect(firstWords('Do you come tomorrow', 4)).toBeUndefined()
})

test('whatever a question says, they are, or nothing is said of them', () => {
  const sign = fc.constantFrom(..."abzAZ09 ’'-?.,é\u0301“ﬁ½İ\n", ' ', ' ', 'o', 'n', 'e')
  const text = fc.string({ unit: sign, maxLength: 40 })
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 4 }), (question, count) => {
      const words = firstWords(question, count)
      if (words !== undefined) expect(words).toBe(slug(question).split('-').slice(0, count).join('-'))
    }),
    { numRuns: 2000 },
  )
})
