import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { renderRoute } from '../../tests/render-route'
import { modelOf, openedSite, page, prose, validSite } from '../../tests/sites'
import { renderPage } from './render-page'
import { NOT_FOUND_ROUTE, QUOTE_FORM_ROUTE } from '../site/addresses'

const LOGO = SMALLEST_SITE['site.json'].logo.light.src
const PICTURE = '/images/truck.jpg'

const titled = (title: string, more: object = {}) => page([prose({ level: 1, title })], { title, ...more })

/** A site with a page of every kind that can be asked for. */
const DOCUMENTS = {
  'site.json': {
    ...SMALLEST_SITE['site.json'],
    icons: { favicon: LOGO },
    embeds: { quoteForm: { provider: 'sample', thanks: '/thanks' } },
  },
  'pages/plano.json': titled('Plano', {
    vars: { city: 'Plano', phone: '(972) 555-0199' },
    aliases: ['/tx', '/tx/plano'],
  }),
  'pages/thanks.json': titled('Thanks'),
  'pages/404.json': titled('Nothing here', { index: false }),
}

const pictures = new Map([LOGO, PICTURE].map((address) => [address, undefined] as const))

/** What an address of a site leads to. */
const answer = (route: string, documents: Record<string, object> = DOCUMENTS): Promise<string | undefined> =>
  renderRoute(openedSite(documents, pictures), route)

test('a page is a whole document: metadata, sections, structured data', async () => {
  const plano = await answer('/plano')
  expect(plano).toMatch(/^<!DOCTYPE html><html lang="en-US"><head>.*<title>Plano<\/title>.*<\/head><body>.*<\/body>/s)
  expect(plano).toMatch(/<h1[^>]*>Plano<\/h1>/)
  expect(plano).toMatch(/<script type="application\/ld\+json">.*"Plano"/)
})

test('a page is also at its aliases, with one canonical address', async () => {
  const plano = await answer('/plano')
  expect(plano).toContain('<link rel="canonical" href="https://acme.example/plano"/>')
  expect(await answer('/tx/plano')).toBe(plano)
})

test('pages/404.json is the page for unknown addresses, if there is one', async () => {
  expect(await answer(NOT_FOUND_ROUTE)).toContain('<title>Nothing here</title>')
  expect(await answer(NOT_FOUND_ROUTE, {})).toBeUndefined()
  expect(await answer('/dallas')).toBeUndefined()
})

test('a page with its own telephone number shows it instead of the site’s', async () => {
  const shown = (html = '') => html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
  expect(shown(await answer('/thanks'))).toContain('(802) 555-0100')
  const plano = shown(await answer('/plano'))
  expect(plano).toContain('(972) 555-0199')
  expect(plano).not.toContain('(802) 555-0100')
})

test('the thank-you page says that the sample form sent nothing; without a form, cards say how to reach the business', async () => {
  expect(await answer('/thanks')).toContain('Nothing was sent')
  const quote = { type: 'quote', title: 'Ask us', form: { title: 'Free quote' } }
  const documents = (provider: string) => ({
    ...DOCUMENTS,
    'site.json': { ...DOCUMENTS['site.json'], embeds: { quoteForm: { provider, thanks: '/thanks' } } },
    'pages/ask.json': page([prose({ level: 1 }), quote]),
  })
  expect(await answer('/ask', documents('sample'))).toContain('data-src="/embeds/quote-form')
  const withoutForm = await answer('/ask', documents('none'))
  expect(withoutForm).not.toContain('data-src=')
  expect(withoutForm).toMatch(/Call <a [^>]*>\(802\) 555-0100<\/a> or write to <a href="mailto:hello@acme.example">/)
  expect(await answer('/thanks', documents('none'))).not.toContain('Nothing was sent')
})

const HERO = { type: 'hero', variant: 'city', title: 'Vans', lead: 'Ours.', image: { src: PICTURE, alt: 'A van' } }

test('the first picture is preloaded', async () => {
  const html = (await answer('/', { 'pages/index.json': page([HERO]) })) ?? ''
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toMatch(/<link rel="preload" as="image"[^>]* imageSrcSet="\/assets\/images\/truck-[^>]*>/)
  expect(head).not.toContain('NaN')
})

const SAMPLE = { 'site.json': validSite({ embeds: { quoteForm: { provider: 'sample' } } }) }

test('the frame of the sample quote form is a document that search engines don’t index', async () => {
  const html = await answer(QUOTE_FORM_ROUTE, SAMPLE)
  expect(html).toContain('<title>Quote form</title>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('<link rel="icon"')
})

test('it leads to the thank-you page, or else to the home page, and has the site’s icon', async () => {
  const html = await answer(QUOTE_FORM_ROUTE)
  expect(html).toMatch(/<form [^>]*action="\/thanks"/)
  expect(html).toContain(`<link rel="icon" href="${LOGO}"/>`)
  expect(await answer(QUOTE_FORM_ROUTE, SAMPLE)).toMatch(/<form [^>]*action="\/"/)
  expect(await answer(QUOTE_FORM_ROUTE, {})).toBeUndefined()
})

test('in development, what a build would leave out says so', async () => {
  const site = openedSite({}, pictures)
  const [home] = site.pages
  const labels = { page: 'is a draft', sections: ['isn’t on the site before 2026-04-01'] }
  const model = await modelOf(site)
  const html = renderPage({ ...home!, labels }, model)
  expect(html).toContain('This page is a draft.</p>')
  expect(html).toMatch(/-->.*This section isn’t on the site before 2026-04-01\.<\/p><section/)
  expect(renderPage({ ...home!, labels }, model, { head: '', body: '' })).not.toContain('plat-schedule')
})

test('a notice comes after the header, and has a button that closes it only if it may be closed', async () => {
  const render = (notice: object) =>
    answer('/', { ...DOCUMENTS, 'site.json': { ...DOCUMENTS['site.json'], notice } as object })
  const text = 'Closed on [Monday](/plano).'
  const button = { label: 'Call', href: 'tel:{tel}' }
  expect(await render({ text, button })).toMatch(
    /<\/header><aside class="[^"]*" aria-label="Notice"><div[^>]*><p>Closed on <a href="\/plano">Monday<\/a>\.<\/p><a href="tel:\+18025550100"[^>]*>.*?<\/a><\/div><\/aside><main/,
  )
  const [first, same, other] = await Promise.all([
    render({ text, dismissible: true }),
    render({ text, dismissible: true, button }),
    render({ text: 'Open again.', dismissible: true }),
  ])
  const keyOf = (html = '') => /<aside [^>]*data-notice="(\w+)"><div.*<button [^>]*hidden="">/.exec(html)?.[1]
  expect(keyOf(first)).toBeDefined()
  expect(keyOf(same)).toBe(keyOf(first))
  expect(keyOf(other)).not.toBe(keyOf(first))
})

test('the page of an article names the feed, unless search engines must not list it', async () => {
  const article = { type: 'article', title: 'Rye', date: '2026-04-01', author: 'Ana', body: 'Words.' }
  const feedOf = async (more: object = {}) => {
    const html = await answer('/rye', { ...DOCUMENTS, 'pages/rye.json': page([article], more) })
    return /<link rel="alternate"[^>]*>/.exec(html ?? '')?.[0]
  }
  expect(await feedOf()).toBe('<link rel="alternate" type="application/atom+xml" title="Acme" href="/feed.xml"/>')
  expect(await feedOf({ index: false })).toBeUndefined()
})
