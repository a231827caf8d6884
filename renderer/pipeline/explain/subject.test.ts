import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { QUOTE_FORM_ROUTE } from '../embed-routes'
import { SMALLEST_SITE } from '../rules/example-site'
import { findSubject } from './subject'

const open = openedSite.bind(undefined, {
  'site.json': { ...SMALLEST_SITE['site.json'], redirects: [{ from: '/old', to: '/plano' }] },
  'pages/plano.json': page([prose()], { aliases: ['/west-plano'] }),
  'pages/north/allen.json': page([prose()]),
  'pages/broken.json': '{ "title": ',
  'shared/words.json': prose(),
})

test.each(['/plano', 'plano', '/plano/', '/west-plano', 'pages/plano.json'])('%s is the page', (name) => {
  expect(findSubject(open(), name)).toMatchObject({ name: '/plano' })
})

test.each(['/north/allen', 'north/allen/'])('%s is the page in a folder', (name) => {
  expect(findSubject(open(), name)).toMatchObject({ name: '/north/allen' })
})

test('the path of a file is its page, and "site" is site.json', () => {
  const site = open()
  expect(findSubject(site, join(site.folder, 'pages/plano.json'))).toMatchObject({ name: '/plano' })
  expect(findSubject(site, '/')).toMatchObject({ name: '/' })
  expect(findSubject(site, 'site')).toMatchObject({ name: 'site', data: { name: 'Acme' } })
})

test.each([
  ['/plno', 'No page has the address /plno. Did you mean "/plano"?'],
  ['/north-west', 'No page has the address /north-west. Name a route such as /plano, or "site".'],
  // an alias can be meant, a redirect or an address of our own can't: they are no pages
  ['/west-plno', 'No page has the address /west-plno. Did you mean "/west-plano"?'],
  ['/oldd', 'No page has the address /oldd. Name a route such as /plano, or "site".'],
  [QUOTE_FORM_ROUTE, `No page has the address ${QUOTE_FORM_ROUTE}. Name a route such as /plano, or "site".`],
  ['/old', '/old is a redirect of site.json. Name the page that it leads to.'],
  ['/broken', /pages\/broken\.json is no JSON, so that nothing in it can be told\. Run npm run validate\.$/],
  ['shared/words.json', /shared\/words\.json is a shared section\. Name a page that uses it\.$/],
])('%s ends with a sentence', (name, sentence) => {
  expect(findSubject(open(), name)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
})

test.each([
  [undefined, 'The site has no site.json.'],
  ['{ "name": ', 'site.config/site.json is no JSON, so that nothing in it can be told. Run npm run validate.'],
])('site.json as %j ends with a sentence', (text, sentence) => {
  expect(findSubject(openedSite({ 'site.json': text }), 'site')).toBe(sentence)
})
