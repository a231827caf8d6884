import { expect, test } from 'vitest'
import { createNameFinder, slug, wordsOf } from './names'

const NAMES = ['Plano', 'Plano East', 'Plano East Side', 'East', 'St. Paul', 'N.Y. City', '—', '東京']

test.each([
  ['Plano is PLANO’s Pláno', ['Plano: Plano', 'Plano: PLANO', 'Plano: Pláno']],
  ['Planoers say plan', []],
  ['from /images/st-paul.jpg to st_paul', ['St. Paul: st-paul', 'St. Paul: st_paul']],
  ['St Paul (St. Paul)', ['St. Paul: St Paul', 'St. Paul: St. Paul']],
  ['St. (Paul', ['St. Paul: St. (Paul']],
  ['St.   (Paul, St; Paul, St – Paul, St. Louis, Paul', []],
  ['StPaul', []],
  ['St. Paul City', ['St. Paul: St. Paul']],
  ['N.Y. City or /ny-city', ['N.Y. City: N.Y. City', 'N.Y. City: ny-city']],
  ['東京', ['東京: 東京']],
  ['— and …', []],
  ['', []],
])('%j names %j', (text, names) => {
  const find = createNameFinder(NAMES)
  expect(find(text).map(({ name, start, end }) => `${name}: ${text.slice(start, end)}`)).toEqual(names)
})

test.each([
  ['Plano East Side', ['Plano East Side']],
  ['Plano East by East', ['Plano East', 'East']],
  ['Plano; East', ['Plano', 'East']],
  ['Plano East; Side', ['Plano East']],
  ['Plano Plano East', ['Plano', 'Plano East']],
])('of names that overlap in %j the longest counts: %j', (text, names) => {
  for (const all of [NAMES, NAMES.toReversed(), ['Plano East', ...NAMES]])
    expect(createNameFinder(all)(text).map(({ name }) => name)).toEqual(names)
})

test('of two names that are written alike the first counts', () => {
  expect(createNameFinder(['Saint-Élan', 'Saint Elan'])('saint elan').map(({ name }) => name)).toEqual(['Saint-Élan'])
})

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
