import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextUnits } from '../uniqueness/text-units'
import { sentenceEnd } from './sentence-end'
import { sentenceEnds } from './sentences-of'

/** Where the sentences of a text end, sign by sign. */
function endsOf(text: string): number[] {
  const units = new TextUnits()
  units.write(['Before.', text, 'After'])
  const from = 'Before.\n'.length
  const ends: number[] = []
  for (let at = 0; at < text.length;) {
    const end = /[.!?…\n]/.test(text.charAt(at)) ? sentenceEnd(text, units.room, from, from + at) : -1
    if (end >= 0) ends.push(end - from)
    at = end < 0 ? at + 1 : end - from
  }
  return [...ends, text.length]
}

const PIECES = [
  '. ',
  '.',
  '! ',
  '? ',
  '… ',
  '.) ',
  '."',
  '.” ',
  '.* ',
  '\n',
  ' ',
  '\u00a0',
  '{',
  '1',
  '7B. ',
  'St',
  'Mrs',
  'Mary',
  'ÉA',
  'Éa',
  'éA',
  'A',
  'AB',
  'ABC',
  'ABCD',
  'a',
  'ж',
  'Ж',
  'é',
  '東',
  '😀',
  '𝐀',
  '\u0301',
]

test('sentences end where the regular expression says', () => {
  const texts = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary' })))
  fc.assert(
    fc.property(texts, (pieces) => {
      const text = pieces.join('')
      expect(endsOf(text)).toEqual(sentenceEnds(text))
    }),
    { numRuns: 2000 },
  )
})

test.each(['A. Bath', 'In. Bath', 'Go! Bath', 'x', 'Ask Mary. No', 'Ask Ed. No', 'See 7B. No', 'By “Al.” No'])(
  'of %j too',
  (text) => {
    expect(endsOf(text)).toEqual(sentenceEnds(text))
  },
)
