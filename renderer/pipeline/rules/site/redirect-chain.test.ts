import { expect, test } from 'vitest'
import { temporarySite } from '../../../../tests/temporary-site'
import { openSite } from '../../open-site'
import { SMALLEST_SITE } from '../example-site'

/** Where a site with these redirects has a chain, and what is advised. */
async function told(...pairs: [from: string, to: string][]): Promise<string[]> {
  const redirects = pairs.map(([from, to]) => ({ from, to }))
  const { problems } = await openSite(temporarySite({ 'site.json': { ...SMALLEST_SITE['site.json'], redirects } }))
  return problems.map(({ rule, pointer, hint }) => `${rule} ${pointer} ${hint}`)
}

test('every redirect of a long chain but the last is told, with the address at the end', async () => {
  expect(await told(['/a', '/b'], ['/b', '/c#top'], ['/c', '/?from=c'])).toEqual([
    'redirect-chain /redirects/0/to Write "to": "/?from=c".',
    'redirect-chain /redirects/1/to Write "to": "/?from=c".',
  ])
})

test('a chain of two is told with where it ends', async () => {
  expect(await told(['/a', '/b'], ['/b', '/'])).toEqual(['redirect-chain /redirects/0/to Write "to": "/".'])
})

test('redirects to pages and to other sites are fine', async () => {
  expect(await told(['/a', '/'], ['/b', '/?from=b'], ['/c', 'https://other.example/a'])).toEqual([])
})
