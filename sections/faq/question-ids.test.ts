import { expect, test } from 'vitest'
import { questionIds } from './question-ids'

test('a question becomes an address', () => {
  expect(questionIds(['Can you come on Sunday?', 'It’s 50 days. Why?'])).toEqual([
    'faq-can-you-come-on',
    'faq-its-50-days-why',
  ])
})

test('the section’s own name comes first', () => {
  expect(questionIds(['North & South'], 'areas')).toEqual(['areas-north-south'])
})

test('the same question twice has two addresses', () => {
  expect(questionIds(['Why?', 'Why?'])).toEqual(['faq-why', 'faq-why-2'])
})
