import { expect, test } from 'vitest'
import { rulesBroken, saidOf, told, wholePage } from '../../../../tests/told'

const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

test('the questions of a FAQ can be led to', () => {
  const faq = {
    type: 'faq',
    title: 'Questions',
    items: [{ question: 'Are you open?', answer: 'See [here](#faq-are-you-open).' }],
  }
  expect(told('section', faq)).toEqual([])
})

test('a place on another page', () => {
  const beside = { 'pages/prices.json': wholePage([prose('Fair.', { id: 'fees', level: 1 })]) }
  expect(told('section', prose('[Fees](/prices#fee)'), beside)).toEqual([
    'broken-anchor «/prices#fee»: Did you mean "#fees"?',
  ])
})

test('a link of a shared section that leads nowhere on several pages is told once', () => {
  const beside = {
    'shared/words.json': prose('[Fees](#fees)'),
    'pages/prices.json': wholePage([prose('Fair.', { level: 1 }), { use: 'words' }]),
  }
  expect(rulesBroken('section', { use: 'words' }, beside)).toEqual(['broken-anchor'])
  const what = 'leads to #fees, but nothing on / and'
  expect(saidOf('section', { use: 'words' }, beside)).toEqual([`${what} 1 other page has that id`])
  const third = { 'pages/rates.json': beside['pages/prices.json'] }
  expect(saidOf('section', { use: 'words' }, { ...beside, ...third })).toEqual([`${what} 2 other pages has that id`])
})

test('every link that leads nowhere is told, with what its target lacks', () => {
  expect(told('section', prose('[Fees](#fees), [rules](#house-rules).'))).toEqual([
    'broken-anchor «#fees»: Give the section it should lead to an "id": "fees".',
    'broken-anchor «#house-rules»: Give the section it should lead to an "id": "house-rules".',
  ])
  expect(saidOf('section', prose('[Fees](#fees)'))).toEqual(['leads to #fees, but nothing on / has that id'])
})

test('nothing is missed on a page with a shared section that has an error', () => {
  const page = wholePage([prose('[Fees](#fees)', { level: 1 }), { use: 'words' }])
  expect(rulesBroken('page', page, { 'shared/words.json': prose('Text.', { dd: 'fees' }) })).toEqual([
    'unknown-property',
  ])
})

test.each([
  ['an id under a misspelt name', { type: 'prose', dd: 'fees', title: 'Words', body: 'Text.' }, 'unknown-property'],
  [
    'a section whose type is misspelt',
    { type: 'prosa', id: 'fees', title: 'Words', body: 'Text.' },
    'unknown-section-type',
  ],
])('nothing is missed on a page with %s', (_, section, rule) => {
  const page = wholePage([prose('[Fees](#fees)', { level: 1 }), section])
  expect(rulesBroken('page', page)).toEqual([rule])
})
