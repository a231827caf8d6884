import { expect, test } from 'vitest'
import { rulesBroken, saidOf, told, wholePage } from '../../../../tests/told'

const sections = [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }]

test.each(['old-page', '/Old', '/old page', '/old/', 'https://acme.example/old'])(
  'the alias %s is no address',
  (alias) => {
    expect(rulesBroken('page', wholePage(sections, { aliases: [alias] }))).toEqual(['invalid-route'])
  },
)

test('the name of a page’s file makes its address', () => {
  const page = wholePage(sections)
  const beside = { 'pages/Our Prices.json': page }
  const hint = 'Rename the file: small letters, digits and hyphens only.'
  expect(told('page', page, beside)).toEqual([`invalid-route «{»: ${hint}`])
  expect(saidOf('page', page, beside)).toEqual(['has a file name that makes the address /Our Prices'])
})
