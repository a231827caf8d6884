import { expect, test } from 'vitest'
import { type Documents, loadedSite, openedSite, page, prose } from '../../tests/sites'
import { nodeOf, originOf } from './documents/document'

const resolveSite = (documents: Documents) => openedSite(documents)

test('a shared section takes its place, under the keys that the page gives', () => {
  const { resolved } = resolveSite({
    'shared/words.json': prose({ title: 'Shared', body: 'For {city}.' }),
    'pages/plano.json': page([{ use: 'words', title: 'In {city}' }], { vars: { city: 'Plano' } }),
  })
  expect(resolved.pages.find(({ route }) => route === '/plano')?.data.sections).toEqual([
    { type: 'prose', title: 'In Plano', body: 'For Plano.' },
  ])
})

test('every value can be traced to the document and the place where it was written', () => {
  const { resolved } = resolveSite({
    'shared/words.json': prose({ title: 'Shared' }),
    'pages/plano.json': page([prose(), { use: 'words', title: 'Own' }]),
  })
  const plano = resolved.pages.find(({ route }) => route === '/plano')!
  const written = (...path: (string | number)[]) => {
    const origin = originOf(plano, path)
    const { offset, length } = nodeOf(origin)
    return [origin.document.file.split('/').slice(-2).join('/'), origin.document.text.slice(offset, offset + length)]
  }
  expect(written('title')).toEqual(['pages/plano.json', '"A page"'])
  expect(written('sections', 1, 'title')).toEqual(['pages/plano.json', '"Own"'])
  expect(written('sections', 1, 'body')).toEqual(['shared/words.json', '"Text."'])
})

test('a page can say a fact of the site anew, and comments leave no trace', () => {
  const { resolved } = resolveSite({
    'pages/prosper.json': page([prose({ body: '{phone} {tel}', $comment: 'why' })], {
      vars: { phone: '(469) 555-0167' },
    }),
  })
  const prosper = resolved.pages.find(({ route }) => route === '/prosper')
  expect(prosper?.data.sections).toEqual([{ type: 'prose', title: 'Words', body: '(469) 555-0167 +14695550167' }])
})

test('a shared section that nobody uses is kept, so that it can be validated', () => {
  const { resolved } = resolveSite({ 'shared/words.json': prose() })
  expect(resolved.unused.map(({ document }) => document.file.split('/').at(-1))).toEqual(['words.json'])
})

test('a site without site.json has its pages', () => {
  const { resolved } = resolveSite({ 'site.json': undefined })
  expect(resolved).toMatchObject({ document: undefined, site: {}, pages: [{ route: '/' }] })
})

test('a page that can’t be read is left out', () => {
  const { resolved } = resolveSite({ 'pages/plano.json': '{', 'pages/allen.json': '[]' })
  expect(resolved.pages.map(({ route }) => route)).toEqual(['/allen', '/'])
})

test('what other pages say is known, and not what the page says itself', () => {
  const { suggestions } = loadedSite({
    'pages/a.json': page(undefined, { vars: { city: 'A', ward: '1' } }),
    'pages/b.json': page(undefined, { vars: { city: 'B', river: '2' } }),
    'pages/c.json': page(undefined, { vars: 'none' }),
    'pages/d.json': '[]',
  })
  expect([...suggestions.varsElsewhere('pages/a.json')].sort()).toEqual(['city', 'river'])
  expect([...suggestions.varsElsewhere('pages/b.json')].sort()).toEqual(['city', 'ward'])
})
