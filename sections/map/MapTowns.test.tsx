import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layOut } from './lay-out'
import { MapTowns } from './MapTowns'

/** Two dozen cities at one place. */
const CITIES = Array.from({ length: 24 }, (_, index) => ({
  name: `City ${index}`,
  route: `/${index}`,
  coordinates: [33, -96] as [number, number],
}))

function drawn(partial: boolean) {
  const layout = layOut(CITIES, 'City 3', partial)
  const html = renderToStaticMarkup(<svg>{layout && <MapTowns layout={layout} taken={[]} />}</svg>)
  return { dots: html.match(/r="5\.5"|r="9"/g)?.length, names: html.match(/City \d+/g) ?? [] }
}

test('a map of all cities names them all', () => {
  expect(drawn(false)).toEqual({ dots: 24, names: CITIES.map(({ name }) => name) })
})

test('a map of some of many leaves out names that would cover others, but no dot', () => {
  const { dots, names } = drawn(true)
  expect(dots).toBe(24)
  expect(names).toContain('City 3')
  expect(names.length).toBeLessThan(12)
})
