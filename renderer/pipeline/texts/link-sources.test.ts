import { expect, test } from 'vitest'
import { LinkSources } from './link-sources'

function sourcesOf(...links: [target: string, from: string][]): LinkSources {
  const sources = new LinkSources()
  for (const [target, from] of links) sources.add(target, from)
  return sources
}

test('a page that only links to itself is linked from nowhere else', () => {
  const sources = sourcesOf(['/a', '/a'], ['/a', '/a'])
  expect(sources.hasOther('/a', '/a')).toBe(false)
  expect(sources.hasOther('/a', '/b')).toBe(true)
})

test('a page that nothing links to has no other link', () => {
  expect(sourcesOf(['/a', '/b']).hasOther('/b', '/b')).toBe(false)
})

test('a page that several link to has another one beside each of them', () => {
  const sources = sourcesOf(['/a', '/a'], ['/a', '/b'], ['/a', '/a'])
  expect(['/a', '/b'].map((page) => sources.hasOther('/a', page))).toEqual([true, true])
})
