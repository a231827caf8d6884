import type { Hours, Opening } from '../../schemas/types'

/** The days of the week, as site.json names them. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** From when until when a business is open. If it closes at an earlier time than it opens, that is on the next day. */
export type Span = Pick<Opening, 'opens' | 'closes'>

/** What the opening hours say in data. */
export type Times = Pick<Hours, 'days' | 'opens' | 'closes' | 'week' | 'seasons' | 'holidays'>

/** The usual week, in whichever form it is written. */
export function weekOf({ days, opens, closes, week = [] }: Times): Opening[] {
  return days && opens && closes ? [{ days, opens, closes }, ...week] : week
}

/** Whether a day of some hours comes back every year: "12-25". */
export const isYearly = (day: string): boolean => day.length === '12-25'.length

/** Whether a day is among those from one to another: 2027-01-01 is from "12-24" until "01-06". */
export function isAmong(day: string, from: string, until = from): boolean {
  if (!isYearly(from)) return from <= day && day <= until
  const dayOfYear = day.slice('2026-'.length)
  return from <= until ? from <= dayOfYear && dayOfYear <= until : dayOfYear >= from || dayOfYear <= until
}

const DAY_MS = 86_400_000

/** A number of days after a day: 1 after "2026-12-31" is "2027-01-01". */
export const daysAfter = (day: string, number: number): string =>
  new Date(Date.parse(day) + number * DAY_MS).toISOString().slice(0, 10)

/** The spans of time that begin on a day, in order. */
export function spansOn(times: Times, day: string): Span[] {
  const holidays = times.holidays?.filter(({ date, until }) => isAmong(day, date, until)) ?? []
  const season = times.seasons?.find(({ from, until }) => isAmong(day, from, until))
  // Monday is the first day of WEEK, and Sunday the first that JavaScript counts
  const name = WEEK[(new Date(day).getUTCDay() + 6) % 7]
  const spans: { opens?: string; closes?: string }[] =
    holidays.length > 0
      ? holidays
      : (season?.week ?? weekOf(times)).filter(({ days }) => days.some((other) => other === name))
  return spans
    .flatMap(({ opens, closes }) => (opens && closes ? { opens, closes } : []))
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))
}

const MINUTES_A_DAY = 24 * 60

/** The minutes from midnight to a time of day. */
export const minutesTo = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** When a span ends, in minutes from the midnight before it begins. The last minute of a day is the end of the day. */
export function endOf({ opens, closes }: Span): number {
  const end = closes === '23:59' ? MINUTES_A_DAY : minutesTo(closes)
  return closes < opens ? end + MINUTES_A_DAY : end
}

/** Whether a business is open, and when that changes next; undefined if it doesn't within a week. */
export interface OpenState {
  isOpen: boolean
  change?: { day: string; time: string }
}

/** The days that openStateAt looks ahead. */
const AHEAD = 7

/**
 * Tells whether a business is open.
 * @param day in its time zone: "2026-12-24"
 * @param time in its time zone: "14:30"
 */
export function openStateAt(times: Times, day: string, time: string): OpenState {
  const now = minutesTo(time)
  const days = Array.from({ length: AHEAD + 2 }, (_, index) => index - 1)
  // in minutes from the midnight before now, beginning with what is still open since yesterday
  const intervals = days.flatMap((offset) =>
    spansOn(times, daysAfter(day, offset)).map((span) => {
      const midnight = offset * MINUTES_A_DAY
      return { start: midnight + minutesTo(span.opens), end: midnight + endOf(span) }
    }),
  )
  const changeAt = (minutes: number) => {
    const time = ((minutes % MINUTES_A_DAY) + MINUTES_A_DAY) % MINUTES_A_DAY
    const digits = [Math.floor(time / 60), time % 60].map((number) => String(number).padStart(2, '0'))
    return { day: daysAfter(day, Math.floor(minutes / MINUTES_A_DAY)), time: digits.join(':') }
  }
  let end: number | undefined
  for (const interval of intervals)
    if (interval.start <= (end ?? now) && interval.end > (end ?? now)) end = interval.end
  // what is open to the end of the last day may go on after it
  if (end !== undefined) return { isOpen: true, ...(end < (AHEAD + 1) * MINUTES_A_DAY && { change: changeAt(end) }) }
  const next = intervals.find(({ start }) => start > now)
  return { isOpen: false, ...(next && { change: changeAt(next.start) }) }
}
