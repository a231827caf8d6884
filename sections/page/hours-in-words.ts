import type { Hours, Opening } from '../../schemas/types'
import type { Words } from '../words/words'
import { type Span, WEEK, isYearly, weekOf } from './opening-hours'

/** The words of the hours that no library knows. */
type HoursWords = Pick<Words, 'hoursClosed' | 'hoursAllDay'>

/**
 * The opening hours in words, a line for each group of days: the site's own, or derived from the times.
 * @param language a language tag: "en-US" gives "Mon–Fri 8 AM–4 PM"
 */
export function hoursLines(hours: Hours, words: HoursWords, language = 'en-US'): string[] {
  if (hours.text) return [hours.text]
  const seasons = hours.seasons?.map(({ name, from, until, week }) => {
    const days = `${dayInWords(from, language)} – ${dayInWords(until, language)}`
    const lines = weekLines(week, words, language)
    return `${name ? `${name} (${days})` : days}: ${lines.join('; ') || words.hoursClosed}`
  })
  return [...weekLines(weekOf(hours), words, language), ...(seasons ?? [])]
}

/** The holidays in words: "Christmas Eve, Dec 24: 8 AM–12 PM". */
export function holidayLines({ holidays = [] }: Hours, words: HoursWords, language = 'en-US'): string[] {
  return holidays.map(({ name, date, until, opens, closes }) => {
    const days = [date, ...(until ? [until] : [])].map((day) => dayInWords(day, language)).join(' – ')
    const times = opens && closes ? spanInWords({ opens, closes }, words, language) : words.hoursClosed
    return `${name ? `${name}, ` : ''}${days}: ${times}`
  })
}

/** The lines of a week: days with the same spans are one line, in the order of the week. */
function weekLines(week: Opening[], words: HoursWords, language: string): string[] {
  const daysBySpans = new Map<string, number[]>()
  for (const [index, day] of WEEK.entries()) {
    const spans = week.filter(({ days }) => days.includes(day)).sort((one, other) => (one.opens < other.opens ? -1 : 1))
    const times = spans.map((span) => spanInWords(span, words, language)).join(', ')
    if (times) daysBySpans.set(times, [...(daysBySpans.get(times) ?? []), index])
  }
  return [...daysBySpans].map(([times, days]) => `${weekdays(days, language)} ${times}`)
}

/** The names of some days of the week: "Mon–Wed, Sat". */
function weekdays(days: number[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 5 January 1970 was a Monday
  const nameOf = (day = 0) => format.format(Date.UTC(1970, 0, 5 + day))
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map((run) => [run[0], ...(run.length > 1 ? [run.at(-1)] : [])].map(nameOf).join('–')).join(', ')
}

function spanInWords({ opens, closes }: Span, words: HoursWords, language: string): string {
  if (opens === '00:00' && closes === '23:59') return words.hoursAllDay
  // the last minute of the day stands for midnight
  return [opens, closes === '23:59' ? '00:00' : closes].map((time) => timeInWords(time, language)).join('–')
}

/** A time of day as a language writes it: "8 AM", "8:30 AM", "08:00". A line can't break within it. */
export function timeInWords(time: string, language = 'en-US'): string {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  const isWhole = time.endsWith(':00') && hour12
  const format = new Intl.DateTimeFormat(language, {
    ...(isWhole ? { hour: 'numeric' } : { timeStyle: 'short' }),
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`1970-01-01T${time}Z`)).replaceAll(/\s/g, '\u00a0')
}

/** "12-25" is "Dec 25", and "2026-12-25" is "Dec 25, 2026". */
function dayInWords(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    ...(!isYearly(day) && { year: 'numeric' }),
    timeZone: 'UTC',
  })
  return format.format(Date.parse(isYearly(day) ? `1970-${day}` : day))
}
