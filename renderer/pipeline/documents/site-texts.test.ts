import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { prose, resolvedPage, resolvedSite } from '../../../tests/sites'
import { type Schema, dereference } from '../validate/schemas'
import { type SiteText, siteTexts, textsOfPage, visitTexts } from './texts'

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
  expect(textsOfPage(resolvedPage(data))).toEqual([])
})

const [schema] = dereference(
  new Map<string, Schema>([
    [
      'page.json',
      {
        properties: {
          name: { type: 'string' },
          href: { type: 'string', format: 'link' },
          logo: { minWidth: 800, mayDecorate: true, $ref: 'picture.json' },
          steps: { minWidth: 40, items: { properties: { photo: { $ref: 'picture.json' } } } },
          tags: { items: { type: 'string' } },
          parts: { items: { oneOf: [{ $ref: 'part.json' }] } },
        },
      },
    ],
    [
      'picture.json',
      { properties: { src: { format: 'image' }, small: { format: 'image', minWidth: 100, mayDecorate: false } } },
    ],
    ['part.json', { properties: { type: { const: 'part' }, href: { format: 'link' } } }],
  ]),
).values()

/** "path: text (format)" of every text of a value that the schema knows. */
function visited(value: unknown): string[] {
  const found: string[] = []
  visitTexts(value, schema, (text, { format }, path) => found.push(`${path.join('.')}: ${text} (${format})`))
  return found
}

test('texts are visited in the order of the schema, in members, lists and behind references', () => {
  const value = {
    tags: ['t', 5, null],
    steps: [{ photo: { src: '/a' } }, 'none', { photo: { small: '/b' } }],
    logo: { src: '/logo' },
    href: '/plano',
    name: 'Acme',
    parts: [
      { type: 'part', href: '/part' },
      { type: 'other', href: '/other' },
    ],
  }
  expect(visited(value)).toEqual([
    'name: Acme (undefined)',
    'href: /plano (link)',
    'logo.src: /logo (image)',
    'steps.0.photo.src: /a (image)',
    'steps.1: none (undefined)',
    'steps.2.photo.small: /b (image)',
    'tags.0: t (undefined)',
    'parts.0.type: part (undefined)',
    'parts.0.href: /part (link)',
  ])
})

test('what can’t be a list or an object of the schema, and what no schema knows, is passed over', () => {
  expect(visited({ name: ['x'], href: null, steps: { photo: { src: 'x' } }, other: 'x' })).toEqual([])
  expect(visited(null)).toEqual([])
  visitTexts('x', undefined, () => expect.unreachable())
})

test('of what is said of a picture’s place the nearest to it counts', () => {
  const needs: unknown[] = []
  const value = { logo: { src: '/a', small: '/b' }, steps: [{ photo: { src: '/c' } }] }
  visitTexts(value, schema, (text, { minWidth, mayDecorate }) => needs.push([text, minWidth, mayDecorate]))
  expect(needs).toEqual([
    ['/a', 800, true],
    ['/b', 100, false],
    ['/c', 40, undefined],
  ])
})
