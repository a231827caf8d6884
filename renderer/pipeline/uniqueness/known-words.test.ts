import { expect, test } from 'vitest'
import { hashWords } from './hash-words'
import { KnownWords, UNKNOWN } from './known-words'
import { NumberList } from './number-list'

/** Words of these texts, by sections. */
function known(...blocks: (string | undefined)[][]) {
  const words = new KnownWords()
  fill(words, blocks)
  return words
}

function fill(words: KnownWords, blocks: (string | undefined)[][]): void {
  words.texts = blocks.flat()
  words.blocks = blocks.flatMap((texts, block) => texts.map(() => block))
  words.words.length = words.ends.length = 0
  for (const text of words.texts) {
    for (const word of hashWords(text ?? '')) words.words.push(word)
    words.ends.push(words.words.length)
  }
}

test('texts are found in their section, in whatever order they are asked for', () => {
  const words = known(['head'], ['a', 'b', 'a'], [], ['c', undefined, 'd'])
  words.choose(1)
  expect(['a', 'a', 'b', 'c', 'head'].map((text) => words.find(text))).toEqual([1, 3, 2, UNKNOWN, UNKNOWN])
  words.choose(2)
  expect(words.find('a')).toBe(UNKNOWN)
  words.choose(3)
  expect(['d', 'c', ''].map((text) => words.find(text))).toEqual([6, 4, UNKNOWN])
  words.choose(1)
  expect(words.find('b')).toBe(2)
})

test('another document has other texts', () => {
  const words = known(['head'], ['a'], ['b'])
  words.choose(9)
  expect(words.find('a')).toBe(UNKNOWN)
  fill(words, [['head'], ['c'], ['d']])
  words.choose(1)
  expect(['a', 'c'].map((text) => words.find(text))).toEqual([UNKNOWN, 1])
})

test('of a long section not every text is asked', () => {
  const words = known(
    [],
    Array.from({ length: 80 }, (_, i) => `text ${i}`),
  )
  words.choose(1)
  expect(words.find('text 79')).toBe(UNKNOWN)
  expect(words.find('text 40')).toBe(40)
  expect(words.find('text 79')).toBe(79)
  expect(words.find('text 3')).toBe(3)
})

test('the words of a text are put at the end of a list', () => {
  const words = known(['one two'], ['three'])
  const list = new NumberList()
  words.appendTo(list, 1)
  words.appendTo(list, 0)
  expect(list.toArray()).toEqual(hashWords('three one two'))
})
