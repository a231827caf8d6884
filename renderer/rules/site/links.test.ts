import { describe, expect, test } from 'vitest'
import { brokenRules, messagesOf, reported, wholePage } from '../../../tests/problems'
import { otherPage } from '../definition/examples'

describe('broken-link', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.', level: 1 }
  const linkTo = (href: string) => ({ type: 'banner', title: 'Ask us', buttons: [{ label: 'Ask', href }] })
  const prices = (more: object = {}, body = 'Back to [the start](/).') => wholePage([{ ...prose, body }], more)

  test('queries, places and endings are not part of the address', () => {
    expect(reported('section', linkTo('/prcies?from=mail'), { 'pages/prices.json': prices() })).toEqual([
      'broken-link «/prcies?from=mail»: Did you mean "/prices"?',
    ])
    expect(reported('section', linkTo('/prices.html'), { 'pages/prices.json': prices() })).toEqual([
      'broken-link «/prices.html»: Did you mean "/prices"?',
    ])
    expect(reported('section', linkTo('/price%20list.pdf'), { 'public/price list.pdf': 'Bread' })).toEqual([])
  })

  test('a link can lead to an alias or a redirect', () => {
    const aliased = { 'pages/prices.json': prices({ aliases: ['/cost'] }) }
    expect(brokenRules('section', linkTo('/cost'), aliased)).not.toContain('broken-link')
    const linked = { 'pages/a.json': prices({}, '[x](/cost)') }
    expect(brokenRules('site', '"redirects": [{ "from": "/cost", "to": "/" }]', linked)).not.toContain('broken-link')
  })

  test('a link can lead to a page with errors', () => {
    expect(brokenRules('section', linkTo('/prices'), { 'pages/prices.json': '{ "title": ' })).toEqual(['syntax'])
    expect(brokenRules('section', linkTo('/prices'), { 'pages/prices.json': '[]' })).toEqual(['wrong-type'])
    expect(brokenRules('section', linkTo('/prices'), { 'pages/Prices.json': prices() })).toEqual(['invalid-route'])
  })

  test('a link is not broken if its address is under a misspelled name', () => {
    expect(brokenRules('section', linkTo('/cost'), { 'pages/prices.json': prices({ alaises: ['/cost'] }) })).toEqual([
      'unknown-property',
    ])
  })

  const cost = { 'pages/a.json': prices({}, '[x](/cost)') }

  test('a link is not broken if its address may be in redirects that can’t be read', () => {
    expect(brokenRules('site', '"redirects": "/cost"', cost)).toEqual(['wrong-type'])
    const fine = Array.from({ length: 10 }, (_, index) => `{ "from": "/old-${index}", "to": "/" }`)
    expect(brokenRules('site', `"redirects": [${fine.join()}, null]`, cost)).toEqual(['wrong-type'])
  })

  test.each([
    ['in a redirect’s destination', '"redirects": [{ "from": "/old", "to": "start" }]', 'invalid-link'],
    ['in the site’s own address', '  "url": "https://acme.example/shop"', 'wrong-form'],
    ['elsewhere in site.json', '"countryCode": "44"', 'wrong-form'],
    ['in an odd place', '"footer2": { "aliases": 1 }', 'unknown-property'],
  ])('a mistake %s hides no broken link', (_, members, rule) => {
    expect(brokenRules('site', members, cost).sort()).toEqual(['broken-link', rule].sort())
  })

  test('another link to the same address doesn’t count as a misspelled alias, however it is spaced', () => {
    const page = `{
    "title": "A page", "descripton": "What it says, in a sentence.",
    "sections": [
      { "type": "prose", "title": "Words", "body": "Text.", "level": 1 },
      { "type": "banner", "title": "Ask us", "buttons": [{ "label": "Ask", "href" :
        "/cost" }, { "label": "Ask", "href":"/cost" }] }
    ]
  }`
    expect(brokenRules('page', page)).toEqual(['unknown-property', 'broken-link', 'broken-link'])
  })

  test.each([
    ['null', 'wrong-type'],
    ['{ "from": "cost", "to": "/" }', 'invalid-old-address'],
  ])('a redirect that is %s may be the one that the link needs', (redirect, rule) => {
    expect(brokenRules('site', `"redirects": [${redirect}]`, cost)).toEqual([rule])
  })
})

describe('broken-link to an old address', () => {
  const redirects = `"redirects": [
    { "from": "/Cost.html", "to": "/" },
    { "from": "/?p=2", "to": "/towns/stowe" },
    { "from": "/areas/*", "to": "/towns/*" },
    { "from": "/blog/*", "to": "https://blog.example/*" }
  ]`
  const towns = { 'pages/towns/stowe.json': otherPage('Stowe', 'We come to [Main Street](/).') }
  const linkTo = (link: string) => ({
    ...towns,
    'pages/index.json': otherPage('Home', `We work in [Stowe](/towns/stowe), and [here](${link}).`),
  })

  test.each(['/Cost.html', '/?p=2', '/areas/stowe', '/areas/stowe?from=ad#top', '/blog/2019/may', '/sitemap.xml'])(
    'a link to %s leads somewhere',
    (link) => {
      expect(brokenRules('site', redirects, linkTo(link))).not.toContain('broken-link')
    },
  )

  test.each([
    ['/cost.html', 'leads to /cost.html, but there is no such page'],
    ['/areas/stow', 'leads to /areas/stow, which redirects to /towns/stow, but there is no such page'],
  ])('a link to %s leads nowhere', (link, message) => {
    expect(messagesOf('site', redirects, linkTo(link))).toEqual([message])
  })

  test('a wildcard leads to a folder with pages', () => {
    const members = '"redirects": [{ "from": "/areas/*", "to": "/places/*" }]'
    expect(messagesOf('site', members, towns)).toEqual(['leads to /places/*, but there is no page below /places/'])
  })
})

describe('broken-anchor', () => {
  const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

  test('a link to a place on another page is checked too', () => {
    const files = { 'pages/prices.json': wholePage([prose('Fair.', { id: 'fees', level: 1 })]) }
    expect(reported('section', prose('[Fees](/prices#fee)'), files)).toEqual([
      'broken-anchor «/prices#fee»: Did you mean "#fees"?',
    ])
  })

  test('a broken link in a shared section on several pages is reported once', () => {
    const files = {
      'shared/words.json': prose('[Fees](#fees)'),
      'pages/prices.json': wholePage([prose('Fair.', { level: 1 }), { use: 'words' }]),
    }
    expect(brokenRules('section', { use: 'words' }, files)).toEqual(['broken-anchor'])
    const what = 'leads to #fees, but nothing on / or'
    expect(messagesOf('section', { use: 'words' }, files)).toEqual([`${what} 1 other page has that id`])
    const third = { 'pages/rates.json': files['pages/prices.json'] }
    expect(messagesOf('section', { use: 'words' }, { ...files, ...third })).toEqual([
      `${what} 2 other pages has that id`,
    ])
  })

  test('every broken link is reported, with the id that its section lacks', () => {
    expect(reported('section', prose('[Fees](#fees), [rules](#house-rules).'))).toEqual([
      'broken-anchor «#fees»: Add "id": "fees" to the section that it should lead to.',
      'broken-anchor «#house-rules»: Add "id": "house-rules" to the section that it should lead to.',
    ])
    expect(messagesOf('section', prose('[Fees](#fees)'))).toEqual(['leads to #fees, but nothing on / has that id'])
  })

  test.each([
    ['an id under a misspelled name', prose('Text.', { dd: 'fees' }), 'unknown-property'],
    ['a section whose type is misspelled', prose('Text.', { type: 'prosa', id: 'fees' }), 'unknown-section-type'],
    ['a shared section that has an error', { use: 'words' }, 'unknown-property'],
  ])('on a page with %s, anchors are not reported', (_, section, rule) => {
    const page = wholePage([prose('[Fees](#fees)', { level: 1 }), section])
    const shared: Record<string, object> =
      'use' in section ? { 'shared/words.json': prose('Text.', { dd: 'fees' }) } : {}
    expect(brokenRules('page', page, shared)).toEqual([rule])
  })
})
