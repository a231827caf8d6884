import { expect, test } from 'vitest'
import type { SiteDiff } from '../change'
import { groupChanges } from '../compare/group-changes'
import { toMarkdown } from './to-markdown'

function diffOf(changed: SiteDiff['changed'], more: Partial<SiteDiff> = {}): SiteDiff {
  return {
    against: { ref: 'main', commit: '0123456789' },
    pages: { before: 900, after: 900 },
    added: [],
    removed: [],
    changed,
    groups: groupChanges(changed),
    files: [],
    weight: { scripts: { before: 1, after: 1 }, pictures: { before: 1, after: 1 } },
    notes: [],
    ...more,
  }
}

test('pages that changed in the same way are one row', () => {
  const changed = ['/a', '/b'].map((route, at) => ({
    route,
    changes: [{ kind: 'words' as const, name: 'Hours', before: 'Open at six.', after: 'Open at *seven*.' }],
    weight: { before: 100, after: 101 + at },
  }))
  const text = toMarkdown(diffOf(changed))
  expect(text).toContain('## 2 of 900 pages changed\n')
  expect(text).toContain('| **2 pages:** `/a`, `/b` | Words: “six” → “\\*seven\\*” | +1 B to +2 B |')
  expect(text).toContain('- words, Hours: Open at ~~six~~ **\\*seven\\***.')
})

test('however much changed, it fits into a comment', () => {
  const long = (word: string) => Array.from({ length: 400 }, (_, at) => `${word}${at}`).join(' ')
  const changed = Array.from({ length: 150 }, (_, at) => ({
    route: `/page-${at}`,
    changes: [{ kind: 'words' as const, name: '', before: long(`old${at}-`), after: long(`new${at}-`) }],
    weight: { before: 1, after: 1 },
  }))
  const text = toMarkdown(diffOf(changed))
  expect(text.length).toBeLessThanOrEqual(60_000)
  expect(text).toMatch(/The (rest is|changes of \d+ more groups are) in `report\.html`\./)
})

test('where nothing changed it says so', () => {
  expect(toMarkdown(diffOf([]))).toMatch(/^## Nothing changed: 900 pages compared\n/)
})
