import { isTimeZone } from '../../documents/clock'
import { isDay } from '../../documents/schedule'
import { closest, suggest } from '../../problems/suggest'
import { markedPage, markedSite } from '../definition/examples'
import { type FormatRule, type Unnamed, errors } from '../definition/rule'

export const DAY_RULES = errors<Unnamed<FormatRule>>({
  'invalid-day': {
    asks: 'A day is written as its year, month and day, and exists: 2026-04-01.',
    why: 'Countries read 4/1/2026 differently, and a page would appear in the wrong month. Variables are not filled in here.',
    fix: 'Write the four digits of the year, two of the month and two of the day, with hyphens: 2026-04-01.',
    example: markedPage({ more: '"from": «"April 1, 2020"»' }, '"2020-04-01"'),
    format: 'day',
    must: 'a day that exists, such as 2026-04-01',
    test: isDay,
    hint: (text) => suggest(meantDay(text)),
  },
  'invalid-calendar-day': {
    asks: 'A day of the hours is written as its month and day, such as 12-25, if it comes back every year, or with its year in front.',
    why: 'Countries read 4/1 differently, and the business would be closed in the wrong month.',
    fix: 'Write 25 December as 12-25, and that of one year as 2026-12-25.',
    example: markedSite('"hours": { "text": "Always", "holidays": [{ "date": «"December 25"» }] }', '"12-25"'),
    format: 'calendar-day',
    must: 'a day such as 12-25, or 2026-12-25',
    test: (text) => isCalendarDay(text),
    hint: (text) => suggest(meantCalendarDay(text)),
  },
  'invalid-time-zone': {
    asks: 'A time zone has its name in the IANA database: America/Chicago.',
    why: 'Short names such as CST stand for several zones, and an offset is wrong for half the year.',
    fix: 'Write the continent and the largest city of the zone, such as America/Chicago or Europe/London.',
    example: markedSite('"timeZone": «"Chicago"»', '"America/Chicago"'),
    format: 'time-zone',
    must: 'the name of a time zone, such as America/Chicago',
    test: isTimeZone,
    hint: (text) => suggest(meantZone(text)),
  },
})

/** Whether a text is a day, or one that every year has: "12-25". */
const isCalendarDay = (text: string): boolean => isDay(text) || isDay(`2001-${text}`)

/** The day that was meant by "December 25", "12/25", or by one with its year. */
function meantCalendarDay(text: string): string | undefined {
  const [, month, day] = /^(\d{1,2})[-/.](\d{1,2})$/.exec(text.trim()) ?? []
  if (month && day) return (dayIfExists('2001', month, day) ?? dayIfExists('2001', day, month))?.slice('2001-'.length)
  const isWithYear = /\d{4}/.test(text)
  const meant = meantDay(isWithYear || !/\d/.test(text) ? text : `${text} 2001`)
  return isWithYear ? meant : meant?.slice('2001-'.length)
}

/** The day that was meant by "April 1, 2026", "2026-4-1" or, as Americans write it, "4/1/2026". */
function meantDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year && month && day) return dayIfExists(year, month, day)
  const [, first, second, lastYear] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  if (first && second && lastYear) return dayIfExists(lastYear, first, second) ?? dayIfExists(lastYear, second, first)
  const time = /\p{L}/u.test(text) ? Date.parse(`${text} UTC`) : NaN
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10)
}

function dayIfExists(year: string, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** The time zone that was meant by its city, or by a mistyped name. */
function meantZone(text: string): string | undefined {
  const zones = Intl.supportedValuesOf('timeZone')
  const name = text.trim().replaceAll(' ', '_').toLowerCase()
  const ofCity = zones.find((zone) => zone.toLowerCase() === name || zone.toLowerCase().endsWith(`/${name}`))
  return ofCity ?? closest(text, zones)
}
