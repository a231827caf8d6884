import { expect, test } from 'vitest'
import { validSite } from '../../tests/sites'
import { redirectPages } from './redirect-pages'

const site = validSite()

test('a redirect also works as a page, in the site’s language, and search engines list its target instead', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/a/shop', to: 'https://shop.example' },
  ]
  const files = redirectPages({ ...site, redirects }, [])
  const html = files['old.html']
  expect(html).toContain('<meta http-equiv="refresh" content="0; url=/new">')
  expect(html).toContain('<a href="/new">/new</a>')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain('<link rel="canonical" href="https://acme.example/new">')
  expect(html).toContain('<html lang="en-US">')
  expect(files['a/shop.html']).toContain('<link rel="canonical" href="https://shop.example">')
  expect(redirectPages({ ...site, redirects, language: 'es' }, [])['old.html']).toContain('<html lang="es">')
})

test('an address can’t add markup to the page that redirects to it', () => {
  const redirects = [{ from: '/old', to: 'https://shop.example/?a="1"&b=<2>' }]
  const html = redirectPages({ ...site, redirects }, [])['old.html']
  expect(html).toContain('url=https://shop.example/?a=&quot;1&quot;&amp;b=&lt;2&gt;"')
  expect(html).not.toMatch(/"1"|<2>/)
})

/** The names of the pages for these old addresses, next to these other files. */
const pagesFor = (addresses: string[], otherFiles: string[] = []) =>
  Object.keys(redirectPages({ ...site, redirects: addresses.map((from) => ({ from, to: '/new' })) }, otherFiles))

test.each([
  ['/services.html', ['services.html']],
  ['/Old/Page.htm', ['Old/Page.htm']],
  ['/About-Us', ['About-Us.html']],
  ['/areas/st.-joseph', ['areas/st.-joseph.html']],
  ['/index.php', ['index.php.html']],
  ['/caf%C3%A9', ['café.html']],
  ['/old/', ['old/index.html', 'old.html']],
  ['/index.php?page=2', []],
  ['/services/*', []],
  // never links, or no names for files
  ['/images/old.jpg', []],
  ['/category:news', []],
])('the page for %s is %j', (address, files) => {
  expect(pagesFor([address])).toEqual(files)
})

test('a page that redirects replaces no other file, and is in no folder with the name of one', () => {
  const otherFiles = ['index.html', 'services.html', 'robots.txt', 'a.htm/b.txt']
  expect(pagesFor(['/index.html', '/services.html', '/services/', '/robots.txt/a', '/a.htm'], otherFiles)).toEqual([])
  expect(pagesFor(['/services/index.html'], otherFiles)).toEqual([])
  expect(pagesFor(['/b.html', '/b.html/c'])).toEqual(['b.html'])
})
