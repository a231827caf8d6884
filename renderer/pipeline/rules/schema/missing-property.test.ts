import { expect, test } from 'vitest'
import { told } from '../../../../tests/told'

test('what is missing is told with its description', () => {
  expect(told('section', '{ "type": "faq", "title": "Questions" }')).toEqual([
    'missing-property «{»: Add "items": The questions, most asked first.',
  ])
})

test('of an empty object all is missing by one mistake', () => {
  expect(told('section', { type: 'faq', title: 'Questions', items: [{}] })).toEqual([
    'missing-property «{»: Add "question" and "answer".',
  ])
})

test('a section needs its type', () => {
  expect(told('section', { title: 'Words', body: 'Text.' })).toEqual([
    'missing-property «{»: Add "type" with the section’s type, or "use" with the name of a shared section.',
  ])
})

test('a name that sections have is no misspelt "type", whatever it holds', () => {
  expect(told('section', { id: 'faq', tone: 'night', title: 'Words' })).toEqual([
    expect.stringMatching(/^missing-property «{»/),
  ])
})

test('a shared section has a type of its own', () => {
  const beside = { 'shared/words.json': { use: 'other' } }
  expect(told('section', { use: 'words' }, beside)).toEqual([
    'missing-property «{»: A shared section has a type of its own, and can’t use another one.',
  ])
})

test.each([
  ['jotform', 'id'],
  ['frame', 'url'],
])('a form of %s needs its %s', (provider, name) => {
  const [first, ...others] = told('site', `"embeds": { "quoteForm": { "provider": "${provider}" } }`)
  expect(first).toContain(`missing-property «{»: Add "${name}"`)
  expect(others).toEqual([])
})
