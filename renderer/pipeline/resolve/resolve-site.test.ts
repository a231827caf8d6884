import { expect, test } from 'vitest'
import { parsedDocument } from '../../../tests/sites'
import { resolveSite } from './resolve-site'

const NOTHING = { data: {}, unfilled: [], problems: [] }

test('its own facts are filled into its texts', () => {
  const { data, problems } = resolveSite(parsedDocument({ name: 'Acme', footer: '© {business}' }, 'site.json'))
  expect(data).toEqual({ name: 'Acme', footer: '© Acme' })
  expect(problems).toEqual([])
})

test('a name that is no fact of it is told, and so is a brace alone; a fact that is missing is told by its own place', () => {
  const text = '{ "name": "Acme", "footer": ["{busines}", "{phone}", "{", "{toString}"] }'
  const document = parsedDocument(text, 'site.json')
  const { unfilled, problems } = resolveSite(document)
  expect(problems.map(({ pointer, start, end, hint }) => [pointer, text.slice(start, end), hint])).toEqual([
    ['/footer/0', '{busines}', 'Did you mean "business"?'],
    ['/footer/2', '{', 'Write {{ for a brace that is meant as one.'],
    ['/footer/3', '{toString}', 'Add "toString" to the page’s vars. Known are: business.'],
  ])
  expect(unfilled).toEqual([0, 1, 2, 3].map((at) => ({ document, path: ['footer', at] })))
})

test.each(['[]', '"{x}"', 'null'])('of a site.json that is %s nothing is known', (text) => {
  expect(resolveSite(parsedDocument(text, 'site.json'))).toEqual(NOTHING)
})

test('of a site.json that is missing or broken nothing is known', () => {
  expect(resolveSite(undefined)).toEqual(NOTHING)
  expect(resolveSite(parsedDocument('{', 'site.json'))).toEqual(NOTHING)
})
