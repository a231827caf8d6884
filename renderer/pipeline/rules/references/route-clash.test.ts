import { expect, test } from 'vitest'
import { rulesBroken, told, wholePage } from '../../../../tests/told'

const page = (more: object = {}) => wholePage([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }], more)

test('an alias that is a page’s address', () => {
  expect(told('page', page({ aliases: ['/prices'] }), { 'pages/prices.json': page() })).toEqual([
    'route-clash «"/prices"»: Choose another address, or take this one away.',
  ])
  expect(rulesBroken('page', page({ aliases: ['/'] }))).toEqual(['route-clash'])
})

test('two files of one address', () => {
  const beside = { 'pages/prices.json': page(), 'pages/prices/index.json': page() }
  expect(told('page', page(), beside)).toEqual(['route-clash «{»: Rename one of the two files.'])
})

test('a redirect from a page’s address, and from the engine’s own', () => {
  expect(rulesBroken('site', '"redirects": [{ "from": "/", "to": "/" }]')).toContain('route-clash')
})
