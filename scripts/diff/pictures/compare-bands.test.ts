import { expect, test } from 'vitest'
import { compareBands } from './compare-bands'
import type { Pixels } from './picture'

/** A gray picture with a black square of 20 pixels. */
function picture(height: number, square?: { left: number; top: number }, width = 1440): Pixels {
  const data = Buffer.alloc(width * height * 4, 200)
  const { left, top } = square ?? { left: 0, top: 0 }
  for (let row = 0; row < (square ? 20 : 0); row++) {
    const start = ((top + row) * width + left) * 4
    data.fill(0, start, start + 20 * 4)
  }
  return { data, width, height }
}

test('what looks the same is nothing', () => {
  expect(compareBands(picture(300), picture(300))).toBeUndefined()
})

test('what differs is cut out, with some around it', () => {
  const bands = compareBands(picture(900), picture(900, { left: 1000, top: 400 }))
  expect(bands?.before).toMatchObject({ width: 720, height: 180 })
  expect(bands?.after).toMatchObject({ width: 720, height: 180 })
  expect(bands?.difference).toMatchObject({ width: 720, height: 180 })
})

test('a part that grew is compared from its top and from its end', () => {
  const bands = compareBands(picture(500, { left: 0, top: 300 }), picture(540, { left: 0, top: 340 }))
  expect([bands?.before?.height, bands?.after?.height]).toEqual([160, 200])
  expect(bands?.difference?.height).toBe(200)
})

test('a part that only one side has is shown as it is', () => {
  const after = picture(300)
  const bands = compareBands(undefined, after)
  expect([bands?.before, bands?.after?.height, bands?.difference]).toEqual([undefined, 300, undefined])
})
