import { expect, test } from 'vitest'
import { isTimeZone, todayIn } from './clock'
import { changesOf, describeAbsence, isDay, isDue, scheduleOf } from './schedule'

test.each([
  ['2026-03-31', false],
  ['2026-04-01', true],
  ['2026-04-30', true],
  ['2026-05-01', false],
])('both days are included: %s', (day, expected) => {
  expect(isDue({ from: '2026-04-01', until: '2026-04-30' }, day)).toBe(expected)
})

test('a draft is never due, and what says nothing always is', () => {
  expect(isDue({ draft: true, from: '2026-04-01' }, '2026-04-02')).toBe(false)
  expect(isDue(undefined, '2026-04-02')).toBe(true)
})

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-4-1', false],
  ['2026-04-01T00:00', false],
  [20260401, false],
])('%s is a day: %s', (value, expected) => {
  expect(isDay(value)).toBe(expected)
})

test('what isn’t a day or true is no schedule', () => {
  expect(scheduleOf({ draft: false, from: 'soon' })).toBeUndefined()
  expect(scheduleOf({ draft: true, until: '2026-04-01' })).toEqual({ draft: true, until: '2026-04-01' })
})

test('something changes on the first day and after the last one', () => {
  expect(changesOf({ from: '2026-02-01', until: '2026-02-28' })).toEqual(['2026-02-01', '2026-03-01'])
  expect(changesOf({ draft: true, from: '2026-02-01' })).toEqual([])
})

test('an absence is described with its day', () => {
  expect(describeAbsence({ from: '2026-04-01' }, '2026-03-01')).toBe('isn’t on the site before 2026-04-01')
  expect(describeAbsence({ until: '2026-02-28' }, '2026-03-01')).toBe('was on the site until 2026-02-28')
  expect(describeAbsence({ draft: true }, '2026-03-01')).toBe('is a draft')
})

test('a day begins at midnight in the time zone of the site, by default in UTC', () => {
  const evening = new Date('2026-04-01T03:00:00Z')
  expect(todayIn('America/Chicago', evening)).toBe('2026-03-31')
  expect(todayIn('Asia/Tokyo', evening)).toBe('2026-04-01')
  expect(todayIn(undefined, evening)).toBe('2026-04-01')
  expect(todayIn('Nowhere', evening)).toBe('2026-04-01')
})

test.each([
  ['America/Chicago', true],
  ['America/Argentina/Buenos_Aires', true],
  ['UTC', true],
  ['CST', false],
  ['+05:00', false],
  ['America/Chicgo', false],
])('%s is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected)
})
