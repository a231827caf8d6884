import { expect, test } from 'vitest'
import { saidOf, told } from '../../../../tests/told'
import { invalidLink } from './invalid-link'

test.each([
  '/',
  '/contactus?from=mail#form',
  '#quote',
  'https://acme.example/a',
  'tel:+1 (802) 555-0100',
  'mailto:hello@acme.example',
])('%s is allowed', (text) => {
  expect(invalidLink.test(text)).toBe(true)
})

test.each([
  '',
  'contactus',
  '//acme.example',
  'http://acme.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'tel:',
  '#',
  '/a b',
])('%j is not', (text) => {
  expect(invalidLink.test(text)).toBe(text === '#')
})

test('the links of Markdown are held to the same, each at its place', () => {
  const body = 'A [script](javascript:alert(1)), and [no scheme](www.acme.example).'
  expect(told('section', { type: 'prose', title: 'Words', body })).toEqual([
    'invalid-link «javascript:alert(1)»: ',
    'invalid-link «www.acme.example»: ',
  ])
  expect(saidOf('section', { type: 'prose', title: 'Words', body })).toEqual([
    expect.stringMatching(/^has a link to "javascript:alert\(1\)", which must be .*https:/),
    expect.stringContaining('"www.acme.example"'),
  ])
})

test('a page without its slash is suggested', () => {
  const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Prices', href: 'prices' }] }
  const beside = {
    'pages/prices.json': {
      title: 'Prices',
      description: 'Fair.',
      sections: [{ type: 'prose', title: 'Prices', body: 'Fair.', level: 1 }],
    },
  }
  expect(told('section', banner, beside)).toEqual(['invalid-link «"prices"»: Did you mean "/prices"?'])
  const prose = { type: 'prose', title: 'Words', body: 'Our [prices](prices).' }
  expect(told('section', prose, beside)).toEqual(['invalid-link «prices»: Did you mean "/prices"?'])
})
