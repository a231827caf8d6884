import { describe, expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { type Documents, openedSite, page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { SMALLEST_SITE } from '../example-site'
import { findUsage } from './find-usage'

const site = SMALLEST_SITE['site.json']

const banner = {
  type: 'banner',
  variant: 'card',
  title: 'Call',
  buttons: [
    { label: 'Call {phone}', href: 'tel:{tel}', icon: 'phone' },
    { label: 'Read', href: '/old-about?from=plano#team' },
  ],
}

const DOCUMENTS: Documents = {
  'site.json': {
    ...site,
    redirects: [null, 'x', { from: 5, to: '/about' }, { to: '/about' }, { from: '/old-about', to: '/about' }],
    footer: { text: 'Near {town}', copyright: '© {cty}' },
  },
  'shared/words.json': prose({
    title: 'In {city}',
    body: '{city}: [us](/us), [more](#more), [a law](https://law.example/a#b).',
  }),
  'shared/spare.json': banner,
  // words that look like a picture or an icon, but aren't
  'pages/about.json': page([prose(), prose({ title: 5, body: '/images/none.jpg' })], {
    aliases: ['/us'],
    image: '/images/logo-mark.svg',
  }),
  'pages/broken.json': '{ "title": "{town}"',
  'pages/plano.json': page([{ use: 'none' }, { use: 'words' }, banner, { title: 'No type' }, null as never], {
    vars: { city: 'Plano' },
  }),
  'pages/wylie.json': page([{ use: 'words', title: 'Wylie' }], { vars: { city: 'Wylie' }, aliases: 'wylie' }),
}

const ALL = '/about, /, /plano, /wylie'

const report = (kind: string, name: string, documents: Documents = {}) =>
  findUsage(openedSite({ ...DOCUMENTS, ...documents }), kind, name)

/** The uses in the form "pages/plano.json/sections/0 on /plano, /wylie: detail". */
const uses = (kind: string, name: string, documents?: Documents): string[] =>
  report(kind, name, documents).uses.map(
    ({ file, pointer, pages, detail }) =>
      `${file.replace('site.config/', '')}${pointer} on ${pages.join(', ') || 'no page'}${detail ? `: ${detail}` : ''}`,
  )

const USES: Record<string, string[]> = {
  // a section is found at its place in the page, also after an unknown shared section; unused sections come last
  'section banner': ['pages/plano.json/sections/2 on /plano: Call', 'shared/spare.json on no page: Call'],
  'section prose': [
    'pages/about.json/sections/0 on /about: Words',
    'pages/about.json/sections/1 on /about',
    'pages/index.json/sections/0 on /: Words',
    'pages/plano.json/sections/1 on /plano: In Plano',
    'pages/wylie.json/sections/0 on /wylie: Wylie',
  ],
  'shared words': [
    'pages/plano.json/sections/1/use on /plano',
    'pages/wylie.json/sections/0/use on /wylie: except title',
  ],
  'shared spare': [],
  // a field is found where it was written; a text that pages show differently is quoted as written
  'field prose.level': ['pages/index.json/sections/0/level on /: 1'],
  'field prose.body': [
    'pages/about.json/sections/0/body on /about: "Text."',
    'pages/about.json/sections/1/body on /about: "/images/none.jpg"',
    'pages/index.json/sections/0/body on /: "Text."',
    'shared/words.json/body on /plano, /wylie: "{city}: [us](/us), [more](#more), [a law](https://law.exam…',
  ],
  'variable city': [
    'shared/words.json/title on /plano, /wylie: "In {city}"',
    'shared/words.json/body on /plano, /wylie: "{city}: [us](/us), [more](#more), [a law](https://law.exam…',
  ],
  'variable town': [`site.json/footer/text on ${ALL}: "Near {town}"`],
  'variable {phone}': [
    'pages/plano.json/sections/2/buttons/0/label on /plano: "Call {phone}"',
    'shared/spare.json/buttons/0/label on no page: "Call {phone}"',
  ],
  // a variable without a value
  'variable cty': [`site.json/footer/copyright on ${ALL}: "© {cty}"`],
  'variable zip': [],
  'icon phone': ['pages/plano.json/sections/2/buttons/0/icon on /plano', 'shared/spare.json/buttons/0/icon on no page'],
  'image truck.jpg': [],
  // links to aliases and redirects count, and links in Markdown; anchors and queries don't matter
  'link about': [
    ...[2, 3, 4].map((at) => `site.json/redirects/${at}/to on ${ALL}: /about`),
    'shared/words.json/body on /plano, /wylie: /us',
    'pages/plano.json/sections/2/buttons/1/href on /plano: /old-about?from=plano#team',
    'shared/spare.json/buttons/1/href on no page: /old-about?from=plano#team',
  ],
  'link #more': ['shared/words.json/body on /plano, /wylie: #more'],
  'link https://law.example/a#b': ['shared/words.json/body on /plano, /wylie: https://law.example/a#b'],
  'link /wylie': [],
}

const LISTS: Documents = {
  'pages/plano.json': page([
    { type: 'testimonials', title: 'Said', items: { list: 'said', where: { city: 'Plano' } } },
  ]),
  'pages/wylie.json': page([{ use: 'heard' }], { vars: { city: 'Wylie' } }),
  'shared/heard.json': { type: 'testimonials', title: 'Heard', items: { list: 'said', limit: 2 } },
  'lists/said.json': {
    of: 'testimonial',
    entries: [
      { text: 'Fine.', author: 'Dana R.', rating: 5, city: 'Plano' },
      { text: 'Call {phone}.', author: 'Luis M.', rating: 4 },
      { text: 'Ask {business}.', author: 'Ann W.', rating: 5 },
    ],
  },
}

test.each([
  [
    'list',
    'said',
    [
      'pages/plano.json/sections/0/items on /plano: 1 of 3 entries',
      'shared/heard.json/items on /wylie: 2 of 3 entries',
      'lists/said.json/entries/0 on /plano, /wylie: "Fine."',
      'lists/said.json/entries/1 on /wylie: "Call {phone}."',
      'lists/said.json/entries/2 on no page: "Ask {business}."',
    ],
  ],
  ['variable', 'business', ['lists/said.json/entries/2/text on no page: "Ask {business}."']],
  ['text', 'Luis', ['lists/said.json/entries/1/author on /wylie: "Luis M."']],
  ['text', 'ask', ['lists/said.json/entries/2/text on no page: "Ask {business}."']],
  [
    'field',
    'testimonials.items.rating',
    ['lists/said.json/entries/0/rating on /plano, /wylie: 5', 'lists/said.json/entries/1/rating on /wylie: 4'],
  ],
])('the %s %s, in lists', (kind, name, places) => {
  expect(uses(kind, name, { ...LISTS, 'shared/spare.json': undefined })).toEqual(places)
})

describe('where it is used', () => {
  test.each(Object.entries(USES))('the %s', (asked, places) => {
    const [kind = '', name = ''] = asked.split(' ')
    expect(uses(kind, name)).toEqual(places)
  })

  test.each(['logo-mark.svg', './logo-mark.svg', 'images/logo-mark.svg', './public/images/logo-mark.svg'])(
    'the picture %s, on every page where site.json names it',
    (name) => {
      expect(report('image', name).name).toBe('/images/logo-mark.svg')
      expect(uses('image', name)).toEqual([
        `site.json/logo/light/src on ${ALL}`,
        `site.json/logo/dark/src on ${ALL}`,
        'pages/about.json/image on /about',
      ])
    },
  )

  test('a text with two links is listed once, as it is written', () => {
    const body = prose({ body: 'From [Wylie](/wylie) to [its top](/wylie#top).' })
    expect(uses('link', '/wylie', { 'pages/index.json': page([body]) })).toEqual([
      'pages/index.json/sections/0/body on /: "From [Wylie](/wylie) to [its top](/wylie#top)."',
    ])
  })

  test('a site without site.json, and one with invalid redirects', () => {
    expect(uses('variable', 'city', { 'site.json': undefined })).toHaveLength(2)
    expect(uses('link', '/us', { 'site.json': { ...site, redirects: 'none' } })).toHaveLength(1)
  })
})

describe('a field', () => {
  test.each(['banner.buttons.icon', 'banner.buttons[].icon', 'banner.buttons[12].icon'])(
    '%s is counted in every entry that could have it',
    (name) => {
      expect(report('field', name)).toMatchObject({ name, uses: [{}, {}], leftOut: 2, values: undefined })
    },
  )

  const testimonials = { type: 'testimonials', items: [{ rating: 3 }, { rating: 5 }, { rating: 5 }] }

  test.each<[string, Record<string, number>, Documents?]>([
    ['prose.level', { 1: 1, 2: 0 }, { 'pages/index.json': page([prose({ level: 1 })]) }],
    ['banner.variant', { card: 2 }],
    ['prose.hideOnPhones', { true: 0, false: 0 }],
    ['testimonials.items.rating', { 5: 2, 3: 1 }, { 'pages/index.json': page([testimonials]) }],
  ])('the values of %s are counted, most used first, and those that nobody says', (name, counts, documents) => {
    const { values = [] } = report('field', name, documents)
    expect(Object.fromEntries(values.map(({ value, count }) => [String(value), count]))).toMatchObject(counts)
    expect(values.map(({ count }) => count)).toEqual(values.map(({ count }) => count).toSorted((a, b) => b - a))
  })

  test('the name of a type lists all of its fields, also those in lists, except "type"', () => {
    const { fields = [], description } = report('field', 'banner')
    expect(description).toMatch(/\w/)
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'title', required: true, count: 2 },
        { field: 'buttons.label', required: true, count: 4 },
        { field: 'buttons.look', required: false, count: 0 },
      ]),
    )
    expect(fields.map(({ field }) => field)).not.toContain('type')
  })
})

test.each([
  ['sectoin', 'hero', 'there is no kind "sectoin". Did you mean "section"?'],
  ['constructor', 'hero', 'there is no kind "constructor". Choose one of: section, shared, list'],
  ['hero', '', 'there is no kind "hero". Did you mean "section hero"?'],
  ['section', '', 'add a name after "section". See `npm run usage -- --help` for examples.'],
  ['section', 'bannr', 'there is no section type "bannr". Did you mean "banner"?'],
  ['section', 'zzzzzzzzzzzz', /^there is no section type "zzzzzzzzzzzz". There are: banner, .*, prose, .*[a-z]\.$/],
  ['shared', 'wrds', 'there is no shared section "wrds". Did you mean "words"?'],
  ['shared', 'zzzzzzzzzzzz', /^there is no shared section "zzzzzzzzzzzz". There are: spare, words\.$/],
  ['field', 'banner.button.label', 'banner has no field "button.label". Did you mean "buttons.label"?'],
  ['field', 'banner.zzzzzzzzzz', 'banner has no field "zzzzzzzzzz". npm run usage -- field banner lists its fields.'],
  ['image', 'logo-mrk.svg', 'there is no picture logo-mrk.svg. Did you mean "/images/logo-mark.svg"?'],
  ['icon', 'phoen', 'Lucide has no icon "phoen". Did you mean "phone"?'],
  ['variable', 'phon', 'there is no variable "phon". Did you mean "phone"?'],
  [
    'variable',
    'zzzzzzzzzzzz',
    /^there is no variable "zzzzzzzzzzzz"\. There are: business, phone, .*, hours, license, fax, year, city\.$/,
  ],
  ['link', '/abuot', 'no page has the address /abuot, and nothing links to it. Did you mean "/about"?'],
  [
    'link',
    '/zzzzzzz',
    'no page has the address /zzzzzzz, and nothing links to it. Give an address such as /contactus.',
  ],
])('%s %s is unknown', (kind, name, sentence) => {
  expect(() => report(kind, name)).toThrow(sentence)
})

test('without shared sections, the error says that the folder is empty', () => {
  expect(() => findUsage(openedSite(), 'shared', 'words')).toThrow('The folder shared/ is empty.')
})

test('--format json prints plain data, and notes errors of the site on stderr', async () => {
  const folder = temporarySite({ 'pages/plano.json': page([prose({ ttle: 'x' })]) })
  const args = ['field', 'prose.level', '--site', folder, '--format', 'json']
  const { status, stdout, stderr } = await runCommand('usage', ...args)
  expect(status).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'field', uses: [{ pages: ['/'], line: 9 }], leftOut: 1 })
  expect(stderr).toMatch(/^note: the site has 1 error\b.*\n$/)
})
