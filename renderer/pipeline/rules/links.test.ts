import { describe, expect, test } from 'vitest'
import { rulesBroken, saidOf, told, wholePage } from '../../../tests/told'
import { SMALLEST_SITE } from '../../../scripts/example-site'

describe('broken-link', () => {
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
      rulesBroken('site', '"redirects": [{ "from": "/cost", "to": "/" }]', {
        'pages/a.json': prices({}, '[x](/cost)'),
      }),
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

  const cost = { 'pages/a.json': prices({}, '[x](/cost)') }

  test('redirects that can’t be read may hold the one that is meant, wherever in their list', () => {
    expect(rulesBroken('site', '"redirects": "/cost"', cost)).toEqual(['wrong-type'])
    const fine = Array.from({ length: 10 }, (_, index) => `{ "from": "/old-${index}", "to": "/" }`)
    expect(rulesBroken('site', `"redirects": [${fine.join()}, null]`, cost)).toEqual(['wrong-type'])
  })

  test.each([
    ['of where a redirect leads', '"redirects": [{ "from": "/old", "to": "start" }]', 'invalid-link'],
    ['elsewhere in site.json', '"countryCode": "44"', 'wrong-form'],
    ['in an odd place', '"footer2": { "aliases": 1 }', 'unknown-property'],
  ])('a mistake %s hides no broken link', (_, members, rule) => {
    expect(rulesBroken('site', members, cost).sort()).toEqual(['broken-link', rule].sort())
  })

  test('an address that a section names by mistake hides no broken link', () => {
    const section = { type: 'prose', title: 'Words', body: 'Text.', aliases: ['/other'] }
    expect(rulesBroken('section', section, cost).sort()).toEqual(['broken-link', 'unknown-property'])
  })

  test('the address under another name than that of a link may be what the document is to answer', () => {
    const navigation = (extra: string) => ({
      ...SMALLEST_SITE['site.json'],
      navigation: [{ label: 'Home', href: '/', [extra]: '/cost' }],
    })
    expect(rulesBroken('site.json', navigation('from'), cost)).toEqual(['unknown-property'])
  })

  test('a link to the address is no such name, however it is spaced', () => {
    const page = `{
    "title": "A page", "descripton": "What it says, in a sentence.",
    "sections": [
      { "type": "prose", "title": "Words", "body": "Text.", "level": 1 },
      { "type": "banner", "title": "Ask us", "buttons": [{ "label": "Ask", "href" :
        "/cost" }, { "label": "Ask", "href":"/cost" }] }
    ]
  }`
    expect(rulesBroken('page', page)).toEqual(['unknown-property', 'broken-link', 'broken-link'])
  })

  test('a page without errors answers at its addresses only, whatever its texts say', () => {
    expect(rulesBroken('section', linkTo('/cost'), { 'pages/prices.json': prices({ keywords: ['/cost'] }) })).toContain(
      'broken-link',
    )
  })

  test.each([
    ['null', 'wrong-type'],
    ['{ "from": "/Cost", "to": "/" }', 'invalid-route'],
  ])('a redirect that is %s may have been the one that is meant', (redirect, rule) => {
    const beside = { 'pages/a.json': prices({}, '[x](/cost)') }
    expect(rulesBroken('site', `"redirects": [${redirect}]`, beside)).toEqual([rule])
  })
})

describe('broken-anchor', () => {
  const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

  test('the questions of a FAQ can be led to', () => {
    const faq = {
      type: 'faq',
      title: 'Questions',
      items: [{ question: 'Are you open?', answer: 'See [here](#faq-are-you-open).' }],
    }
    expect(told('section', faq)).toEqual([])
  })

  test('a place on another page', () => {
    const beside = { 'pages/prices.json': wholePage([prose('Fair.', { id: 'fees', level: 1 })]) }
    expect(told('section', prose('[Fees](/prices#fee)'), beside)).toEqual([
      'broken-anchor «/prices#fee»: Did you mean "#fees"?',
    ])
  })

  test('a link of a shared section that leads nowhere on several pages is told once', () => {
    const beside = {
      'shared/words.json': prose('[Fees](#fees)'),
      'pages/prices.json': wholePage([prose('Fair.', { level: 1 }), { use: 'words' }]),
    }
    expect(rulesBroken('section', { use: 'words' }, beside)).toEqual(['broken-anchor'])
    const what = 'leads to #fees, but nothing on / and'
    expect(saidOf('section', { use: 'words' }, beside)).toEqual([`${what} 1 other page has that id`])
    const third = { 'pages/rates.json': beside['pages/prices.json'] }
    expect(saidOf('section', { use: 'words' }, { ...beside, ...third })).toEqual([`${what} 2 other pages has that id`])
  })

  test('every link that leads nowhere is told, with what its target lacks', () => {
    expect(told('section', prose('[Fees](#fees), [rules](#house-rules).'))).toEqual([
      'broken-anchor «#fees»: Give the section it should lead to an "id": "fees".',
      'broken-anchor «#house-rules»: Give the section it should lead to an "id": "house-rules".',
    ])
    expect(saidOf('section', prose('[Fees](#fees)'))).toEqual(['leads to #fees, but nothing on / has that id'])
  })

  test('nothing is missed on a page with a shared section that has an error', () => {
    const page = wholePage([prose('[Fees](#fees)', { level: 1 }), { use: 'words' }])
    expect(rulesBroken('page', page, { 'shared/words.json': prose('Text.', { dd: 'fees' }) })).toEqual([
      'unknown-property',
    ])
  })

  test.each([
    ['an id under a misspelt name', { type: 'prose', dd: 'fees', title: 'Words', body: 'Text.' }, 'unknown-property'],
    [
      'a section whose type is misspelt',
      { type: 'prosa', id: 'fees', title: 'Words', body: 'Text.' },
      'unknown-section-type',
    ],
  ])('nothing is missed on a page with %s', (_, section, rule) => {
    const page = wholePage([prose('[Fees](#fees)', { level: 1 }), section])
    expect(rulesBroken('page', page)).toEqual([rule])
  })
})
