import { describe, expect, test } from 'vitest'
import { brokenRules, messagesOf, reported, wholePage } from '../../../../tests/problems'
import { QUOTE_FORM_ROUTE } from '../../addresses'

describe('invalid-route', () => {
  const sections = [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }]

  test('an alias is written as an address', () => {
    expect(brokenRules('page', wholePage(sections, { aliases: ['/Old'] }))).toEqual(['invalid-route'])
  })

  test('the name of a page’s file makes its address', () => {
    const page = wholePage(sections)
    const beside = { 'pages/Our Prices.json': page }
    const hint = 'Rename the file: small letters, digits and hyphens only.'
    expect(reported('page', page, beside)).toEqual([`invalid-route «{»: ${hint}`])
    expect(messagesOf('page', page, beside)).toEqual(['has a file name that makes the address /Our Prices'])
  })
})

describe('route-clash', () => {
  const page = (more: object = {}) => wholePage([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }], more)

  test('an alias that is a page’s address', () => {
    expect(reported('page', page({ aliases: ['/prices'] }), { 'pages/prices.json': page() })).toEqual([
      'route-clash «"/prices"»: Choose another address, or take this one away.',
    ])
    expect(brokenRules('page', page({ aliases: ['/'] }))).toEqual(['route-clash'])
  })

  test('two files of one address', () => {
    const beside = { 'pages/prices.json': page(), 'pages/prices/index.json': page() }
    expect(reported('page', page(), beside)).toEqual(['route-clash «{»: Rename one of the two files.'])
  })

  test('a redirect from a page’s address, and from the engine’s own', () => {
    expect(brokenRules('site', '"redirects": [{ "from": "/", "to": "/" }]')).toContain('route-clash')
    const redirect = `"redirects": [{ "from": "${QUOTE_FORM_ROUTE}", "to": "/" }]`
    expect(messagesOf('site', redirect)).toEqual([
      `has the address ${QUOTE_FORM_ROUTE}, which is taken by the site itself`,
    ])
  })

  test('it is reported who has the address already', () => {
    const taken = 'has the address /cost, which is taken by site.config'
    const alias = { aliases: ['/cost'] }
    const said = (redirects: string, beside: Record<string, object>) =>
      messagesOf('site', `"redirects": [${redirects}]`, beside).filter((what) => what.startsWith('has the address'))
    const toCost = '{ "from": "/cost", "to": "/" }'
    expect(said(toCost, { 'pages/cost.json': page() })).toEqual([`${taken}/pages/cost.json`])
    expect(said(toCost, { 'pages/fees.json': page(alias) })).toEqual([`${taken}/pages/fees.json, as an alias`])
    expect(said(`${toCost}, ${toCost}`, {})).toEqual([`${taken}/site.json, as a redirect`])
  })
})
