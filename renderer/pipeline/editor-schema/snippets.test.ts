import { expect, test } from 'vitest'
import type { Schema } from '../validate/schemas'
import { pageSnippet, sectionSnippets, useSnippet } from './snippets'

const text: Schema = { type: 'string' }

/** The body of a section's snippet: its schema has these fields, all of them required, and its example these values. */
function bodyOf(properties: Record<string, Schema>, example: object, required = Object.keys(properties)) {
  const schemas = new Map<string, Schema>([
    ['sections/hero.schema.json', { description: 'The first section.', required, properties }],
    [
      'shared/picture.schema.json',
      { type: 'object', required: ['src'], properties: { src: { $ref: 'src.schema.json' }, alt: text } },
    ],
    ['shared/src.schema.json', text],
  ])
  const [snippet] = sectionSnippets(schemas, new Map([['hero', example]]))
  expect(snippet).toMatchObject({ label: 'hero', description: 'The first section.' })
  return snippet?.body
}

test('a section starts with the words of its example, to be written over one after the other', () => {
  expect(bodyOf({ title: text, body: text }, { title: 'Hello', body: 'Text.' })).toEqual({
    title: '${1:Hello}',
    body: '${2:Text.}',
  })
})

test('it has the required fields only, in the order of the schema', () => {
  const example = { title: 'Hello', body: 'Text.', note: 'More.' }
  expect(bodyOf({ note: text, body: text, title: text }, example, ['title', 'body'])).toEqual({
    title: '${1:Hello}',
    body: '${2:Text.}',
  })
})

test('what only has one right form stays as it is', () => {
  const properties = { type: { const: 'hero' }, look: { type: 'string', enum: ['dark'] }, level: { type: 'integer' } }
  const example = { type: 'hero', look: 'dark', level: 2 }
  expect(bodyOf(properties, example)).toEqual(example)
})

test('of a list it has as many entries as there must be, and one where none must be', () => {
  const example = { list: ['a', 'b', 'c'] }
  expect(bodyOf({ list: { type: 'array', items: text } }, example)).toEqual({ list: ['${1:a}'] })
  expect(bodyOf({ list: { type: 'array', items: text, minItems: 2 } as Schema }, example)).toEqual({
    list: ['${1:a}', '${2:b}'],
  })
  expect(bodyOf({ list: { type: 'array' } }, { list: ['a'] })).toEqual({ list: ['${1:a}'] })
})

test('it follows references, from the file that each stands in', () => {
  const example = { image: { src: '/images/van.jpg', alt: 'A van' } }
  expect(bodyOf({ image: { $ref: '../shared/picture.schema.json' } }, example)).toEqual({
    image: { src: '${1:/images/van.jpg}' },
  })
})

test.each(['$5', 'a {city}', 'C:\\'])('%s could not be written in a snippet, and leaves an empty place', (words) => {
  expect(bodyOf({ title: text, body: text }, { title: words, body: 'Text.' })).toEqual({
    title: '$1',
    body: '${2:Text.}',
  })
})

test('a new page asks for its title, its description and its first section', () => {
  expect(JSON.stringify(pageSnippet.body)).toBe('{"title":"$1","description":"$2","sections":["^$3"]}')
  expect(useSnippet.body).toEqual({ use: '$1' })
})
