import { describe, expect, test } from 'vitest'
import { parsedDocument, prose, resolvedSite } from '../../../tests/sites'
import { describePlace, originOf } from './document'
import type { Path } from './json-tree'

describe('document', () => {
  const PAGE = {
    vars: { city: 'Plano' },
    sections: [
      { type: 'faq', items: [{ question: 'Why?' }] },
      { use: 'permits' },
      { title: 'No type' },
      { type: 5 },
      null,
    ],
    more: { type: 'faq', sections: [{ type: 'faq' }] },
  }

  test.each<[Path, string]>([
    [['title'], 'title'],
    [['vars', 'city'], 'vars › city'],
    [['sections'], 'sections'],
    [['sections', 0], 'faq (sections[0])'],
    [['sections', 0, 'items', 0, 'question'], 'faq (sections[0]) › items[0] › question'],
    [['sections', 1, 'title'], 'permits (sections[1]) › title'],
    [['sections', 2, 'title'], 'sections[2] › title'],
    [['sections', 3], 'sections[3]'],
    [['sections', 4], 'sections[4]'],
    [['sections', 0, 'sections', 1], 'faq (sections[0]) › sections[1]'],
    [['more', 'sections', 0], 'more › sections[0]'],
    [['more', 'missing'], 'more › missing'],
  ])('%j is %s', (path, words) => {
    expect(describePlace(parsedDocument(PAGE), path)).toBe(words)
  })

  test.each([
    ['site.config/pages/plano.json', 'The page'],
    ['site.config/pages/websites.json', 'The page'],
    ['site.config/pages/site.json', 'The page'],
    ['site.config/pages/a/b.json', 'The page'],
    ['site.config/site.json', 'The site'],
    ['site.json', 'The site'],
    ['site.config/shared/permits.json', 'permits (shared section)'],
    ['shared/permits.json', 'permits (shared section)'],
    ['site.config/shared/forms/my.json-form.json', 'forms/my.json-form (shared section)'],
    ['unshared/site.json', 'The site'],
  ])('all of %s is %s', (file, words) => {
    expect(describePlace(parsedDocument({}, file), [])).toBe(words)
  })
})

describe('resolved', () => {
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
})
