import { expect, test } from 'vitest'
import { parsedDocument, prose, resolvedSite } from '../../../tests/sites'
import type { Path } from './json-tree'
import { nodeOf, originOf } from './document'

/** A page whose second section could not be found, so that the third is the second of its data. */
const [page] = resolvedSite({
  'shared/words.json': {},
  'pages/a.json': { title: 'A', sections: [prose(), { use: 'nothing' }, { use: 'words', title: 'Own' }] },
}).resolved.pages

test.each<[Path, string, Path]>([
  [['title'], 'pages/a.json', ['title']],
  [['vars', 0], 'pages/a.json', ['vars', 0]],
  [['sections'], 'pages/a.json', ['sections']],
  [['sections', 0], 'pages/a.json', ['sections', 0]],
  [['sections', 0, 'items', 1, 'a'], 'pages/a.json', ['sections', 0, 'items', 1, 'a']],
  // what a page says beside "use" is its own, and stands where the page has it
  [['sections', 1, 'title'], 'pages/a.json', ['sections', 2, 'title']],
  [['sections', 1, 'title', 0], 'pages/a.json', ['sections', 2, 'title', 0]],
  [['sections', 1, 'body'], 'shared/words.json', ['body']],
  [['sections', 1, 'items', 0, 'title'], 'shared/words.json', ['items', 0, 'title']],
  [['sections', 1], 'shared/words.json', []],
  [['sections', 7, 'title'], 'pages/a.json', ['sections', 7, 'title']],
])('%j was written in %s at %j', (path, file, place) => {
  const origin = originOf(page!, path)
  expect([origin.document.file, origin.path]).toEqual([file, place])
})

test('an origin has its place in the text', () => {
  const document = parsedDocument('{ "title": "A" }')
  expect(nodeOf({ document, path: ['title'] })).toMatchObject({ offset: 11, length: 3 })
})

test('nothing can come from a document that can’t be read', () => {
  const broken = parsedDocument('{', 'pages/b.json')
  expect(() => nodeOf({ document: broken, path: [] })).toThrow('pages/b.json holds no value')
})
