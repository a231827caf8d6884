import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { openedSite } from '../../../tests/sites'
import { QUOTE_FORM_ROUTE } from '../../site/addresses'

const itself = 'redirect-loop /redirects/0/to leads to itself. Let it lead to a page.'
const clash = (at: number) => expect.stringContaining(`route-clash /redirects/${at}/from has the address`)
const circle = '/a → /b → /c → /a'

const REDIRECTS: Record<string, [redirects: string, reported: unknown[]]> = {
  'a circle is reported once, at its first redirect, and what leads into it is not': [
    '/in → /c, /a → /b, /b → /c, /c → /a',
    [`redirect-loop /redirects/1/to leads round in a circle: ${circle}. Let one of them lead to a page.`],
  ],
  'of two redirects from one address the first is followed': ['/a → /, /a → /b, /b → /a', [clash(1)]],
  'a redirect may lead to itself': ['/a → /a', [itself]],
  'it does so whatever it says of a parameter': ['/a → /a?from=mail', [itself]],
  'one whose address is a page’s is never followed': ['/ → /a, /a → /', [clash(0)]],
  'every redirect of a long chain but the last is reported, with the address at the end': [
    '/a → /b, /b → /c#top, /c → /?from=c',
    [
      'redirect-chain /redirects/0/to leads to /b, which is itself a redirect to /c#top. Write "to": "/?from=c".',
      'redirect-chain /redirects/1/to leads to /c, which is itself a redirect to /?from=c. Write "to": "/?from=c".',
    ],
  ],
}

test.each(Object.entries(REDIRECTS))('%s', (_, [pairs, reported]) => {
  const redirects = pairs.split(', ').map((pair) => {
    const [from, to] = pair.split(' → ')
    return { from, to }
  })
  const { problems } = openedSite({ 'site.json': { ...SMALLEST_SITE['site.json'], redirects } })
  expect(problems.map(({ rule, pointer, what, hint }) => `${rule} ${pointer} ${what}. ${hint}`)).toEqual(reported)
})

test.each([
  ['"/a"', 'wrong-type'],
  ['[null]', 'wrong-type'],
  ['["/a"]', 'wrong-type'],
  ['[{ "from": "/a" }]', 'missing-property'],
  ['[{ "from": 5, "to": "/a" }]', 'wrong-type'],
  ['[{ "from": "/a", "to": "#a" }]', 'wrong-form'],
])('redirects that are %s lead nowhere', (redirects, rule) => {
  expect(brokenRules('site', `"redirects": ${redirects}`)).toEqual([rule])
})

describe('invalid-route', () => {
  const sections = [{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }]

  test('an alias is written as an address', () => {
    expect(brokenRules('page', wholePage(sections, { aliases: ['/Old'] }))).toEqual(['invalid-route'])
  })

  test('the name of a page’s file makes its address', () => {
    const page = wholePage(sections)
    const beside = { 'pages/Our Prices.json': page }
    const hint = 'Rename the file to our-prices.json: small letters, digits and hyphens only.'
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

  test('the problem names what has the address already', () => {
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
