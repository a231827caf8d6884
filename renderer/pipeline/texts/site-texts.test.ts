import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../rules/example-site'
import { prose, resolvedSite } from '../../../tests/sites'
import { type SiteText, pageTexts, siteTexts } from './site-texts'

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
