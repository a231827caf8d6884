import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { prose, resolvedSite, siteText } from '../../tests/sites'
import { internalLinks } from '../documents/links'
import type { SiteText } from './schemas'
import { siteTexts } from './texts'

describe('links', () => {
  test.each([
    ['/plano', [{ link: '/plano', route: '/plano' }]],
    ['/plano?from=mail#faq', [{ link: '/plano?from=mail#faq', route: '/plano', anchor: 'faq' }]],
    ['#faq', [{ link: '#faq', route: '', anchor: 'faq' }]],
    ['/plano#', [{ link: '/plano#', route: '/plano' }]],
    ['#', [{ link: '#', route: '' }]],
    ['https://example.com/#faq', []],
    ['//example.com/#faq', []],
    ['tel:+19725550142', []],
  ])('the links within the site in %s are %j', (text, links) => {
    const source = siteText('link', text)
    expect(internalLinks([source])).toEqual(links.map((link) => ({ source, ...link })))
  })
})

describe('site texts', () => {
  const written = ({ text, format, page, origin }: SiteText) =>
    `${page?.route ?? 'no page'}: ${origin.document.file} ${origin.path.join('.')} ${format} ${text}`

  test('a site’s texts are those of site.json, of its pages, and of unused shared sections', () => {
    const site = resolvedSite({
      ...SMALLEST_SITE,
      'shared/used.json': prose({ body: 'Shared.' }),
      'shared/idle.json': prose({ body: 'Idle.' }),
      'pages/index.json': {
        title: 'Home',
        image: '/images/a.webp',
        sections: [prose(), { use: 'used' }, { use: 'used', body: 'Own.' }],
      },
    })
    const texts = siteTexts(site).map(written)
    expect(texts).toContain('no page: site.json logo.light.src image /images/logo-mark.svg')
    expect(texts).toContain('no page: site.json navigation.0.href link /')
    expect(texts).toContain('/: pages/index.json sections.0.title plain Words')
    expect(texts.filter((text) => !/site\.json| plain /.test(text))).toEqual([
      '/: pages/index.json image image /images/a.webp',
      '/: pages/index.json sections.0.body markdown Text.',
      '/: shared/used.json body markdown Shared.',
      '/: pages/index.json sections.2.body markdown Own.',
      'no page: shared/idle.json body markdown Idle.',
    ])
  })
})
