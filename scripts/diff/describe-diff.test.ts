import { expect, test } from 'vitest'
import { compareSites } from './compare-sites'
import { summarize } from './describe-diff'
import { drawDiff } from './draw-diff'

/** The difference between pages with these bodies before and after. */
function diffOf(routes: string[], before: string, after: string) {
  const side = (html: string) => ({ pages: new Map(routes.map((route) => [route, html])), files: new Map() })
  const diff = compareSites(side(before), side(after))
  return { against: { ref: 'main', commit: '0123456789' }, ...diff, pages: 900, notes: ['Be careful.'] }
}

test('pages with the same change are one entry in the summary and in the report', () => {
  const diff = diffOf(['/a', '/b'], '<h2>Hours</h2><p>Open at six.</p>', '<h2>Hours</h2><p>Open at *seven*.</p>')
  const text = summarize(diff)
  expect(text).toContain('## 2 of 900 pages changed\n')
  expect(text).toContain('**Note:** Be careful.')
  expect(text).toContain('- **2 pages** (`/a`, `/b`) changed\n  - Words: “six” → “\\*seven\\*”\n')
  expect(drawDiff(diff, new Map())).toContain('<li>Words, Hours: Open at <del>six</del><ins>*seven*</ins>.</li>')
})

test.each([
  ['<p>Bread daily</p>', '<p>Fresh bread daily</p>', 'Words: “Bread” → “Fresh bread”'],
  ['<p>Open late and long</p>', '<p>Open long</p>', 'Words removed: “late and”'],
  ['<p>red and round</p>', '<p>a blue square</p>', 'Words: “red and round” → “a blue square”'],
  ['<p>x</p>', '<p>x</p><p>New words</p>', 'Words added: “New words”'],
  ['<a href="/b">B</a>', '<a href="/c">B</a>', 'Link “B”: “/b” → “/c”'],
])('a change in a few words: %s → %s', (before, after, line) => {
  expect(summarize(diffOf(['/a'], before, after))).toContain(`\n  - ${line}\n`)
})

test('the report says how many changed pages are not pictured', () => {
  const views = new Map([['/a', [{ device: '390 px wide', pictures: [], difference: 0 }]]])
  const reportOf = (routes: string[]) => drawDiff(diffOf(routes, '<p>x</p>', '<p>y</p>'), views)
  expect(reportOf(['/a', '/b', '/c'])).toContain('No pixel differs: /a. 2 more pages changed, and not shown here.')
  expect(reportOf(['/a'])).not.toContain('not shown here')
})

test('even a large summary fits into a comment', () => {
  const side = (word: string) => {
    const body = (at: number) => `<p>${`${word}${at} `.repeat(100)}</p>`.repeat(9)
    return { pages: new Map(Array.from({ length: 150 }, (_, at) => [`/page-${at}`, body(at)])), files: new Map() }
  }
  const text = summarize({ ...diffOf([], '', ''), ...compareSites(side('old'), side('new')) })
  expect(text.length).toBeLessThanOrEqual(65_536)
  expect(text).toContain('110 more groups in report.html')
})

test('it says so if nothing changed', () => {
  expect(summarize(diffOf([], '', ''))).toMatch(/^## Nothing changed: 900 pages compared\n/)
})
