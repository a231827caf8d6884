import { expect, test } from 'vitest'
import type { Measurement } from '../measure/measurement'
import { medianCost, medianStages, ratioOf } from './median-cost'

/** Builds from nothing that took so long, one after the other. */
const builds = (tool: string, walls: number[]): Measurement[] =>
  walls.map((wall, run) => ({ tool, case: 'cold', run, cost: { wall, cpu: 2 * wall, memory: 1e6 * wall } }))

test('each figure has its own median', () => {
  const measurements = builds('Plat', [3, 1, 2])
  measurements.push({ tool: 'Plat', case: 'edit', run: 0, cost: { wall: 9 } })
  expect(medianCost(measurements, 'Plat', 'cold')).toEqual({ wall: 2, cpu: 4, memory: 2e6 })
  expect(medianCost(measurements, 'Plat', 'edit')).toEqual({ wall: 9, cpu: undefined, memory: undefined })
  expect(medianCost(measurements, 'Hugo', 'cold')).toBeUndefined()
})

test('a ratio compares builds of the same run', () => {
  // the machine was slow in the second run: for both
  const measurements = [...builds('Plat', [1, 5, 1.2]), ...builds('Hugo', [2, 10, 2])]
  expect(ratioOf(measurements, 'Hugo', 'cold', 'wall')).toBe(0.5)
  expect(ratioOf(measurements, 'Hugo', 'edit', 'wall')).toBeUndefined()
})

test('stages keep their order, and each has its own median', () => {
  const stages = [
    { check: 1, pages: 5 },
    { check: 3, bundle: 1, pages: 4 },
    { check: 2, pages: 6 },
  ]
  const measurements = builds('Plat', [1, 1, 1]).map((one, run) => ({ ...one, stages: stages[run] ?? {} }))
  expect(medianStages(measurements, 'cold')).toEqual([
    ['check', 2],
    ['pages', 5],
    ['bundle', 0],
  ])
  expect(medianStages(builds('Plat', [1]), 'cold')).toEqual([])
})
