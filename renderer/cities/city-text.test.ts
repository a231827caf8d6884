import { expect, test } from 'vitest'
import { resolvedSite } from '../../tests/sites'
import { readText, textsOfPage } from '../schema/texts'
import { comparedShare, readCityPage } from './city-text'
import { wordNumbers } from './words'

/** The shingles, or a share of them, of a section with this text. */
function shinglesOf(body: string, share = 1): number[] {
  const { resolvedPages } = resolvedSite({ 'pages/index.json': { sections: [{ type: 'prose', body }] } })
  return resolvedPages.flatMap((page) => [...(readCityPage(page, textsOfPage(page), share).own?.shingles ?? [])])
}

test('a large site’s pages are compared by a part of their words, chosen alike on every page', () => {
  expect([comparedShare(1000), comparedShare(1001)]).toEqual([1, 0.1])
  const body = Array.from({ length: 2000 }, (_, index) => `word${index}`).join(' ')
  const sample = shinglesOf(body, 0.1)
  expect(sample.length / shinglesOf(body).length).toBeCloseTo(0.1, 1)
  const shiftedSample = shinglesOf(`Other words. ${body}`, 0.1)
  expect(shiftedSample).toEqual(expect.arrayContaining(sample))
})

test.each([
  ['See [our **best** work](/work#top), or [call](tel:+1555).', 'See our best work or call'],
  ['![A brick house](/images/house.jpg) stands', 'A brick house stands'],
  ['[one](/a) [two](https://two.example/x?y=z)', 'one two'],
  ['[titled](/a "the title") [in (brackets)](/a_(b))', 'titled in brackets'],
  ['[a [nested] label](/x)', 'a nested label'],
  ['[spaced]( /x )', 'spaced'],
  ['on [two [or more]](/x)\nlines  \nin all', 'on two or more lines in all'],
  ['\\[no link](/x)', 'no link x'],
  ['`[code](/x)`', 'code x'],
  ['    [indented](/x)', 'indented x'],
  ['[name][ref] here\n\n[ref]: /hidden', 'name here'],
  ['one &amp; two & three &nbsp;four', 'one two three four'],
  ['[x] and (y)', 'x and y'],
])('readers of %j see the words %j', (markdown, words) => {
  expect(wordNumbers(readText('markdown', markdown, true).visible)).toEqual(wordNumbers(words))
})
