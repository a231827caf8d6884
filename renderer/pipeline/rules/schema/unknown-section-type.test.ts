import { expect, test } from 'vitest'
import { told } from '../../../../tests/told'

test('nothing else is said of a section whose type is unknown', () => {
  expect(told('section', { type: 'prsoe', titel: 'Words', level: 'two' })).toEqual([
    'unknown-section-type «"prsoe"»: Did you mean "prose"?',
  ])
})

test('a type that is like none is answered with all there are', () => {
  expect(told('section', { type: 'encyclopedia', title: 'Words' })).toEqual([
    expect.stringMatching(/: There are: [\w-]+, .*, prose, .*[\w-]\.$/),
  ])
})

test('a shared section’s type is told in its own file, once for all pages', () => {
  const home = { title: 'Prices', description: 'Fair.', sections: [{ use: 'words' }] }
  const beside = { 'shared/words.json': { type: 'words', title: 'Words' }, 'pages/prices.json': home }
  expect(told('section', { use: 'words' }, beside)).toEqual([
    expect.stringMatching(/^unknown-section-type «"words"»: There are: .*prose/),
  ])
})
