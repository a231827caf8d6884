import { describe, expect, test } from 'vitest'
import { modelWith } from '../../tests/sites'
import type { SiteModel } from '../../renderer/pipeline/model'
import type { City } from '../../sections/page-context'
import { asExpected } from './as-expected'

const citiesInARow = (count: number): City[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `City ${String(at).padStart(2, '0')}`,
    route: `/city-${at}`,
    coordinates: [44, at / 10 - 72],
  }))

const model = modelWith({
  cities: citiesInARow(70),
  images: { '/images/a.jpg': { width: 8, height: 6, variants: [] } },
})

/** What pages have read: nothing, a picture, all cities, that there are many, those near City 0. */
const USES = {
  nothing: { images: [] },
  picture: { images: ['/images/a.jpg'] },
  all: { images: [], cities: 'all' },
  many: { images: [], cities: 'many' },
  nearby: { images: [], nearby: true },
} as const

const right = (expected: SiteModel) => {
  const isRight = asExpected(expected, model)
  return Object.entries(USES).flatMap(([name, { images, ...uses }]) =>
    isRight({ images: [...images], ...uses }, '/city-0') ? [name] : [],
  )
}

describe('pages are what they would be now', () => {
  test('where all was as expected', () => {
    expect(
      right(
        structuredClone({
          ...model,
          images: { ...model.images, '/images/unused.jpg': model.images['/images/a.jpg']! },
        }),
      ),
    ).toEqual(Object.keys(USES))
  })

  test.each([
    ['site.json', { site: { ...model.site, name: 'Another' } }, []],
    [
      'a picture',
      { images: { '/images/a.jpg': { width: 9, height: 6, variants: [] } } },
      ['nothing', 'all', 'many', 'nearby'],
    ],
    ['a picture that was not found', { images: {} }, ['nothing', 'all', 'many', 'nearby']],
    ['a city far away', { cities: citiesInARow(69) }, ['nothing', 'picture', 'nearby']],
  ])('but for those that show %s that turned out otherwise', (_, other: Partial<SiteModel>, names) => {
    expect(right({ ...model, ...other })).toEqual(names)
  })

  test('but for those that list a city that turned out otherwise', () => {
    const [, second, ...others] = model.cities
    const cities = [{ ...second!, name: 'Town' }, ...others]
    const isRight = asExpected(model, { ...model, cities })
    expect(isRight({ ...USES.nearby, images: [] }, '/city-0')).toBe(false)
    expect(isRight({ images: [] }, '/city-0')).toBe(true)
  })
})
