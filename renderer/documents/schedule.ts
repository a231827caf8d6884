import { isRecord } from './json-tree'

/** When something is on the site, as a page, a section or the notice says it. */
export interface Schedule {
  /** Set if it isn't published at all. */
  draft?: true
  /** The first day, "2026-04-01". */
  from?: string
  /** The last day. */
  until?: string
}

/** The names of the members that make a schedule. */
export const SCHEDULE_MEMBERS = ['draft', 'from', 'until'] as const

/** The schedule of a page, a section or the notice; undefined if it is always on the site. A date that is none is left out. */
export function scheduleOf(value: unknown): Schedule | undefined {
  if (!isRecord(value)) return undefined
  const { draft, from, until } = value
  const schedule: Schedule = {
    ...(draft === true && { draft }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
  }
  return Object.keys(schedule).length > 0 ? schedule : undefined
}

/** Whether something with this schedule is on the site on a day. */
export const isDue = ({ draft, from = '', until }: Schedule = {}, day: string): boolean =>
  !draft && from <= day && (until === undefined || day <= until)

/** The days on which something with this schedule comes or goes: its first day, and the day after its last one. */
export const changesOf = ({ draft, from, until }: Schedule = {}): string[] =>
  draft ? [] : [from, until && dayAfter(until)].filter((day) => day !== undefined)

/** "isn’t on the site before 2026-04-01", of something that isn't there on a day. */
export function describeAbsence({ draft, from, until }: Schedule, day: string): string {
  if (draft) return 'is a draft'
  return from !== undefined && from > day ? `isn’t on the site before ${from}` : `was on the site until ${until}`
}

/** Whether a value is a day that exists, as in "2026-04-01". */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && dayOf(date) === value
}

/** A moment's day in UTC. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return dayOf(date)
}
