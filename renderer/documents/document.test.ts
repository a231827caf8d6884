import { describe, expect, test } from 'vitest'
import { parsedDocument } from '../../tests/sites'
import { describePlace } from './document'
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
    [['sections'], 'sections'],
    [['sections', 0], 'faq (sections[0])'],
    [['sections', 0, 'items', 0, 'question'], 'faq (sections[0]) › items[0] › question'],
    [['sections', 1, 'title'], 'permits (sections[1]) › title'],
    [['sections', 2, 'title'], 'sections[2] › title'],
    [['sections', 4], 'sections[4]'],
    [['sections', 0, 'sections', 1], 'faq (sections[0]) › sections[1]'],
    [['more', 'sections', 0], 'more › sections[0]'],
  ])('%j is %s', (path, words) => {
    expect(describePlace(parsedDocument(PAGE), path)).toBe(words)
  })

  test.each([
    ['site.config/pages/plano.json', 'The page'],
    ['site.config/pages/site.json', 'The page'],
    ['site.config/site.json', 'The site'],
    ['site.config/shared/permits.json', 'permits (shared section)'],
    ['site.config/shared/forms/my.json-form.json', 'forms/my.json-form (shared section)'],
    ['unshared/site.json', 'The site'],
  ])('the whole of %s is %s', (file, words) => {
    expect(describePlace(parsedDocument({}, file), [])).toBe(words)
  })
})
