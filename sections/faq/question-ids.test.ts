import { expect, test } from 'vitest'
import { questionIds } from './question-ids'

test.each([
  ['Can you come on Sunday?', 'faq-can-you-come-on'],
  ['It’s 50 days. Why?', 'faq-its-50-days-why'],
  ["Rock 'n' roll’s", 'faq-rock-n-rolls'],
  ['Où est le Café?', 'faq-ou-est-le-cafe'],
  ['North & South', 'faq-north-south'],
])('the address of %j is %j', (question, id) => {
  expect(questionIds([question])).toEqual([id])
})

test('the section’s own name comes first', () => {
  expect(questionIds(['North & South'], 'areas')).toEqual(['areas-north-south'])
})
