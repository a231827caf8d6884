import { expect, test } from 'vitest'
import { seededRandom } from '../../seeded-random'
import { vocabularyOf, withOwnWords } from './own-words'

const DOCUMENTS = [
  { title: 'Panels that ran out of room', buttons: ['Call now'], href: '/panel-upgrades' },
  { lead: 'Ask {business} about the [old panel](/panels) of your house in Plano, please.' },
]

const own = (value: object) => withOwnWords(value, vocabularyOf(DOCUMENTS), seededRandom(1))

test('every small word of a sentence becomes another one of the same length', () => {
  const { title } = own({ title: 'Panels that ran out of room' }) as { title: string }
  expect(title).not.toBe('Panels that ran out of room')
  expect(title.split(' ').map(({ length }) => length)).toEqual([6, 4, 3, 3, 2, 4])
  expect(title).toMatch(/^Panels /)
})

test('names, variables and links stay, and so do labels', () => {
  const [lead, label] = own([
    'Ask {business} about the [old panel](/panels) of your house in Plano, please.',
    'call now',
  ]) as string[]
  expect(lead).toMatch(/^Ask \{business\} .* \[.*\]\(\/panels\) .* Plano, /)
  expect(label).toBe('call now')
})

test('the words come from the documents', () => {
  const known = new Set(JSON.stringify(DOCUMENTS).match(/[a-z]+/g))
  const { lead } = own({ lead: DOCUMENTS[1]?.lead ?? '' }) as { lead: string }
  for (const word of lead.match(/\b[a-z]+\b/g) ?? []) expect(known).toContain(word)
})
