import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { openedSite } from '../../../tests/sites'
import { otherPage } from '../definition/examples'

/** What is reported about canonical addresses, by the page's file and the hint, on a site with these pages. */
function reported(pages: Record<string, object>, site: object = {}) {
  const links = Object.keys(pages).map((name) => `[${name}](/${name})`)
  const { problems } = openedSite({
    'site.json': { ...SMALLEST_SITE['site.json'], ...site },
    'pages/index.json': otherPage('Home', `Read ${links.join(', ')}.`),
    ...Object.fromEntries(
      Object.entries(pages).map(([name, more]) => [`pages/${name}.json`, otherPage(name, 'Words.', more)]),
    ),
  })
  return problems.map(
    ({ rule, file, pointer, what, hint }) =>
      `${rule} ${file.replace(/.*\/(.*)\.json/, '$1')}${pointer} ${what}${hint?.startsWith('Did') ? `. ${hint}` : ''}`,
  )
}

const canonical = (address: string) => ({ canonical: address })

test.each<[address: string, what: string]>([
  ['https://acme.example/nowhere-at-all', 'leads to /nowhere-at-all, but there is no such page'],
  ['https://ACME.example/nowhere-at-all', 'leads to /nowhere-at-all, but there is no such page'],
  [
    'https://acme.example/Plano.html',
    'leads to /Plano.html, but there is no such page. Did you mean "https://acme.example/plano"?',
  ],
  [
    'https://acme.example/thanks',
    'is the address of site.config/pages/thanks.json, which search engines must not list',
  ],
  ['https://acme.example/start', 'is only an alias of /plano. Did you mean "https://acme.example/plano"?'],
  ['https://acme.example/old', 'is redirected to /plano'],
  ['https://acme.example/older/a', 'is redirected to /plano'],
  [
    'https://www.acme.example/stowe',
    'is at www.acme.example, but the site is at acme.example. Did you mean "https://acme.example/stowe"?',
  ],
  [
    'https://acme.example/copy',
    'is the address of site.config/pages/copy.json, whose own canonical address is https://other.example/page. Did you mean "https://other.example/page"?',
  ],
])('%s can’t be listed', (address, what) => {
  const pages = {
    stowe: canonical(address),
    plano: { aliases: ['/start'] },
    thanks: { index: false },
    copy: canonical('https://other.example/page'),
  }
  const redirects = [
    { from: '/old', to: '/plano' },
    { from: '/older/*', to: '/plano' },
  ]
  expect(reported(pages, { redirects })).toEqual([`broken-canonical stowe/canonical ${what}`])
})

test.each(['https://acme.example/stowe', 'https://other.example/stowe', 'https://other.example'])(
  '%s can be listed',
  (address) => {
    expect(reported({ stowe: canonical(address) })).toEqual([])
  },
)

test('an address that isn’t one is reported once', () => {
  expect(reported({ stowe: canonical('acme.example/nowhere-at-all') })).toHaveLength(1)
})

test.each<[string, Record<string, object>, string[]]>([
  ['of another page', { plano: canonical('https://acme.example/stowe'), stowe: {} }, ['plano: stowe']],
  ['of the home page', { stowe: canonical('https://acme.example') }, ['stowe: index']],
  [
    'of another page that names it itself',
    { avon: canonical('https://acme.example/stowe'), stowe: canonical('https://acme.example/stowe') },
    ['avon: stowe'],
  ],
  [
    'on another site',
    { avon: canonical('https://other.example/a'), stowe: canonical('https://other.example/a') },
    ['stowe: avon'],
  ],
])('an address %s is shared', (_, pages, places) => {
  expect(reported(pages)).toEqual(
    places.map((place) => {
      const [page, first] = place.split(': ')
      const file = `site.config/pages/${first}.json`
      return `shared-canonical ${page}/canonical is also the address of ${file} for search engines, which list only one of the two pages`
    }),
  )
})
