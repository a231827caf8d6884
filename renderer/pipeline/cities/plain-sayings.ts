import { hashRun } from '../uniqueness/hash-run'
import { hashWords } from '../uniqueness/hash-words'
import { blockTexts } from './block-texts'
import { packMark } from './saying-mark'
import { sentenceEnds } from './sentences-of'
import { slug } from './slug'

/** A word, or a place that is about the city. */
type Item = number | { variable: boolean; words: number[] }

/** The same as sayingsOf, found text by text and way by way, for tests. */
export function plainSayings(value: unknown, city: string) {
  const [said, marks, named]: number[][] = [[], [], []]
  const note = (items: Item[], block: number, isText: boolean) => {
    if (items.length === 0) return
    const ways = waysOf(items)
    said?.push(ways.written, ...ways.masked)
    marks?.push(packMark(block, isText, items.length), ...ways.masked.map(() => 0))
    named?.push(...ways.named)
  }
  const { texts, blocks } = blockTexts({ value })
  texts.forEach((text, i) => {
    const ends = sentenceEnds(text)
    const sentences = ends.map((end, j) => itemsOf(text.slice(ends[j - 1] ?? 0, end), city))
    note(sentences.flat(), blocks[i] ?? 0, true)
    if (sentences.length > 1) for (const sentence of sentences) note(sentence, blocks[i] ?? 0, false)
  })
  return { said, marks, named }
}

function itemsOf(sentence: string, city: string): Item[] {
  const name = hashWords(city)
  return sentence
    .split('{city}')
    .flatMap((part, i): Item[] => [
      ...(i > 0 ? [{ variable: true, words: name }] : []),
      ...withNames(hashWords(part), [name, hashWords(slug(city))]),
    ])
}

function withNames(words: number[], names: number[][]): Item[] {
  const items: Item[] = []
  for (let i = 0; i < words.length;) {
    const name = names.find((name) => name.length > 0 && name.every((word, j) => words[i + j] === word))
    items.push(name ? { variable: false, words: name } : (words[i] ?? 0))
    i += name?.length ?? 1
  }
  return items
}

function waysOf(items: Item[]) {
  const places = items.filter((item) => typeof item === 'object')
  const say = (bits: number) => {
    let place = 0
    return hashRun(
      items.flatMap((item) => {
        if (typeof item === 'number') return [item]
        return bits & (1 << place++) ? item.words : [0]
      }),
    )
  }
  const all = 2 ** places.length - 1
  const names = places.reduce((bits, { variable }, i) => (variable ? bits : bits | (1 << i)), 0)
  const several = places.length > 3 ? [...new Set([all, names])] : Array.from({ length: all + 1 }, (_, bits) => bits)
  return {
    written: say(names),
    masked: names === 0 ? [] : [say(0)],
    named: several.filter((bits) => bits !== 0).map(say),
  }
}
