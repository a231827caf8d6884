import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { SMALLEST_SITE } from '../rules/example-site'
import { USAGE_KINDS } from './find-usage'
import type { UsageReport } from './usage-report'

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
