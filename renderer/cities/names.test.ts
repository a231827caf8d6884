import { expect, test } from 'vitest'
import { createNameFinder } from './names'

const NAMES = [
  'Plano',
  'Plano East',
  'Plano East Side',
  'East',
  'St. Paul',
  'N.Y. City',
  '—',
  '東京',
  "O'Fallon",
  'd’Alene',
  'CAÑON',
]

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
  ["O’Fallon’s old O'FALLON, /ofallon", ["O'Fallon: O’Fallon", "O'Fallon: O'FALLON", "O'Fallon: ofallon"]],
  ['dʼAlene or dAlene', ['d’Alene: dʼAlene', 'd’Alene: dAlene']],
  ['Can\u0303on', ['CAÑON: Can\u0303on']],
  ["‘quoted' Planos Plano_", ['Plano: Plano']],
  ['— and …', []],
  ['', []],
])('%j names %j', (text, names) => {
  const find = createNameFinder(NAMES)
  expect(find(text).map(({ name, start, end }) => `${name}: ${text.slice(start, end)}`)).toEqual(names)
})
