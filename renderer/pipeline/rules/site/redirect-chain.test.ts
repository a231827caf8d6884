import { expect, test } from 'vitest'
import { openedSite } from '../../../../tests/sites'
import { SMALLEST_SITE } from '../example-site'

/** Where a site with these redirects has a chain, and what is advised. */
function told(...pairs: [from: string, to: string][]): string[] {
  const redirects = pairs.map(([from, to]) => ({ from, to }))
  const { problems } = openedSite({ 'site.json': { ...SMALLEST_SITE['site.json'], redirects } })
  return problems.map(({ rule, pointer, hint }) => `${rule} ${pointer} ${hint}`)
}

test('every redirect of a long chain but the last is told, with the address at the end', () => {
  expect(told(['/a', '/b'], ['/b', '/c#top'], ['/c', '/?from=c'])).toEqual([
    'redirect-chain /redirects/0/to Write "to": "/?from=c".',
    'redirect-chain /redirects/1/to Write "to": "/?from=c".',
  ])
})

test('a chain of two is told with where it ends', () => {
  expect(told(['/a', '/b'], ['/b', '/'])).toEqual(['redirect-chain /redirects/0/to Write "to": "/".'])
})

test('redirects to pages and to other sites are fine', () => {
  expect(told(['/a', '/'], ['/b', '/?from=b'], ['/c', 'https://other.example/a'])).toEqual([])
})
