import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { prose, resolvedSite } from '../../../tests/sites'
import { type SiteText, pageTexts, siteTexts, formattedTexts } from './site-texts'
import type { Schema } from '../validate/schemas'

const written = ({ text, format, page, origin }: SiteText) =>
  `${page?.route ?? 'no page'}: ${origin.document.file} ${origin.path.join('.')} ${format} ${text}`

test('texts of a site are those of site.json, of its pages, and of shared sections that nobody uses', () => {
  const { resolved: site } = resolvedSite({
    ...SMALLEST_SITE,
    'shared/used.json': prose({ body: 'Shared.' }),
    'shared/idle.json': prose({ body: 'Idle.' }),
    'pages/index.json': {
      title: 'Home',
      image: '/images/a.webp',
      sections: [prose(), { use: 'used' }, { use: 'used', body: 'Own.' }],
    },
  })
  const found = siteTexts(site).map(written)
  expect(found).toContain('no page: site.json logo.light.src image /images/logo-mark.svg')
  expect(found).toContain('no page: site.json navigation.0.href link /')
  expect(found.filter((text) => !text.includes('site.json'))).toEqual([
    '/: pages/index.json image image /images/a.webp',
    '/: pages/index.json sections.0.body markdown Text.',
    '/: shared/used.json body markdown Shared.',
    '/: pages/index.json sections.2.body markdown Own.',
    'no page: shared/idle.json body markdown Idle.',
  ])
})

test('a site without site.json has texts too', () => {
  const { resolved: site } = resolvedSite({ 'pages/index.json': { sections: [prose()] } })
  expect(siteTexts(site).map(written)).toEqual(['/: pages/index.json sections.0.body markdown Text.'])
})

test.each([
  ['no list', { sections: { type: 'prose', body: 'x' } }],
  ['none at all', {}],
  [
    'of no kind that is known',
    { sections: [null, 'prose', [], { body: 'x' }, { type: 5 }, { type: 'prse', body: 'x' }] },
  ],
])('sections that are %s have no texts', (_what, data) => {
  expect(pageTexts({ data })).toEqual([])
})

const schemas = new Map<string, Schema>([
  ['a.json', { properties: { name: { type: 'string' }, icons: { items: { format: 'image', minWidth: 40 } } } }],
  ['b.json', { properties: { link: { format: 'link', mayDecorate: true } } }],
  ['plain.json', { properties: { name: { type: 'string' } } }],
])

test('texts with a format come with their place and what is said of it, those without are left out', () => {
  const found = formattedTexts(schemas, 'a.json', { name: 'Acme', icons: ['/a', '/b'] }, ['sections', 2])
  expect(found).toEqual([
    { path: ['sections', 2, 'icons', 0], format: 'image', text: '/a', minWidth: 40 },
    { path: ['sections', 2, 'icons', 1], format: 'image', text: '/b', minWidth: 40 },
  ])
})

test('each schema is asked for its own texts, however often', () => {
  const value = { name: 'Acme', link: '/x', icons: ['/a'] }
  const paths = (id: string, of = schemas) => formattedTexts(of, id, value).map(({ path }) => path)
  for (let time = 0; time < 2; time++) {
    expect(paths('a.json')).toEqual([['icons', 0]])
    expect(paths('b.json')).toEqual([['link']])
    expect(paths('plain.json')).toEqual([])
    expect(paths('unknown.json')).toEqual([])
  }
  expect(paths('a.json', new Map([['a.json', { properties: { name: { format: 'id' } } }]]))).toEqual([['name']])
  expect(formattedTexts(schemas, 'b.json', value)).toMatchObject([{ mayDecorate: true }])
})
