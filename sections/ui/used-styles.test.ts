import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { classesOf, noteUse, recordStyles } from './used-styles'

const CLASSES = Array.from({ length: 2500 }, (_, at) => `_many-${at}`)
const many = noteUse(Object.fromEntries(CLASSES.map((name) => [name, name])))

test('a rendering tells the classes that it used, whatever else there is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...CLASSES)), (used) => {
      const { styles } = recordStyles(() => used.map((name) => many[name]))
      expect(classesOf(styles).sort()).toEqual([...used].sort())
      expect(recordStyles(() => used.toReversed().map((name) => many[name])).styles).toBe(styles)
    }),
  )
})

test('a stylesheet that is read again has the same classes', () => {
  const [first, again] = [noteUse({ a: '_again-a' }), noteUse({ a: '_again-a' })]
  const [one, other] = [first, again].map((module) => recordStyles(() => module.a))
  expect(other).toEqual(one)
})
