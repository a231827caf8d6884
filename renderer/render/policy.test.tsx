import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Embeds, Section, Site } from '../../schemas/types'
import { modelWith, resolvedPage, validSite } from '../../tests/sites'
import { renderPage } from './render-page'
import { sitePolicy } from './policy'

const TAGS = { head: '', body: '<script src="/assets/client.js" type="module" async></script>' }
const SECTIONS: Record<string, Section> = {
  quote: { type: 'quote', title: 'Ask us', form: { title: 'Free quote' } },
  financing: { type: 'financing', title: 'Pay later', text: 'In parts.' },
  booking: { type: 'booking', title: 'When?', button: 'Choose' },
  google: { type: 'map', title: 'Where', provider: 'google', query: 'Stowe' },
  openstreetmap: { type: 'map', title: 'Where', provider: 'openstreetmap', query: 'Stowe' },
  prose: { type: 'prose', title: 'Words', body: 'Text.' },
  youtube: videoOf('youtube'),
  vimeo: { type: 'videos', title: 'Films', items: [videoOf('vimeo').video, videoOf('vimeo').video] },
}

function videoOf(provider: 'youtube' | 'vimeo') {
  const video = { provider, id: 'dQw4w9WgXcQ', title: 'A day', poster: { src: '/images/a.jpg', alt: 'A day' } }
  return { type: 'video' as const, title: 'See us', video }
}

const siteWith = (embeds: Embeds): Site =>
  validSite({ embeds, address: { ...validSite().address, coordinates: '44.5, -72.7' } })

/** A page of one section as a build renders it, and the directives of its policy. */
function rendered(section: string, site: Site) {
  const images = Object.fromEntries(
    ['/images/a.jpg', validSite().logo.light.src].map((src) => [src, { width: 9, height: 9, variants: [] }]),
  )
  const page = resolvedPage({ title: 'A', description: 'A', sections: [SECTIONS[section]] })
  const html = renderPage(page, modelWith({ site, images }), TAGS)
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  return { html, policy: directivesOf(content.replaceAll('&#x27;', "'")) }
}

const directivesOf = (policy: string): Record<string, string[] | undefined> =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]))

/** Whether a source of a policy has an address: "https://*.jotform.com" has https://form.jotform.com/7. */
function hasAddress(source: string, address: string): boolean {
  if (source === "'self'") return address.startsWith('/')
  return address.startsWith('https:') && new URL(address).origin.endsWith(source.replace('https://*', ''))
}

const ALLOWED = ['forms.example.com', 'next.example.com']
const FORM: Embeds = { allowedHosts: ALLOWED, quoteForm: { provider: 'frame', url: 'https://forms.example.com/q' } }
const PARTNER: Embeds = { allowedHosts: ALLOWED, financing: { url: 'https://forms.example.com:8443/apply' } }
const form = (provider: NonNullable<Embeds['quoteForm']>['provider']): Embeds => ({ quoteForm: { provider, id: 'x1' } })

test.each<[string, string, Embeds, string[]]>([
  ['only text', 'prose', FORM, ["'none'"]],
  ['a card without a form', 'quote', form('none'), ["'none'"]],
  ['the sample form', 'quote', form('sample'), ["'self'"]],
  ['a form of LeadConnector', 'quote', form('leadconnector'), ["'self'", 'https://*.leadconnectorhq.com']],
  ['a form of Jotform', 'quote', form('jotform'), ["'self'", 'https://*.jotform.com']],
  ['a form of Typeform', 'quote', form('typeform'), ["'self'", 'https://*.typeform.com']],
  ['a form of Google', 'quote', form('google-forms'), ["'self'", 'https://docs.google.com']],
  ['a form of an allowed host', 'quote', FORM, ["'self'", ...ALLOWED.map((host) => `https://${host}`)]],
  [
    'a partner',
    'financing',
    PARTNER,
    ["'self'", 'https://forms.example.com:8443', ...ALLOWED.map((host) => `https://${host}`)],
  ],
  ['no partner', 'financing', {}, ["'none'"]],
  ['a calendar', 'booking', { booking: { url: 'https://cal.com/acme' } }, ['https://cal.com']],
  ['no calendar', 'booking', {}, ["'none'"]],
  ['a map of Google', 'google', FORM, ['https://www.google.com']],
  ['a map of OpenStreetMap', 'openstreetmap', FORM, ['https://www.openstreetmap.org']],
  ['a video of YouTube', 'youtube', FORM, ['https://www.youtube-nocookie.com']],
  ['videos of Vimeo', 'vimeo', FORM, ['https://player.vimeo.com']],
])('a page with %s may frame what its sections need, and nothing else', (_, section, embeds, sources) => {
  const site = siteWith(embeds)
  const { html, policy } = rendered(section, site)
  expect(policy['frame-src']).toEqual(sources)
  const frames = [...html.matchAll(/ data-(frame-)?src="([^"]*)"/g)].filter(([, , src]) => !src?.startsWith('/images/'))
  const isAllowed = (name: string, address: string) => policy[name]?.some((source) => hasAddress(source, address))
  for (const [, , address = ''] of frames) {
    expect(isAllowed('frame-src', address), `a frame of ${address}`).toBe(true)
    expect(isAllowed('connect-src', address), `a request to ${address}`).toBe(true)
  }
  expect(frames.length > 0).toBe(sources[0] !== "'none'")
  expect(directivesOf(sitePolicy(site))['frame-src']).toEqual(
    expect.arrayContaining(sources.filter((source) => source !== "'none'")),
  )
})

const OWN_FORM: NonNullable<Embeds['quoteForm']> = {
  provider: 'post',
  thanks: '/',
  fields: [{ type: 'phone', required: true }],
}

test.each<[Embeds['quoteForm'], string[]]>([
  [{ ...OWN_FORM, service: 'formspree', id: 'abc' }, ["'self'", 'https://formspree.io/f/abc']],
  [{ ...OWN_FORM, service: 'netlify', id: 'quote' }, ["'self'"]],
  [
    { ...OWN_FORM, service: 'address', action: 'https://forms.example.com/a;b?to=us' },
    ["'self'", 'https://forms.example.com/a%3Bb'],
  ],
])('only a page with a form may send to its address: %j', (quoteForm, sources) => {
  const site = siteWith({ quoteForm })
  expect(rendered('quote', site).policy).toMatchObject({ 'form-action': sources, 'connect-src': sources })
  expect(rendered('quote', site).policy['frame-src']).toEqual(["'none'"])
  expect(rendered('prose', site).policy).toMatchObject({ 'form-action': ["'self'"], 'connect-src': ["'self'"] })
  expect(directivesOf(sitePolicy(site))['form-action']).toEqual(sources)
})

test('a page allows its own styles by their hash, code only from the site’s files, and forms only to the site', () => {
  const { html, policy } = rendered('prose', siteWith({}))
  const [, styles = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'style-src': ["'self'", `'sha256-${hash('sha256', styles, 'base64')}'`],
    'script-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'trusted-types': ["'none'"],
  })
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<style>'))
})

test('a page allows the analytics service and the image service', () => {
  const embeds: Embeds = { analytics: { provider: 'plausible', id: 'acme.example' } }
  const { policy } = rendered('prose', {
    ...siteWith(embeds),
    imageHost: { provider: 'imgix', url: 'https://acme.imgix.net/site' },
  })
  expect(policy).toMatchObject({
    'script-src': ["'self'", 'https://plausible.io/js/script.js'],
    'connect-src': ["'self'", 'https://plausible.io'],
    'img-src': ["'self'", 'data:', 'https://acme.imgix.net', 'https://plausible.io'],
    'trusted-types': ['analytics'],
  })
})

test('a page allows what counts the conversions of advertisements, and what those show in frames', () => {
  const embeds: Embeds = { conversions: { googleAds: { id: 'AW-1' }, meta: { id: '2' } } }
  const { html, policy } = rendered('prose', siteWith(embeds))
  expect(policy['script-src']).toEqual(
    expect.arrayContaining([
      'https://www.googletagmanager.com/gtag/js',
      'https://www.googleadservices.com',
      'https://connect.facebook.net/en_US/fbevents.js',
    ]),
  )
  expect(policy['frame-src']).toEqual(['https://www.googletagmanager.com', 'https://td.doubleclick.net'])
  expect(policy['trusted-types']).toEqual(['analytics', 'goog#html', 'connect.facebook.net/fbevents'])
  expect(policy['img-src']).toContain('https://www.facebook.com')
  expect(html).toContain('data-ads="AW-1" data-meta="2"')
})

test('a page asks for consent in the author’s words, if something counts', () => {
  const consent = { title: 'May we count?', text: 'See [privacy](/).', accept: 'Yes', decline: 'No', change: 'Change' }
  const analytics = { provider: 'plausible', id: 'acme.example' } as const
  expect(rendered('prose', siteWith({ analytics, consent })).html).toContain('May we count?')
  expect(rendered('prose', siteWith({ consent })).html).not.toContain('May we count?')
})

test('the header restricts who frames the site, and leaves styles to each page', () => {
  const policy = directivesOf(sitePolicy(siteWith({})))
  expect(policy).toMatchObject({ 'frame-ancestors': ["'self'"], 'object-src': ["'none'"], 'script-src': ["'self'"] })
  expect(Object.keys(policy)).not.toContain('style-src')
})
