import { expect, test } from 'vitest'
import { slug } from './slug'

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
