import { expect, test } from 'vitest'
import { rulesBroken, told, wholePage } from '../../../../tests/told'

const prose = { type: 'prose', title: 'Words', body: 'Text.', level: 1 }
const linkTo = (href: string) => ({ type: 'banner', title: 'Ask us', buttons: [{ label: 'Ask', href }] })
const prices = (more: object = {}, body = 'Back to [the start](/).') => wholePage([{ ...prose, body }], more)

test('queries and places are no part of the address', () => {
  expect(told('section', linkTo('/prcies?from=mail'), { 'pages/prices.json': prices() })).toEqual([
    'broken-link «/prcies?from=mail»: Did you mean "/prices"?',
  ])
})

test('aliases and redirects answer too', () => {
  expect(
    rulesBroken('section', linkTo('/cost'), { 'pages/prices.json': prices({ aliases: ['/cost'] }) }),
  ).not.toContain('broken-link')
  expect(
    rulesBroken('site', '"redirects": [{ "from": "/cost", "to": "/" }]', { 'pages/a.json': prices({}, '[x](/cost)') }),
  ).not.toContain('broken-link')
})

test('a page that is broken is there all the same', () => {
  expect(rulesBroken('section', linkTo('/prices'), { 'pages/prices.json': '{ "title": ' })).toEqual(['syntax'])
  expect(rulesBroken('section', linkTo('/prices'), { 'pages/prices.json': '[]' })).toEqual(['wrong-type'])
})

test('an alias may stand under a misspelt name', () => {
  expect(rulesBroken('section', linkTo('/cost'), { 'pages/prices.json': prices({ alaises: ['/cost'] }) })).toEqual([
    'unknown-property',
  ])
})

test('without site.json no redirects are known', () => {
  expect(rulesBroken('site.json', '', { 'pages/a.json': prices({}, '[x](/cost)') })).toEqual(['missing-site'])
})

test.each([
  ['null', 'wrong-type'],
  ['{ "from": "/Cost", "to": "/" }', 'invalid-route'],
])('a redirect that is %s may have been the one that is meant', (redirect, rule) => {
  const beside = { 'pages/a.json': prices({}, '[x](/cost)') }
  expect(rulesBroken('site', `"redirects": [${redirect}]`, beside)).toEqual([rule])
})
