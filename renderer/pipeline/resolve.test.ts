import { expect, test } from 'vitest'
import { type Documents, openedSite, page, prose, sourcesOf } from '../../tests/sites'
import { nodeOf, originOf } from './resolve/origin'
import { namesElsewhere, resolve } from './resolve'

const resolveSite = (documents: Documents) => resolve(openedSite(documents).sources)

test('a shared section takes its place, under the keys that the page gives', () => {
  const { resolved, problems } = resolveSite({
    'shared/words.json': prose({ title: 'Shared', body: 'For {city}.' }),
    'pages/plano.json': page([{ use: 'words', title: 'In {city}' }], { vars: { city: 'Plano' } }),
  })
  expect(problems).toEqual([])
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

test('problems and unfilled texts of site.json, of pages and of sections that nobody uses come in this order', () => {
  const { resolved, problems } = resolveSite({
    'site.json': { footer: '{a}' },
    'shared/words.json': prose({ body: '{c}' }),
    'pages/index.json': page([prose({ body: '{b}' })]),
  })
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/footer', '/sections/0/body'])
  expect(resolved.unfilled.map(({ path }) => path.join('.'))).toEqual(['footer', 'sections.0.body', 'body'])
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
  const { pages } = sourcesOf({
    'pages/a.json': page(undefined, { vars: { city: 'A', ward: '1' } }),
    'pages/b.json': page(undefined, { vars: { city: 'B', river: '2' } }),
    'pages/c.json': page(undefined, { vars: 'none' }),
    'pages/d.json': '[]',
  })
  const [a, b] = pages
  const elsewhere = namesElsewhere(pages)
  expect([...elsewhere(a!)].sort()).toEqual(['city', 'river'])
  expect([...elsewhere(b!)].sort()).toEqual(['city', 'ward'])
})
