import { expect, test } from 'vitest'
import type { Schema } from '../validate/schemas'
import { formattedTexts } from './formatted-texts'

const schemas = new Map<string, Schema>([
  ['a.json', { properties: { name: { type: 'string' }, icons: { items: { format: 'image', minWidth: 40 } } } }],
  ['b.json', { properties: { link: { format: 'link', mayDecorate: true } } }],
  ['plain.json', { properties: { name: { type: 'string' } } }],
])

test('texts with a format come with their place and what is said of it, those without are left out', () => {
  const found = formattedTexts(schemas, 'a.json', { name: 'Acme', icons: ['/a', '/b'] }, ['sections', 2])
  expect(found).toEqual([
    { path: ['sections', 2, 'icons', 0], format: 'image', text: '/a', minWidth: 40 },
    { path: ['sections', 2, 'icons', 1], format: 'image', text: '/b', minWidth: 40 },
  ])
})

test('each schema is asked for its own texts, however often', () => {
  const value = { name: 'Acme', link: '/x', icons: ['/a'] }
  const paths = (id: string, of = schemas) => formattedTexts(of, id, value).map(({ path }) => path)
  for (let time = 0; time < 2; time++) {
    expect(paths('a.json')).toEqual([['icons', 0]])
    expect(paths('b.json')).toEqual([['link']])
    expect(paths('plain.json')).toEqual([])
    expect(paths('unknown.json')).toEqual([])
  }
  expect(paths('a.json', new Map([['a.json', { properties: { name: { format: 'id' } } }]]))).toEqual([['name']])
  expect(formattedTexts(schemas, 'b.json', value)).toMatchObject([{ mayDecorate: true }])
})
