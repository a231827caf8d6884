import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../scripts/example-site'
import { brokenLink } from '../renderer/pipeline/rules/links'
import { titleLength } from '../renderer/pipeline/rules/titles'
import { marksOf } from './problems'

const page = SMALLEST_SITE['pages/index.json']
const title = 'x'.repeat(70)

test('what the rule marks is given with its file, and what other warnings mark is not', () => {
  const documents = { 'pages/index.json': { ...page, title, description: 'Short.' } }
  expect(marksOf(titleLength, documents)).toEqual([`index.json: "${title}"`])
})

test('an error of another rule is no silent pass', () => {
  const link = { ...page, sections: [{ ...page.sections[0], body: '[Prices](/prices)' }] }
  expect(() => marksOf(titleLength, { 'pages/index.json': link })).toThrow('which no page answers')
  expect(marksOf(brokenLink, { 'pages/index.json': link })).toEqual(['index.json: /prices'])
})
