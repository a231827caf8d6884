import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { liveMap } from '../ui/embeds/live-map'
import { placeNames, textWidth } from './place-names'
import { layOut } from './projection'

const city = (name: string, latitude: number, longitude: number) => ({
  name,
  route: '/',
  coordinates: [latitude, longitude] as [number, number],
})

test('the outermost towns lie inside the drawing, north at the top and a mile as long in all directions', () => {
  const { towns, wide } = layOut([city('Avon', 60.4, 10.3), city('Bath', 60, 10)])!
  expect(towns.map(({ y }) => y)).toEqual([72, 528])
  expect((towns[0]!.x - towns[1]!.x) / (528 - 72)).toBeCloseTo((0.3 / 0.4) * Math.cos((60.2 * Math.PI) / 180), 2)
  expect(wide).toBe(false)
})

test('a wide county takes the width of the drawing; some of many cities fit what a phone shows of it', () => {
  const cities = [city('Avon', 33, -98), city('Bath', 33.1, -96)]
  expect(layOut(cities)).toMatchObject({ wide: true, towns: [{ x: 160 }, { x: 1056 }] })
  expect(layOut(cities, 'Bath', true)).toMatchObject({ wide: false, towns: [{ x: 368 }, { x: 848, here: true }] })
})

test('a city that does not say where it lies is not drawn, and without any there is no drawing', () => {
  const unknown = { name: 'Cary', route: '/' }
  expect(layOut([city('Avon', 33, -96), unknown])?.towns).toEqual([{ name: 'Avon', x: 608, y: 300, here: false }])
  expect(layOut([unknown])).toBeUndefined()
})

const view = { left: 0, top: 0, right: 1000, bottom: 600 }
const town = (name: string, x: number, y: number, here = false) => ({ name, x, y, here })
const wall = (left: number, top: number) => ({ left, top, right: left + 60, bottom: top + 30 })

test.each([
  ['right of its dot', 500, [], { x: 512, y: 306 }],
  ['below where something is in the way', 500, [wall(540, 290)], { x: 500, y: 326, anchor: 'middle' }],
  ['left of it', 500, [wall(540, 290), wall(480, 315)], { x: 488, y: 306, anchor: 'end' }],
  ['above', 500, [wall(540, 290), wall(480, 315), wall(400, 290)], { x: 500, y: 286, anchor: 'middle' }],
  ['left where the drawing ends', 980, [], { x: 968, y: 306, anchor: 'end' }],
  ['nowhere', 500, [{ ...view }], undefined],
])('a name stands %s', (_, x, taken, label) => {
  expect(placeNames({ towns: [town('Avon', x, 300)], view }, taken)).toEqual([label])
})

test('no name covers another or leaves the drawing, and that of the town you are in is never left out', () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{2,9}$/)
  const place = fc.tuple(name, fc.integer({ min: 150, max: 850 }), fc.integer({ min: 72, max: 528 }))
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 24 }), (places) => {
      const towns = places.map(([name, x, y], index) => town(name, x, y, index === 1))
      const labels = placeNames({ towns, view }, [])
      expect(labels[1]).toBeDefined()
      const spans = labels.flatMap((label, index) => {
        if (!label) return []
        const width = textWidth(towns[index]!.name) * (index === 1 ? 32 : 25)
        const left = label.x - (label.anchor === 'end' ? width : label.anchor ? width / 2 : 0)
        return [{ left, right: left + width, y: label.y }]
      })
      for (const [index, a] of spans.entries()) {
        expect([a.left >= 0, a.right <= 1000, a.y > 17, a.y < 595]).not.toContain(false)
        const covered = spans.slice(index + 1).filter((b) => a.left < b.right && b.left < a.right)
        expect(covered.filter((b) => Math.abs(a.y - b.y) < 23)).toEqual([])
      }
    }),
  )
})

test.each([
  ['google', undefined, 'https://www.google.com/maps?q=1%20Main%20%26%202nd&output=embed'],
  ['openstreetmap', '33.2, -96.6', '?bbox=-96.7200%2C33.0800%2C-96.4800%2C33.3200&layer=mapnik&marker=33.2%2C-96.6'],
  // a frame needs coordinates, a link does not
  ['openstreetmap', undefined, ''],
] as const)('the live map of %s, the business being at %s', (provider, coordinates, frame) => {
  const live = liveMap(provider, '1 Main & 2nd', coordinates)
  expect(live.frame ?? '').toContain(frame)
  expect(live.frame !== undefined).toBe(frame !== '')
  expect(live.link).toMatch(/^https:.*query=1%20Main%20%26%202nd$/)
})
