import { expect, test } from 'vitest'
import { hashWords } from '../uniqueness/hash-words'
import { hasWordsOfSlug, slug } from './slug'
import { wordsOf } from './words'

test.each([
  ['Plano', 'plano'],
  ['St. Paul', 'st-paul'],
  ['Coeur d’Alene', 'coeur-dalene'],
  ["O'Fallon", 'ofallon'],
  ['Cañon City', 'canon-city'],
  ['San José', 'san-jose'],
  ['  Winston-Salem ', 'winston-salem'],
  ['Winston – Salem', 'winston-salem'],
  ['../up', 'up'],
  ['(up) …', 'up'],
  ['東京', ''],
])('%j stands in an address as %j', (name, address) => {
  expect(slug(name)).toBe(address)
})

test.each(['Plano', 'Fort Worth', 'Route 66', '  New  Hope '])(
  '%j has the same words there, which it is told',
  (name) => {
    expect(hasWordsOfSlug(name)).toBe(true)
    expect(hashWords(slug(name))).toEqual(hashWords(name))
    const keys = (text: string) => wordsOf(text).map(({ key }) => key)
    expect(keys(slug(name))).toEqual(keys(name))
  },
)

test.each(['Coeur d’Alene', 'St. Paul', '東京'])('%j may have others', (name) => {
  expect(hasWordsOfSlug(name)).toBe(false)
})
