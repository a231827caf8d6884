import { expect, test } from 'vitest'
import { resolvedSite } from '../../../tests/sites'
import { comparedShare, ownText, visibleText } from './own-text'
import { wordNumbers } from './words'

/** What a page of these sections has as its own, beside shared ones. */
function own(sections: unknown, more: object = {}, share = 1) {
  const { resolved } = resolvedSite({
    'shared/words.json': { type: 'prose', title: 'Shared', body: 'words of all' },
    'shared/rule.json': { type: 'prose', body: '–' },
    'pages/index.json': { ...more, sections },
  })
  return resolved.pages.map((page) => ownText(page, share))[0]
}

const prose = (body: string, more: object = {}) => ({ type: 'prose', title: 'Words', body, ...more })

/** The same of a page that says this in one section after the other, by their places. */
const saying = (words: Record<number, string>) =>
  Object.entries(words).map(([index, body]) => ({
    ...own([{ type: 'prose', body }])?.[0],
    index: Number(index),
  }))

test('a section says its texts as people read them, in the order of the schema', () => {
  const title = 'Our [own](/words)'
  const body = '[look](/there) here'
  const years = [{ year: '1882', text: 'founded' }]
  const words = saying({ 0: 'Our own words look here 1882 founded' })
  expect(own([{ type: 'prose', title, body, years }])).toEqual(words)
  expect(own([{ years, id: 'not-read', body, level: 1, title, type: 'prose' }])).toEqual(words)
})

test('the values of variables are masked, the longest first', () => {
  const vars = { city: 'Fort Worth', county: 'Worth' }
  expect(own([prose('In {city}, as Fort Worth of {county} is')], { vars })).toEqual(
    saying({ 0: 'Words in □ as □ of □ is' }),
  )
  expect(own([prose('In Fort Smith, and forts')], { vars })).toEqual(saying({ 0: 'Words in Fort Smith and forts' }))
})

const shared = [{ use: 'words' }, { use: 'words', body: 'my own' }]

test('of a shared section only what the page says anew is its own', () => {
  expect(own([...shared, prose('here')])).toEqual(saying({ 1: 'my own', 2: 'Words here' }))
})

const shinglesOf = (body: string) => own([{ type: 'prose', body }])?.[0]?.shingles ?? []

test('each run of five words is one, and a shorter section is one too', () => {
  const [abcde, bcdef, cdefg] = shinglesOf('a b c d e f g')
  expect(new Set([abcde, bcdef, cdefg, ...shinglesOf('a b c')]).size).toBe(4)
  expect(shinglesOf('a b c d e')).toEqual([abcde])
  expect(shinglesOf('z y x a b c d e w')).toContain(abcde)
  for (const other of ['a b c d f', 'b a c d e', 'a b c e d', 'e d c b a', 'f b c d e'])
    expect(shinglesOf(other)).not.toContain(abcde)
})

test('of a large site’s pages a part is compared, the same on every page', () => {
  expect([comparedShare(1000), comparedShare(1001)]).toEqual([1, 0.1])
  const body = Array.from({ length: 2000 }, (_, at) => `word${at}`).join(' ')
  const all = shinglesOf(body)
  const some = own([{ type: 'prose', body }], {}, 0.1)?.[0]?.shingles ?? []
  expect(some.length / all.length).toBeCloseTo(0.1, 1)
  const later = own([{ type: 'prose', body: `Other words. ${body}` }], {}, 0.1)?.[0]?.shingles ?? []
  expect(later).toEqual(expect.arrayContaining(some))
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
  ['[script](javascript:go)', 'script javascript go'],
  ['[name][ref] here\n\n[ref]: /hidden', 'name here'],
  ['one &amp; two & three &nbsp;four', 'one two three four'],
  ['[x] and (y)', 'x and y'],
])('of %j a reader sees the words %j', (markdown, words) => {
  expect(wordNumbers(visibleText(markdown))).toEqual(wordNumbers(words))
})
