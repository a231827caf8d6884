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

/** What is reported about these redirects, "/a → /b", on a site with pages at /, /services and /our-services/panels. */
function reportedOf(pairs: string[], rules: object = { 'redirect-support': 'off', 'orphan-page': 'off' }) {
  const redirects = pairs.map((pair) => pair.split(' → ')).map(([from, to]) => ({ from, to }))
  const page = (title: string) => ({ ...SMALLEST_SITE['pages/index.json'], title, description: `${title}.`.repeat(20) })
  const { problems } = openedSite({
    'site.json': { ...SMALLEST_SITE['site.json'], redirects, rules: { ...rules, 'description-length': 'off' } },
    'pages/services.json': page('Services'),
    'pages/our-services/panels.json': { ...page('Panels'), aliases: ['/panels'] },
  })
  return problems.map(({ rule, pointer, what }) => `${rule} ${pointer.replace('/redirects/', '')} ${what}`)
}

test('a redirect may lead from any address that a site once had', () => {
  const addresses = [
    '/services.html',
    '/index.html',
    '/services/',
    '/About-Us',
    '/index.php',
    '/areas/st.-joseph',
    '/old/',
  ]
  const more = ['/index.php?page=services', '/?p=12', "/o'neill.aspx", '/Our%20Work', '/index', '/sitemap_index.xml']
  const pairs = [...addresses, ...more].map((from) => `${from} → ${from.startsWith('/index') ? '/' : '/services'}`)
  expect(reportedOf([...pairs, '/work/* → /our-services/*', '/shop/* → https://shop.example/*'])).toEqual([])
})

const SERVICES = 'already taken by site.config/pages/services.json'

test.each<[pair: string, reported: string[]]>([
  ['/services.html → /', [`route-clash 0/from means /services to some hosts, and that address is ${SERVICES}`]],
  ['/services/index.html → /', [`route-clash 0/from means /services to some hosts, and that address is ${SERVICES}`]],
  ['/services/ → /', [`route-clash 0/from has the address /services, which is ${SERVICES}`]],
  [
    '/our-services/* → /',
    [
      'route-clash 0/from covers /our-services/panels, which is already taken by site.config/pages/our-services/panels.json',
    ],
  ],
  ['/services/* → /services', []],
  [
    '/old → /, /old/ → /services',
    ['route-clash 1/from has the address /old, which is already taken by a redirect in site.config/site.json'],
  ],
  [
    '/a?b=1&c=2 → /, /a?c=2&b=1 → /',
    ['route-clash 1/from has the address /a?b=1&c=2, which is already taken by a redirect in site.config/site.json'],
  ],
  [
    '/a/* → /, /a/* → /services',
    ['route-clash 1/from has the address /a/*, which is already taken by a redirect in site.config/site.json'],
  ],
  ['/Old → /, /old → /', []],
  [
    '/robots.txt → /',
    ['reserved-address 0/from has the address /robots.txt, but /robots.txt is reserved for the build or the host'],
  ],
  [
    '/assets/* → /',
    ['reserved-address 0/from has the address /assets/*, but /assets is reserved for the build or the host'],
  ],
  ['/images/old/van.jpg → /', []],
  ['/a/* → /a/b/*', ['redirect-loop 0/to leads to itself']],
  ['/a/* → /b/*, /b/* → /a/*', ['redirect-loop 0/to goes around in a circle: /a/* → /b/* → /a/*']],
  ['/services?id=3 → /services', ['redirect-loop 0/to leads back to /services']],
  [
    '/a.html → /b/c, /b/* → /our-services/panels',
    ['redirect-chain 0/to leads to /b/*, which is itself a redirect to /our-services/panels'],
  ],
])('%s', (pairs, reported) => {
  expect(reportedOf(pairs.split(', '))).toEqual(reported)
})

describe('redirect-support', () => {
  const supported = (pairs: string[]) => reportedOf(pairs, { 'orphan-page': 'off' })

  test('what some hosts can’t redirect is reported once', () => {
    const pairs = ['/a → /', '/b/* → /', '/?p=1 → /services', '/?p=2 → /services', '/c/* → /']
    expect(supported(pairs)).toEqual([
      'redirect-support 1/from stands for many addresses, which GitHub Pages can’t redirect',
      'redirect-support 2/from names a query, which Cloudflare Pages and GitHub Pages can’t redirect',
    ])
  })

  test('so is the first redirect beyond what Cloudflare Pages takes', () => {
    const addresses = (length: number, end: string) =>
      Array.from({ length }, (_, index) => `/old-${10_000 + index}${end} → /`)
    expect(supported(addresses(2000, '.html'))).toEqual([])
    const many = 'is one of 2,001 redirects, of which Cloudflare Pages takes only 2,000'
    expect(supported(addresses(2001, '.html'))).toEqual([`redirect-support 2000/from ${many}`])
    // a slash at the end makes two
    expect(supported(addresses(1001, '/')).at(0)).toMatch('redirect-support 1000/from is one of 2,002 redirects')
    const manyFolders = 'is one of 101 redirects from /*, of which Cloudflare Pages takes only 100'
    expect(supported(addresses(101, '/*'))).toContain(`redirect-support 100/from ${manyFolders}`)
  })
})

describe('long-address', () => {
  const name = 'a'.repeat(251)

  test.each([`/${name}`, `/${name}.html`, `/${name}/old/*`, `/${'%C3%A9'.repeat(126)}`, `/${'old/'.repeat(201)}`])(
    'a redirect’s old address has a limit',
    (from) => {
      expect(reportedOf([`${from} → /`]).map((line) => line.split(' ', 2).join(' '))).toEqual(['long-address 0/from'])
    },
  )

  test('so has an alias, and a page in many folders', () => {
    const page = wholePage([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }], { aliases: [`/${name}`] })
    expect(messagesOf('page', page)).toEqual([
      'has an address of 252 characters, which is too long for the name of a file',
    ])
    const deep = `pages${'/folder'.repeat(115)}/page.json`
    expect(brokenRules('page', wholePage([]), { [deep]: page })).toContain('long-address')
  })

  test('as long as an address may be', () => {
    expect(reportedOf([`/${'a'.repeat(250)} → /`, `/${'old/'.repeat(199)} → /`])).toEqual([])
  })
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
