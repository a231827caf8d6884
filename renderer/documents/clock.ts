import { getOrInsertComputed } from './get-or-insert'
import { type Schedule, isDue } from './schedule'

/** What a command is told about the day and about drafts. */
export interface Occasion {
  /** The day to take for today, "2026-04-01"; by default, today in the site's time zone. */
  date?: string | undefined
  /** Whether drafts and what isn't due are shown as well, as in development and in previews. */
  showsAll?: boolean | undefined
}

/** The day that a site is opened for: one for the whole of a build. */
export interface Clock {
  /** "2026-04-01" */
  today: string
  /** Whether drafts and what isn't due are shown as well. */
  showsAll: boolean
}

/** The time zone of a site that names none. It is the same on every machine, wherever the site is built. */
const DEFAULT_ZONE = 'UTC'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The clock of a site. @param timeZone as site.json names it, right or not */
export const clockOf = ({ date, showsAll = false }: Occasion, timeZone: unknown): Clock => ({
  today: date ?? todayIn(timeZone),
  showsAll,
})

/**
 * The time at which documents are read. SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/), in seconds,
 * sets another one, so that an old state of a site is checked and built as it was then.
 */
export function currentTime(): Date {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || NaN)
  return Number.isFinite(seconds) ? new Date(seconds * 1000) : new Date()
}

/** Today in a time zone: "2026-04-01". */
export function todayIn(timeZone: unknown, now = currentTime()): string {
  const zone = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : DEFAULT_ZONE
  const format = getOrInsertComputed(formats, zone, () => {
    // the form of ISO days
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  })
  return format.format(now)
}

/** Whether a text is the name of a time zone, such as "America/Chicago", rather than of an offset. */
export function isTimeZone(text: string): boolean {
  if (!/^(?:UTC|[A-Z]\w+(?:\/[\w+-]+)+)$/.test(text)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }))
  } catch {
    // that is how Intl tells
    return false
  }
}

/** Whether something with this schedule is shown on the day that a site is opened for. */
export const isShown = (schedule: Schedule | undefined, { today, showsAll }: Clock): boolean =>
  showsAll || isDue(schedule, today)
