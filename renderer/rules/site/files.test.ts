import { dirname, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { brokenRules, reported, wholePage } from '../../../tests/problems'
import { page, prose } from '../../../tests/sites'
import { temporarySite } from '../../../tests/temporary-sites'
import { QUOTE_FORM_ROUTE } from '../../site/addresses'
import { openSite } from '../../pipeline/open-site'

test('a missing site.json is one mistake, though texts use its facts', () => {
  const page = wholePage([{ type: 'prose', title: '{business}', body: '[{phone}](tel:{tel})', level: 1 }])
  expect(brokenRules('site.json', '', { 'pages/call.json': page })).toEqual(['missing-site'])
})

const embeds = (value: object) => `"embeds": ${JSON.stringify(value)}`
const quoteForm = { provider: 'frame', url: 'https://forms.example.com/q' }
const SAMPLE = embeds({ quoteForm: { provider: 'sample' } })

test.each([
  [
    'the host of the form must be allowed',
    embeds({ quoteForm, allowedHosts: ['form.example.com'] }),
    ['host-not-allowed «forms.example.com»: Did you mean "form.example.com"?'],
  ],
  [
    'so must the financing partner’s',
    embeds({ financing: { url: 'https://pay.example.com' } }),
    [expect.stringMatching(/^host-not-allowed «pay\.example\.com»/)],
  ],
  [
    'a list of hosts under a misspelled name is reported only once',
    embeds({ quoteForm, allowedHost: ['forms.example.com'] }),
    ['unknown-property «"allowedHost"»: Did you mean "allowedHosts"?'],
  ],
  [
    'the sample form is reported even if there are errors',
    `${SAMPLE}, "countryCode": "1"`,
    [expect.stringMatching(/^sample-provider/), expect.stringMatching(/^wrong-form/)],
  ],
  ['site.json can turn that off', `${SAMPLE}, "rules": { "sample-provider": "off" }`, []],
])('%s', (_, members, lines) => {
  expect(reported('site', members)).toEqual(lines)
})

describe('public files', () => {
  describe('file-clash', () => {
    /** The clashes of a site with the page /plano, its alias /plano-tx, the redirect /old, and these files in public/. */
    function reported(...files: string[]) {
      const redirects = [{ from: '/old', to: '/plano' }]
      const folder = temporarySite({
        'pages/plano.json': page([prose({ level: 1 })], { aliases: ['/plano-tx'] }),
        'site.json': { ...SMALLEST_SITE['site.json'], redirects },
        '../public/images/logo-mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
        ...Object.fromEntries(files.map((file) => [`../public/${file}`, 'A file.'])),
      })
      const { problems } = openSite(folder)
      return problems
        .filter(({ rule }) => rule === 'file-clash')
        .map(({ file, what }) => [relative(folder, file), what.replace(folder, 'site.config')])
    }

    test.each(['plano.html', 'plano', 'plano/index.html'])('public/%s has the address of the page /plano', (file) => {
      expect(reported(file)).toEqual([
        [`../public/${file}`, 'has the address /plano, which is already taken by site.config/pages/plano.json'],
      ])
    })

    test.each([
      ['index.html', '/', 'site.config/pages/index.json'],
      ['plano-tx.html', '/plano-tx', 'an alias in site.config/pages/plano.json'],
      ['old.html', '/old', 'a redirect in site.config/site.json'],
      [`${QUOTE_FORM_ROUTE.slice(1)}.html`, QUOTE_FORM_ROUTE, 'the site itself'],
    ])('public/%s has the address %s of %s', (file, route, owner) => {
      expect(reported(file)).toEqual([
        [`../public/${file}`, `has the address ${route}, which is already taken by ${owner}`],
      ])
    })
  })

  describe('unused-image', () => {
    const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

    /** The unused pictures of a site that has its logo and these files in its own public/images. */
    function reported(files: string[], documents: Record<string, object> = {}) {
      const pictures = ['logo-mark.svg', ...files].map((file) => [`../public/images/${file}`, DRAWING])
      const folder = temporarySite({ ...Object.fromEntries(pictures), ...documents })
      const problems = openSite(folder).problems.filter(({ rule }) => rule === 'unused-image')
      return problems.map(({ file }) => relative(dirname(folder), file))
    }

    test('every unused picture is reported once, at its own file', () => {
      expect(reported(['van.svg', 'old/van.svg'])).toEqual(['public/images/old/van.svg', 'public/images/van.svg'])
    })

    test('pages, unused shared sections and site.json use pictures; other files are ignored', () => {
      const banner = { type: 'banner', title: 'Van', image: { src: '/images/van.svg', alt: 'A van' } }
      const documents = {
        'pages/index.json': page([prose({ level: 1 })], { image: '/images/share.svg' }),
        'shared/banner.json': banner,
        'site.json': { ...SMALLEST_SITE['site.json'], icons: { favicon: '/images/icon.svg' } },
      }
      const files = ['van.svg', 'share.svg', 'icon.svg', 'notes.txt', '.hidden']
      expect(reported(files, documents)).toEqual([])
    })
  })
})
