import { expect, test } from 'vitest'
import { sentencesOf, wordNumbers } from './words'

test.each([
  ['We bake. We sell! Do we? Well… Yes', ['We bake.', 'We sell!', 'Do we?', 'Well…', 'Yes']],
  [
    'We bake.  (We sell.) "We rest." **We sleep.** Yes',
    ['We bake.', '(We sell.)', '"We rest."', '**We sleep.**', 'Yes'],
  ],
  ['“We bake.” ‘We sell.’ [We rest.] _We sleep._ 7', ['“We bake.”', '‘We sell.’', '[We rest.]', '_We sleep._', '7']],
  ["'We bake.' {city} too", ["'We bake.'", '{city} too']],
  ['We bake from 6 a.m. to noon.', ['We bake from 6 a.m. to noon.']],
  ['It weighs 2.5 pounds.', ['It weighs 2.5 pounds.']],
  ['Bread\nRolls.\n\n  Cake  ', ['Bread', 'Rolls.', 'Cake']],
  ['', []],
])('%j is %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})

test.each([
  ['In St. Paul we bake.', 1],
  ['Ask J. Baker or Mrs. Baker.', 1],
  ['Ask Élo. Baker.', 1],
  ['Ask Mary. Baker is her name.', 2],
  ['Ask us. Baker is the name.', 2],
  ['By plan B. Not by another', 1],
  ['A loaf by NASA. Ten more', 2],
  ['In lane 7B. In lane 8', 2],
  ['Ask Jo! Or me', 2],
])('a period after a short capitalized word doesn’t end a sentence: %j has %i', (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

test.each([
  ['**Two-prong** outlets, _don’t_ they?', 'two prong outlets don t they'],
  ['Fünf Straßen, 200A', 'funf straßen 200a'],
  ['Cafe\u0301 au lait', 'cafe au lait'],
  ['CAFÉ', 'cafe'],
  ['２００Ａ', '200a'],
  ['We bake in □. □’s bread', 'we bake in □ □ s bread'],
  ['東京 – Мир', '東京 мир'],
  ['\u0301 …', ''],
])('the words of %j are compared as %j', (text, words) => {
  const list = words === '' ? [] : words.split(' ')
  expect(wordNumbers(text)).toHaveLength(list.length)
  expect(wordNumbers(text)).toEqual(list.flatMap(wordNumbers))
})
