import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import { visibleText } from './visible-text'

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
  expect(hashWords(visibleText(markdown))).toEqual(hashWords(words))
})
