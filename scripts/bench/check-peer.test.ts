import { describe, expect, test } from 'vitest'
import { describeDifference } from './check-peer'

const page = (body: string) => `<!DOCTYPE html><html><head><title>Plano</title></head><body>${body}</body></html>`

const plat = page('<header><a href="/">Home</a></header><main><h1>Call us</h1><p>We come <b>at once</b>.</p></main>')

describe('a peer’s page is like Plat’s', () => {
  test.each([
    ['with other attributes', plat.replace('<h1>', '<h1 class="large" id="top">')],
    ['with other white space', plat.replaceAll('><', '>\n  <')],
    ['with other elements around the same words', plat.replace('<b>at once</b>', 'at <i>once</i>')],
    ['with words that nobody sees', plat.replace('</main>', '<p hidden>Failed</p></main><script>start()</script>')],
    ['with words for screen readers alone', plat.replace('Home', 'Home<span class="sr">page</span>')],
  ])('%s', (_, peer) => {
    // enough elements that one more is no tenth
    const rest = '<br>'.repeat(20)
    expect(describeDifference(plat + rest, peer + rest)).toBeUndefined()
  })
})

test('the first words that differ are shown', () => {
  expect(describeDifference(plat, plat.replace('at once', 'at  noon'))).toEqual([
    '  must say  Home Call us We come at once .',
    '  says      Home Call us We come at noon .',
  ])
  expect(describeDifference(plat, plat.replace('<h1>Call us</h1>', ''))).toEqual([
    '  must say  Home Call us We come at once .',
    '  says      Home We come at once .',
  ])
  expect(describeDifference(plat, plat.replace('</main>', 'Soon.</main>'))?.at(-1)).toBe(
    '  says      Home Call us We come at once . Soon.',
  )
  const long = plat.replace('Home', 'Home '.repeat(100))
  expect(describeDifference(long, long.replace('Call', 'Write to'))?.at(-1)).toMatch(/^ {2}says {6}….*Home Write to us/)
})

test('a page may have a tenth more or fewer elements', () => {
  const withLines = (count: number) => page('<br>'.repeat(count - 4))
  for (const count of [90, 100, 110]) expect(describeDifference(withLines(100), withLines(count))).toBeUndefined()
  for (const count of [89, 111])
    expect(describeDifference(withLines(100), withLines(count))).toEqual([
      `  It has ${count} elements rather than about 100; a tenth more or fewer would do.`,
    ])
})
