import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../example-site'
import { openedSite, page, prose } from '../../tests/sites'
import { USAGE_KINDS } from './find-usage'
import type { UsageReport } from './usage-report'

describe('find-usage', () => {
  const banner = {
    type: 'banner',
    variant: 'card',
    title: 'Call',
    buttons: [
      { label: 'Call {phone}', href: 'tel:{tel}', icon: 'phone' },
      { label: 'Read', href: '/old-about?from=plano#team' },
    ],
  }

  const documents = {
    'site.json': { ...SMALLEST_SITE['site.json'], redirects: [{ from: '/old-about', to: '/about' }] },
    'shared/words.json': prose({ title: 'In {city}', body: 'See [us](/us).' }),
    'shared/spare.json': banner,
    'pages/about.json': page([prose()], { aliases: ['/us'], image: '/images/logo-mark.svg' }),
    'pages/plano.json': page([{ use: 'words' }, banner], { vars: { city: 'Plano' } }),
    'pages/wylie.json': page([{ use: 'words', title: 'Wylie' }], { vars: { city: 'Wylie' } }),
  }

  /** A report, or why there is none. */
  function usage(kind: string, name: string): UsageReport | string {
    return USAGE_KINDS[kind]!(openedSite(documents), name)
  }

  /** The uses as "pages/plano.json /sections/0 on /plano, /wylie: detail". */
  function uses(kind: string, name: string): string[] {
    const report = usage(kind, name)
    if (typeof report === 'string') return [report]
    return report.uses.map(
      ({ file, pointer, pages, detail }) =>
        `${file.replace(/^.*site\.config\//, '')} ${pointer} on ${pages.join(', ') || 'no page'}: ${detail}`,
    )
  }

  test('a section type is told at its places in the pages, and where no page has it', () => {
    expect(uses('section', 'prose')).toEqual([
      'pages/about.json /sections/0 on /about: Words',
      'pages/index.json /sections/0 on /: Words',
      'pages/plano.json /sections/0 on /plano: In Plano',
      'pages/wylie.json /sections/0 on /wylie: Wylie',
    ])
    expect(uses('section', 'banner')).toEqual([
      'pages/plano.json /sections/1 on /plano: Call',
      'shared/spare.json  on no page: Call',
    ])
  })

  test.each([
    ['section', 'banner'],
    ['shared', 'words'],
    ['field', 'banner'],
    ['field', 'banner.title'],
    ['image', '/images/truck.jpg'],
    ['icon', 'phone'],
    ['variable', 'city'],
    ['link', '/about'],
  ])('%s %s is what the report is of', (kind, name) => {
    expect(usage(kind, name)).toMatchObject({ kind, name })
  })

  test.each([
    '/images/logo-mark.svg',
    'logo-mark.svg',
    './logo-mark.svg',
    'images/logo-mark.svg',
    'public/images/logo-mark.svg',
    './public/images/logo-mark.svg',
  ])('the picture %s is used by site.json on every page, and by a page', (name) => {
    const all = '/about, /, /plano, /wylie'
    expect(uses('image', name)).toEqual([
      `site.json /logo/light/src on ${all}: undefined`,
      `site.json /logo/dark/src on ${all}: undefined`,
      'pages/about.json /image on /about: undefined',
    ])
  })

  test('a picture and an icon that nobody uses have no uses', () => {
    expect(uses('image', 'truck.jpg')).toEqual([])
    expect(uses('icon', 'zap')).toEqual([])
  })

  test('an icon is told where it stands', () => {
    expect(uses('icon', 'phone')).toEqual([
      'pages/plano.json /sections/1/buttons/0/icon on /plano: undefined',
      'shared/spare.json /buttons/0/icon on no page: undefined',
    ])
  })

  test('a variable is told as it is written, once for a shared section', () => {
    expect(uses('variable', 'city')).toEqual(['shared/words.json /title on /plano, /wylie: "In {city}"'])
    expect(uses('variable', '{phone}')).toHaveLength(2)
    expect(uses('variable', 'zip')).toEqual([])
  })

  test('a page is found by links to its aliases and redirects, in Markdown too', () => {
    expect(uses('link', '/about')).toEqual([
      'site.json /redirects/0/to on /about, /, /plano, /wylie: /about',
      'shared/words.json /body on /plano, /wylie: /us',
      'pages/plano.json /sections/1/buttons/1/href on /plano: /old-about?from=plano#team',
      'shared/spare.json /buttons/1/href on no page: /old-about?from=plano#team',
    ])
    expect(uses('link', 'tel:+18025550100')).toEqual([
      'pages/plano.json /sections/1/buttons/0/href on /plano: tel:+18025550100',
      'shared/spare.json /buttons/0/href on no page: tel:+18025550100',
    ])
  })
})

describe('not-known', () => {
  const documents = {
    'shared/words.json': prose(),
    'shared/spare.json': prose(),
    // words are no pictures and no icons, whatever they say
    'pages/about.json': page([prose({ body: '/images/none.jpg' }), prose({ body: 'zzzicon' })]),
    'pages/plano.json': page([{ type: 'banner', title: 5, buttons: [{ label: 'Call', href: '/', icon: 'qqqicon' }] }]),
  }

  const usage = (kind: string, name: string, more: object = documents): UsageReport | string =>
    USAGE_KINDS[kind]!(openedSite({ ...more }), name)

  test.each([
    ['section', 'bannr', 'there is no section type "bannr". Did you mean "banner"?'],
    ['shared', 'wrds', 'there is no shared section "wrds". Did you mean "words"?'],
    ['field', 'bannr.title', 'there is no section type "bannr". Did you mean "banner"?'],
    ['field', 'banner.button.label', 'banner has no field "button.label". Did you mean "buttons.label"?'],
    ['field', 'banner.zzzzzzzzzz', 'banner has no field "zzzzzzzzzz". npm run usage -- field banner lists them.'],
    ['image', 'logo-mrk.svg', 'there is no picture logo-mrk.svg. Did you mean "/images/logo-mark.svg"?'],
    [
      'image',
      '/images/logo-mrk.svg',
      'there is no picture /images/logo-mrk.svg. Did you mean "/images/logo-mark.svg"?',
    ],
    ['icon', 'phoen', 'Lucide has no icon "phoen". Did you mean "phone"?'],
    ['variable', 'phon', 'there is no variable "phon". Did you mean "phone"?'],
    ['link', '/abuot', 'nothing has the address /abuot, and nothing links to it. Did you mean "/about"?'],
  ])('%s %s is not known', (kind, name, sentence) => {
    expect(usage(kind, name)).toBe(sentence)
  })

  test.each([
    ['section', /^there is no section type "zzzzzzzzzzzz". There are: banner, .*, prose, .*[a-z]\.$/],
    ['shared', /^there is no shared section "zzzzzzzzzzzz". There are: spare, words\.$/],
    ['image', /^there is no picture zzzzzzzzzzzz. public\/images holds the pictures\.$/],
    ['icon', /^Lucide has no icon "zzzzzzzzzzzz". See lucide\.dev\/icons\.$/],
  ])('a %s whose name is like no other', (kind, sentence) => {
    expect(usage(kind, 'zzzzzzzzzzzz')).toMatch(sentence)
  })

  test('without shared sections the folder is said to be empty', () => {
    expect(usage('shared', 'words', {})).toBe('there is no shared section "words". The folder shared/ is empty.')
  })

  test('what is not known, but used, is told where it stands', () => {
    expect(usage('icon', 'qqqicon')).toMatchObject({ uses: [{ pointer: '/sections/0/buttons/0/icon' }] })
    expect(usage('icon', 'zzzicon')).toMatch(/^Lucide has no icon/)
    expect(usage('image', '/images/none.jpg')).toMatch(/^there is no picture/)
  })

  test('a title that is no text does not help to find a section', () => {
    expect(usage('section', 'banner')).toMatchObject({ uses: [{ detail: undefined }] })
  })
})
