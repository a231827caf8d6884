import { expect, test } from 'vitest'
import type { Hours } from '../../schemas/types'
import { hasYearlyDays, hoursData } from './hours-data'

const OPEN: Hours = { days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:00' }
const node = (members: object) => ({ '@type': 'OpeningHoursSpecification', ...members })
const USUAL = node({ dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:00' })

test('a week is one specification, or one for each span', () => {
  const evening = { days: ['Monday' as const], opens: '18:00', closes: '02:00' }
  expect(hoursData(OPEN, 2026)).toEqual({ openingHoursSpecification: USUAL })
  expect(
    hoursData({ week: [{ days: ['Monday', 'Tuesday'], opens: '08:00', closes: '16:00' }, evening] }, 2026),
  ).toEqual({
    openingHoursSpecification: [USUAL, node({ dayOfWeek: ['Monday'], opens: '18:00', closes: '02:00' })],
  })
  expect(hoursData({ text: 'By appointment' }, 2026)).toEqual({})
  expect(hoursData(undefined, 2026)).toEqual({})
})

test('seasons and holidays are special, with the days of this year and the next', () => {
  const winter = {
    from: '11-01',
    until: '03-31',
    week: [{ days: ['Monday' as const], opens: '09:00', closes: '12:00' }],
  }
  const holidays = [{ date: '12-25' }, { date: '2026-12-24', opens: '08:00', closes: '12:00' }]
  const ofWinter = { dayOfWeek: ['Monday'], opens: '09:00', closes: '12:00' }
  expect(hoursData({ ...OPEN, seasons: [winter], holidays }, 2026).specialOpeningHoursSpecification).toEqual([
    ...[2025, 2026, 2027].map((year) =>
      node({ ...ofWinter, validFrom: `${year}-11-01`, validThrough: `${year + 1}-03-31` }),
    ),
    node({ opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' }),
    node({ opens: '00:00', closes: '00:00', validFrom: '2027-12-25', validThrough: '2027-12-25' }),
    node({ opens: '08:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' }),
  ])
})

test('a site changes with the year only if its hours have days that come back', () => {
  const hours = (date: string) => ({ text: 'Always', holidays: [{ date }] })
  expect(hasYearlyDays({ hours: hours('12-25') })).toBe(true)
  expect(hasYearlyDays({ places: [{ hours: hours('12-25') }] })).toBe(true)
  expect(hasYearlyDays({ hours: hours('2026-12-25') })).toBe(false)
  expect(hasYearlyDays({})).toBe(false)
})
