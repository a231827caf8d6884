import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { QUOTE_FORM_ROUTE } from '../../renderer/pipeline/addresses'
import { SMALLEST_SITE } from '../example-site'
import { getValidator } from '../../renderer/pipeline/validate/validator'
import { openedSite, page, prose } from '../../tests/sites'
import { findPath, findSubject, parseSteps } from './subject'

describe('subject', () => {
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
})

describe('find-path', () => {
  test.each([
    '/sections/3/title',
    '#/sections/3/title',
    'sections/3/title',
    'sections[3].title',
    'sections.3.title',
    '/sections[3]/title',
  ])('%s names a title', (place) => {
    expect(parseSteps(place)).toEqual(['sections', '3', 'title'])
  })

  test('a pointer can name keys with dots, slashes, tildes and number signs', () => {
    expect(parseSteps('/a.b/c~1d/e~0f/g#h')).toEqual(['a.b', 'c/d', 'e~f', 'g#h'])
  })

  test('numbers may have several digits', () => {
    expect(parseSteps('sections[12].title')).toEqual(['sections', '12', 'title'])
  })

  const find = (place: string) => {
    const items = [{ question: 'Why?', $comment: 'Asked by Dana' }]
    const page = {
      title: 'A page',
      aliases: [],
      keywords: 'abcdefghijkl'.split(''),
      theme: { dark: true },
      sections: [{ type: 'faq', title: 'Asked', items }],
    }
    return findPath(getValidator().schemas, 'page.schema.json', page, parseSteps(place))
  }

  test('a place that is there, or could be, is a path', () => {
    expect(find('sections.0.items.0.question')).toEqual(['sections', 0, 'items', 0, 'question'])
    expect(find('/sections/0/variant')).toEqual(['sections', 0, 'variant'])
    expect(find('/keywords/11')).toEqual(['keywords', 11])
    expect(find('')).toEqual([])
  })

  test.each([
    ['/sections/0/titel', '/sections/0 has no "titel". Did you mean "title"?'],
    ['/desription', 'The document has no "desription". Did you mean "description"?'],
    ['/sections/1', '/sections has no "1": it has one entry, 0.'],
    ['/sections/first', '/sections has no "first": it has one entry, 0.'],
    ['/keywords/12', '/keywords has no "12": it has 12 entries, 0 to 11.'],
    ['/keywords/1st', '/keywords has no "1st": it has 12 entries, 0 to 11.'],
    ['/keywords/no1', '/keywords has no "no1": it has 12 entries, 0 to 11.'],
    ['/aliases/0', '/aliases has no "0": it has no entries.'],
    // nothing but what stands there is known of a key that the schema does not have
    ['/theme/zzzzzz', '/theme has no "zzzzzz". It can have: dark.'],
    ['/title/0', '/title is "A page", which has no parts.'],
    ['/vars/city', '/vars is left out, so that nothing stands in it.'],
    ['/sections/0/items/0/zzzzzz', '/sections/0/items/0 has no "zzzzzz". It can have: question, answer.'],
  ])('%s ends with a sentence', (place, sentence) => {
    expect(find(place)).toBe(sentence)
  })
})
