import { expect, test } from 'vitest'
import { TextUnits } from './text-units'

const unitsOf = (text: string) => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i))

test.each([[['Bread', 'Café', '東京 😀', '\ud83d', '']], [['a'.repeat(20_000), 'é']], [[]]])(
  'the units of %j stand one behind the other',
  (texts) => {
    const units = new TextUnits()
    units.write(['what was there before'])
    units.write(texts)
    const all = texts.join('\n')
    expect(Array.from(units.room.slice(0, all.length))).toEqual(unitsOf(all))
  },
)
