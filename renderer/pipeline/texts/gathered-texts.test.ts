import { expect, test } from 'vitest'
import { openTexts, SMALLEST_SITE } from '../rules/example-site'
import { prose } from '../../../tests/temporary-site'
import { GatheredTexts } from './gathered-texts'
import { textsOfPage } from './site-texts'

const BODY =
  '[Plano](/plano), [its questions](/plano#faq), [below](#end), [nothing](/nowhere), [other](https://a.example)'
const IMAGE = '/images/a.webp'

const { resolved } = openTexts(
  new Map(
    Object.entries({
      ...SMALLEST_SITE,
      'pages/a.json': { title: 'A', image: IMAGE, sections: [prose({ body: BODY })] },
    }).map(([path, content]) => [path, JSON.stringify(content)]),
  ),
  new Map(),
)
const page = resolved.pages.find(({ route }) => route === '/a')!

function gather(...args: [from?: string, page?: typeof page]): GatheredTexts {
  const gathered = new GatheredTexts(new Set(['/plano', '/a']))
  gathered.add(textsOfPage(page), ...args)
  return gathered
}

test('links whose target is not plainly a page are kept, to be looked at when all pages are known', () => {
  expect(gather('/a').links.map(({ link }) => link)).toEqual(['/plano#faq', '#end', '/nowhere'])
})

test('where links come from is noted, but not of those that stay on their page', () => {
  expect([...gather('/a').linkSources.origins]).toEqual([
    ['/plano', '/a'],
    ['/nowhere', '/a'],
  ])
  expect(gather().linkSources.origins.size).toBe(0)
})

test('a link holds on to what is kept of its page only', () => {
  const kept = { ...page, data: {} }
  const sources = gather('/a', kept).links.map(({ source }) => source)
  expect(sources.map((source) => source.page)).toEqual([kept, kept, kept])
  expect(sources[0]?.page).toBe(kept)
  expect(sources[0]).toMatchObject({ format: 'markdown', text: BODY, path: ['sections', 0, 'body'] })
  expect(sources[0]?.origin).toMatchObject({ document: page.document, path: ['sections', 0, 'body'] })
  expect(gather('/a').links[0]?.source.page).toBe(page)
})

test('the pictures are named, and what follows is added to all of it', () => {
  const all = new GatheredTexts(new Set())
  all.add(textsOfPage(page).slice(0, 0), '/b')
  expect(all.namedImages.size).toBe(0)
  all.append(gather('/a'))
  all.append(gather('/c'))
  expect([...all.namedImages]).toEqual([IMAGE])
  expect(all.links).toHaveLength(6)
  expect(all.linkSources.origins.get('/plano')).toBeNull()
})
