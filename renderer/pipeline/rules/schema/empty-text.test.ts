import { expect, test } from 'vitest'
import { rulesBroken, told, wholePage } from '../../../../tests/told'

test('an empty text is one mistake, also where it would have a form', () => {
  expect(told('section', { type: 'prose', title: 'Words', body: '' })).toEqual([
    expect.stringContaining('empty-text «""»: What belongs here: The text.'),
  ])
})

test('an empty variable is told where it stands, and not in the texts that name it', () => {
  const sections = [{ type: 'prose', title: '{city}', body: 'In {city}.', level: 1 }]
  expect(rulesBroken('page', wholePage(sections, { vars: { city: '' } }))).toEqual(['empty-text'])
})
