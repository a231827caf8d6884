import { expect, test } from 'vitest'
import type { BuiltSite } from '../built-site'
import { compareSites } from './compare-sites'

function site(pages: Record<string, string>, files: Record<string, string> = {}): BuiltSite {
  return {
    pages: new Map(Object.entries(pages)),
    files: new Map(Object.entries(files).map(([name, text]) => [name, { bytes: text.length, hash: text, text }])),
  }
}

test('a page whose scripts alone have other names did not change', () => {
  const html = (hash: string) => `<p>Bread</p><script src="/assets/entries/client.${hash}.js"></script>`
  const { changed, groups } = compareSites(site({ '/': html('aaaaaaaa') }), site({ '/': html('bbbbbbbb') }))
  expect([changed, groups]).toEqual([[], []])
})

test('pages that one side lacks were added or removed, and are compared with nothing', () => {
  const diff = compareSites(site({ '/': '<p>x</p>', '/old': '' }), site({ '/': '<p>y</p>', '/new': '' }))
  expect(diff).toMatchObject({ added: ['/new'], removed: ['/old'], pages: { before: 2, after: 2 } })
  expect(diff.changed.map(({ route }) => route)).toEqual(['/'])
})

test('files beside the pages: the lines of texts, and the weight of scripts', () => {
  const before = site({}, { 'robots.txt': 'Allow: /\nHost: a\n', 'assets/a.js': '12345', 'gone.pdf': 'x' })
  const after = site({}, { 'robots.txt': 'Allow: /\nHost: b\n', 'assets/a.js': '1234567', 'i/a-480.7dbafe.avif': 'x' })
  const { files, weight } = compareSites(before, after)
  expect(files).toEqual([
    { name: 'assets/a.js', before: 5, after: 7 },
    { name: 'gone.pdf', before: 1 },
    { name: 'robots.txt', before: 17, after: 17, removed: ['Host: a'], added: ['Host: b'] },
  ])
  expect(weight.scripts).toEqual({ before: 5, after: 7 })
})
