import { expect, test } from 'vitest'
import { prose, resolvedPage } from '../../../tests/sites'
import { gatherTexts } from './gather-texts'
import { GatheredTexts } from './gathered-texts'
import { textsOfPage } from './site-texts'

const BODY =
  '[Plano](/plano), [its questions](/plano#faq), [below](#end), [nothing](/nowhere), [other](https://a.example)'
const IMAGE = '/images/a.webp'

const page = resolvedPage({ title: 'A', image: IMAGE, sections: [prose({ body: BODY })] })

const routes = new Set(['/plano', '/a'])
const gathered = gatherTexts(textsOfPage(page), routes)

test('links whose target is not plainly a page are kept, to be looked at when all pages are known', () => {
  expect(gathered.links.map(({ link }) => link)).toEqual(['/plano#faq', '#end', '/nowhere'])
})

test('of the addresses that links lead to, and of pictures, each is named once', () => {
  expect(gathered.targets).toEqual(['/plano', '/nowhere'])
  expect(gathered.images).toEqual([IMAGE])
  expect(gatherTexts([], routes)).toEqual({ links: [], targets: [], images: [] })
})

test('where links come from is noted, but not of those that no page shows', () => {
  const all = new GatheredTexts()
  all.add(gathered)
  expect(all.linkSources.hasOther('/plano', '/b')).toBe(false)
  all.add(gathered, '/a')
  expect(all.linkSources.hasOther('/plano', '/b')).toBe(true)
  expect(all.linkSources.hasOther('/plano', '/a')).toBe(false)
  expect([...all.namedImages]).toEqual([IMAGE])
  expect(all.links).toHaveLength(6)
})
