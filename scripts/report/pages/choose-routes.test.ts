import { expect, test } from 'vitest'
import { chooseRoutes } from './choose-routes'

const group = (label: string, pages: number) => ({
  label,
  routes: Array.from({ length: pages }, (_, index) => `/${label}-${index}`),
})

test('where there is room, every page is chosen', () => {
  expect(chooseRoutes([group('a', 3), group('b', 2)], 5).size).toBe(5)
})

test('small groups are chosen whole, and the largest takes what room is left', () => {
  const chosen = [...chooseRoutes([group('cities', 2000), group('few', 3), group('more', 10)], 30)]
  const count = (label: string) => chosen.filter((route) => route.startsWith(`/${label}-`)).length
  expect([count('few'), count('more'), count('cities')]).toEqual([3, 10, 17])
})
