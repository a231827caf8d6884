import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { openedSite } from '../../../tests/sites'
import { QUOTE_FORM_ROUTE } from '../../site/addresses'

const itself = 'redirect-loop /redirects/0/to leads to itself. Point it to a page.'
const clash = (index: number) => expect.stringContaining(`route-clash /redirects/${index}/from has the address`)
const circle = '/a → /b → /c → /a'

const REDIRECTS: Record<string, [redirects: string, reported: unknown[]]> = {
  'a circle is reported once, at its first redirect; redirects that lead into it are not': [
    '/in → /c, /a → /b, /b → /c, /c → /a',
    [`redirect-loop /redirects/1/to goes around in a circle: ${circle}. Point one of them to a page.`],
  ],
  'of two redirects from one address, the first is followed': ['/a → /, /a → /b, /b → /a', [clash(1)]],
  'a redirect that leads to itself is a circle': ['/a → /a', [itself]],
  'it is one even with a parameter': ['/a → /a?from=mail', [itself]],
  'a redirect from a page’s address is never followed': ['/ → /a, /a → /', [clash(0)]],
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

  test('an alias must have the form of an address', () => {
    expect(brokenRules('page', wholePage(sections, { aliases: ['/Old'] }))).toEqual(['invalid-route'])
  })

  test('a page’s file name must make an address', () => {
    const page = wholePage(sections)
    const files = { 'pages/Our Prices.json': page }
    const hint = 'Rename the file to our-prices.json: lowercase letters, digits and hyphens only.'
    expect(reported('page', page, files)).toEqual([`invalid-route «{»: ${hint}`])
    expect(messagesOf('page', page, files)).toEqual(['has a file name that gives it the address /Our Prices'])
  })
})

describe('route-clash', () => {
  const page = (more: object = {}) => wholePage([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }], more)

  test('an alias can’t be a page’s address', () => {
    expect(reported('page', page({ aliases: ['/prices'] }), { 'pages/prices.json': page() })).toEqual([
      'route-clash «"/prices"»: Choose another address, or delete this one.',
    ])
    expect(brokenRules('page', page({ aliases: ['/'] }))).toEqual(['route-clash'])
  })

  test('two files can’t have the same address', () => {
    const files = { 'pages/prices.json': page(), 'pages/prices/index.json': page() }
    expect(reported('page', page(), files)).toEqual(['route-clash «{»: Rename one of the two files.'])
  })

  test('a redirect can’t have a page’s address, or one of the engine’s own', () => {
    expect(brokenRules('site', '"redirects": [{ "from": "/", "to": "/" }]')).toContain('route-clash')
    const redirect = `"redirects": [{ "from": "${QUOTE_FORM_ROUTE}", "to": "/" }]`
    expect(messagesOf('site', redirect)).toEqual([
      `has the address ${QUOTE_FORM_ROUTE}, which is already taken by the site itself`,
    ])
  })

  test('the message names what already has the address', () => {
    const taken = 'has the address /cost, which is already taken by'
    const alias = { aliases: ['/cost'] }
    const messages = (redirects: string, files: Record<string, object>) =>
      messagesOf('site', `"redirects": [${redirects}]`, files).filter((what) => what.startsWith('has the address'))
    const toCost = '{ "from": "/cost", "to": "/" }'
    const fees = { 'pages/fees.json': page(alias) }
    expect(messages(toCost, { 'pages/cost.json': page() })).toEqual([`${taken} site.config/pages/cost.json`])
    expect(messages(toCost, fees)).toEqual([`${taken} an alias in site.config/pages/fees.json`])
    expect(messages(`${toCost}, ${toCost}`, {})).toEqual([`${taken} a redirect in site.config/site.json`])
  })
})
