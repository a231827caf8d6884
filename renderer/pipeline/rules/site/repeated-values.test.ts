import { expect, test } from 'vitest'
import { marksOf } from '../../../../tests/told'
import { duplicateDescription } from './duplicate-description'
import { duplicateTitle } from './duplicate-title'

const page = (title: string, more: object = {}) => ({
  title,
  description: `${title} has words that fill a description of at least fifty characters.`,
  sections: [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }],
  ...more,
})

test('every page after the first is told, in the order of the files', () => {
  const documents = { 'pages/c.json': page('Bread'), 'pages/a.json': page('Bread'), 'pages/b.json': page('Bread') }
  expect(marksOf(duplicateTitle, documents)).toEqual(['b.json: "Bread"', 'c.json: "Bread"'])
  expect(marksOf(duplicateDescription, documents)).toHaveLength(2)
})

test('titles are compared with their variables filled in, and without regard to capitals', () => {
  const documents = { 'pages/a.json': page('Bread'), 'pages/b.json': page('{what}', { vars: { what: ' bread ' } }) }
  expect(marksOf(duplicateTitle, documents)).toEqual(['b.json: "{what}"'])
})

test('one template with different variables is two titles', () => {
  const of = (city: string) => page('Bread in {city}', { vars: { city }, description: `What we bake in ${city}.` })
  expect(marksOf(duplicateTitle, { 'pages/a.json': of('Avon'), 'pages/b.json': of('Bath') })).toEqual([])
})

test('an alias is no second page', () => {
  expect(marksOf(duplicateTitle, { 'pages/a.json': page('Bread', { aliases: ['/b'] }) })).toEqual([])
})

test('a page that search engines don’t show may have another’s title', () => {
  const hidden = page('Bread', { index: false })
  expect(marksOf(duplicateTitle, { 'pages/a.json': page('Bread'), 'pages/b.json': hidden })).toEqual([])
})
