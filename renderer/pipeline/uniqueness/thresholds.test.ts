import { expect, test } from 'vitest'
import { thresholdsOf } from './thresholds'

test('a site sets the limits that it wants others than the usual', () => {
  expect(thresholdsOf({ uniqueness: { own: 0.2 } })).toEqual({ similar: 0.6, own: 0.2, copied: 0.85 })
  expect(thresholdsOf({ uniqueness: { similar: 0.5, copied: 0.7 } })).toEqual({ similar: 0.5, own: 0.4, copied: 0.7 })
})

test.each([{}, { uniqueness: 'none' }, { uniqueness: null }])('with %j the usual limits hold', (site) => {
  expect(thresholdsOf(site)).toEqual({ similar: 0.6, own: 0.4, copied: 0.85 })
})
