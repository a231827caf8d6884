import { expect, test } from 'vitest'
import { wordsOf } from './words'

test.each([
  ['Fort Worth, Texas', ['fort', 'worth', 'texas']],
  ['Plano’s own', ['plano', 'own']],
  ["O'Fallon's PLANO'S", ['ofallon', 'plano']],
  ['Coeur d’Alene', ['coeur', 'dalene']],
  ['Coeur dʼAlene', ['coeur', 'dalene']],
  ['Coeur d’s’Alene’s', ['coeur', 'dsalene']],
  ['CAÑON Can\u0303on', ['canon', 'canon']],
  ['2nd 200A', ['2nd', '200a']],
  ["‘quoted' and—so_on", ['quoted', 'and', 'so', 'on']],
  ['…', []],
])('the words of %j are compared as %j', (text, keys) => {
  expect(wordsOf(text).map(({ key }) => key)).toEqual(keys)
})

test('a word’s place is that of the name alone', () => {
  const text = 'In O’Fallon’s old Cañon'
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['In', 'O’Fallon', 'old', 'Cañon'])
})
