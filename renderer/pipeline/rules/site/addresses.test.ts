import { describe, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../../scripts/example-site'
import { brokenRules, reported as reportedFor } from '../../../../tests/problems'
import { openedSite } from '../../../../tests/sites'

/** The problems of a site with these redirects. */
function problemsOf(pairs: [from: string, to: string][]) {
  const redirects = pairs.map(([from, to]) => ({ from, to }))
  return openedSite({ 'site.json': { ...SMALLEST_SITE['site.json'], redirects } }).problems
}

describe('redirect-loop', () => {
  const reported = (...pairs: [from: string, to: string][]) =>
    problemsOf(pairs).map(({ rule, pointer, what }) => `${rule} ${pointer} ${what}`)

  test('a circle is reported once, at its first redirect, and what leads into it is not', () => {
    expect(reported(['/in', '/c'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
      'redirect-loop /redirects/1/to leads round in a circle: /a → /b → /c → /a',
    ])
  })

  test.each([
    ['"/a"', 'wrong-type'],
    ['[null]', 'wrong-type'],
    ['["/a"]', 'wrong-type'],
    ['[{ "from": "/a" }]', 'missing-property'],
    ['[{ "from": 5, "to": "/a" }]', 'wrong-type'],
  ])('redirects that are %s lead nowhere', (redirects, rule) => {
    expect(brokenRules('site', `"redirects": ${redirects}`)).toEqual([rule])
  })

  test('of two redirects from one address the first is followed', () => {
    const problems = reported(['/a', '/'], ['/a', '/b'], ['/b', '/a'])
    expect(problems.map((problem) => problem.split(' ', 2).join(' '))).toEqual(['route-clash /redirects/1/from'])
  })

  test('what is advised fits one redirect, or several', () => {
    const members = (b: string) => `"redirects": [{ "from": "/a", "to": "${b}" }, { "from": "/b", "to": "/a" }]`
    expect(reportedFor('site', members('/b'))).toEqual(['redirect-loop «/b»: Let one of them lead to a page.'])
    expect(reportedFor('site', '"redirects": [{ "from": "/a", "to": "/a" }]')).toEqual([
      'redirect-loop «/a»: Let it lead to a page.',
    ])
  })

  test('a redirect that leads to itself is one, whatever it says of a place or a parameter', () => {
    const itself = ['redirect-loop /redirects/0/to leads to itself']
    expect(reported(['/a', '/a'])).toEqual(itself)
    expect(reported(['/a', '/a?from=mail'])).toEqual(itself)
  })

  test('one whose address is a page’s is never followed, so that only the clash is reported', () => {
    const problems = reported(['/', '/a'], ['/a', '/'])
    expect(problems.map((problem) => problem.split(' ', 2).join(' '))).toEqual(['route-clash /redirects/0/from'])
  })
})

describe('redirect-chain', () => {
  const reported = (...pairs: [from: string, to: string][]) =>
    problemsOf(pairs).map(({ rule, pointer, hint }) => `${rule} ${pointer} ${hint}`)

  test('every redirect of a long chain but the last is reported, with the address at the end', () => {
    expect(reported(['/a', '/b'], ['/b', '/c#top'], ['/c', '/?from=c'])).toEqual([
      'redirect-chain /redirects/0/to Write "to": "/?from=c".',
      'redirect-chain /redirects/1/to Write "to": "/?from=c".',
    ])
  })
})
