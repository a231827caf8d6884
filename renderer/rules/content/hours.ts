import type { Hours, Opening } from '../../../schemas/types'
import { type Span, WEEK, endOf, isYearly, minutesTo, weekOf } from '../../../sections/page/opening-hours'
import { type Path, toPointer, valueAt } from '../../documents/json-tree'
import { isTimes } from '../../documents/times'
import { listOf } from '../../problems/problem'
import { markedSite } from '../definition/examples'
import { type Finding, type SiteView, errors, warnings } from '../definition/rule'
import { daysIn, timesIn } from './hours-in-text'

export const HOURS_RULES = [
  ...errors({
    'incomplete-hours': {
      asks: 'Opening hours have days, an opening time and a different closing time, or none of the three.',
      why: 'Search engines ignore half an entry, and show a business that opens when it closes as closed.',
      fix: 'Add what is missing, or leave out "days", "opens" and "closes".',
      example: markedSite(
        '"hours": { "text": "8AM to 5PM", "days": ["Monday"], "opens": "08:00", "closes": «"08:00"» }',
        '"17:00"',
      ),
      checkSite: (view) => allHours(view).flatMap(incompleteParts),
    },
    'overlapping-hours': {
      asks: 'The spans of time on a day don’t overlap.',
      why: 'One of them is wrong, or they are one: pages would say twice when the business is open.',
      fix: 'Correct the one that is wrong, or write both as one. A span that ends at an earlier time than it begins goes on after midnight.',
      example: markedSite(
        '"hours": { "week": [{ "days": ["Monday"], "opens": "08:00", "closes": "13:00" }, «{ "days": ["Monday"], "opens": "12:00", "closes": "17:00" }»] }',
        '{ "days": ["Monday"], "opens": "14:00", "closes": "17:00" }',
      ),
      checkSite: (view) => allHours(view).flatMap(overlaps),
    },
  }),
  ...warnings({
    'contradicting-hours': {
      asks: 'The hours in words and the hours for search engines say the same.',
      why: 'Visitors who found the business in a search come when it is closed, or stay away when it is open.',
      fix: 'Correct the one that is wrong. If both are right, turn the rule off, and give the reason in a "$comment".',
      example: markedSite(
        '"hours": { "text": «"Monday, 8AM to 4PM"», "days": ["Monday"], "opens": "08:00", "closes": "17:00" }',
        '"Monday, 8AM to 5PM"',
      ),
      checkSite: (view) => allHours(view).flatMap(contradictions),
    },
    'past-holiday': {
      asks: 'A day with other hours isn’t past.',
      why: 'Pages would still list it, and visitors would think that nobody looks after the site.',
      fix: 'Remove it. A day that comes back every year is written without a year: 12-25.',
      example: markedSite('"hours": { "text": "Always", "holidays": [{ "date": «"2019-12-25"» }] }', '"12-25"'),
      checkSite: (view) =>
        allHours(view).flatMap(({ hours: { seasons = [], holidays = [] }, finding }) =>
          [
            ...holidays.map(({ date, until }, index) => ({
              path: ['holidays', index, until ? 'until' : 'date'],
              last: until ?? date,
            })),
            ...seasons.map(({ until }, index) => ({ path: ['seasons', index, 'until'], last: until })),
          ].flatMap(({ path, last }) =>
            isYearly(last) || last >= view.site.today ? [] : finding(path, { what: `is ${last}, which is past` }),
          ),
        ),
    },
  }),
]

/** Hours in site.json that can be read, and a function that places a finding at a member of them. */
interface FoundHours {
  hours: Hours
  finding: (path: Path, about: Omit<Finding, 'origin'>) => Finding[]
  /** Whether the site or the place names its time zone. */
  hasZone: boolean
}

/** The hours of the site and of its places, except those with another mistake. */
function allHours({ site: { document, data }, earlier }: Pick<SiteView, 'site' | 'earlier'>): FoundHours[] {
  const places: unknown[] = Array.isArray(data.places) ? data.places : []
  const paths: Path[] = [['hours'], ...places.map((_, index) => ['places', index, 'hours'])]
  return paths.flatMap((path) => {
    const hours = valueAt(data, path)
    const pointer = toPointer(path)
    const isWrong = earlier.some((problem) => problem.file === document?.file && problem.pointer.startsWith(pointer))
    if (!document || isWrong || !isHours(hours)) return []
    const finding: FoundHours['finding'] = (part, about) => [
      { origin: { document, path: [...path, ...part] }, ...about },
    ]
    const hasZone = [data.timeZone, valueAt(data, [...path.slice(0, -1), 'timeZone'])].some(Boolean)
    return { hours, finding, hasZone }
  })
}

/** @param hours without problems, so that their schema holds */
const isHours = (hours: unknown): hours is Hours => isTimes(hours)

/** The parts of hours that need others, or exclude them. */
function incompleteParts({ hours, finding, hasZone }: FoundHours): Finding[] {
  const { text, days, opens, closes, week, seasons = [], holidays = [], openNow } = hours
  const members = Object.entries({ days, opens, closes })
  const missing = members.filter(([, value]) => value === undefined).map(([name]) => `"${name}"`)
  const present = members.find(([, value]) => value !== undefined)?.[0]
  if (present !== undefined && missing.length > 0) {
    const what = `has "${present}" for search engines, but not ${listOf(missing)}`
    return finding([], { what, hint: `Add ${listOf(missing)}, or leave out all three.`, mark: { key: present } })
  }
  if (present !== undefined && week) {
    const what = `has "${present}" next to "week", which says the same for each day`
    return finding([], { what, hint: 'Write one of the two.', mark: { key: present } })
  }
  if (text === undefined && weekOf(hours).length === 0) {
    const what = 'says neither in words nor in times when the business is open'
    return finding([], { what, hint: 'Add "text", or "week" with days and times.', mark: 'beginning' })
  }
  if (openNow && weekOf(hours).length === 0) {
    const hint = 'Add "week", or leave out "openNow".'
    return finding(['openNow'], { what: 'needs the times at which the business opens and closes', hint })
  }
  if (openNow && !hasZone) {
    const hint = 'Add "timeZone" to site.json, such as "America/Chicago".'
    return finding(['openNow'], { what: 'needs the time zone of the business', hint })
  }
  const spans: [Path, Partial<Span>][] = [
    [[], { opens, closes }],
    ...openingsIn(hours),
    ...holidays.map((holiday, index): [Path, Partial<Span>] => [['holidays', index], holiday]),
  ]
  const halves = holidays.flatMap((holiday, index) => {
    const [name, other] = holiday.opens === undefined ? ['closes', 'opens'] : ['opens', 'closes']
    if ((holiday.opens === undefined) === (holiday.closes === undefined)) return []
    const hint = `Add "${other}", or leave out both: the business is closed on that day.`
    return finding(['holidays', index], { what: `has "${name}", but not "${other}"`, hint, mark: { key: name } })
  })
  const mixed = [...ranges('seasons', seasons), ...ranges('holidays', holidays)].flatMap(({ path, from, until }) =>
    until === undefined || isYearly(from) === isYearly(until)
      ? []
      : finding(path, {
          what: `is ${until}, but the first day is ${from}`,
          hint: 'Write both with a year, or both without.',
        }),
  )
  const empty = spans.flatMap(([path, span]) =>
    span.opens === undefined || span.opens !== span.closes
      ? []
      : finding([...path, 'closes'], {
          what: `is ${JSON.stringify(span.closes)}, which is also when the business opens`,
          hint: 'Write when it closes. For a business that never closes, 00:00 to 23:59.',
        }),
  )
  return [...empty, ...halves, ...mixed]
}

/** The first and last days of seasons or holidays, with the place of the last one. */
const ranges = (list: string, entries: { from?: string; date?: string; until?: string }[]) =>
  entries.map(({ from, date, until }, index) => ({ path: [list, index, 'until'], from: from ?? date ?? '', until }))

/** The openings of the week and of the seasons, with their places. */
function openingsIn({ week = [], seasons = [] }: Hours): [Path, Opening][] {
  return [
    ...week.map((opening, index): [Path, Opening] => [['week', index], opening]),
    ...seasons.flatMap((season, number) =>
      season.week.map((opening, index): [Path, Opening] => [['seasons', number, 'week', index], opening]),
    ),
  ]
}

/** The openings that overlap an earlier one of the same week, and the holidays that do on the same day. */
function overlaps({ hours, finding }: FoundHours): Finding[] {
  const { holidays = [] } = hours
  const listOfPath = ([path]: [Path, Opening]) => String(path.slice(0, -1))
  const openings = openingsIn(hours)
  const ofWeeks = openings.flatMap(([path, opening], index) => {
    const earlier = openings.slice(0, index).filter((other) => listOfPath(other) === listOfPath([path, opening]))
    const clash = earlier.find(([, other]) => overlap(opening, other))
    if (!clash) return []
    const [, { opens, closes }] = clash
    const day = clash[1].days.find((name) => opening.days.includes(name)) ?? opening.days[0]
    return finding(path, { what: `overlaps the hours from ${opens} to ${closes} on ${day}` })
  })
  const ofHolidays = holidays.flatMap((holiday, index) => {
    const first = holidays.slice(0, index).find(({ date }) => date === holiday.date)
    if (!first) return []
    const [one, other] = [spanOf(first), spanOf(holiday)]
    if (one && other && !overlap({ ...one, days: ['Monday'] }, { ...other, days: ['Monday'] })) return []
    const times = one ? `are from ${one.opens} to ${one.closes}` : 'say that it is closed'
    return finding(['holidays', index], { what: `contradicts the earlier hours of ${holiday.date}, which ${times}` })
  })
  return [...ofWeeks, ...ofHolidays]
}

const spanOf = ({ opens, closes }: Partial<Span>): Span | undefined => (opens && closes ? { opens, closes } : undefined)

const MINUTES_A_WEEK = 7 * 24 * 60

/** Whether two openings are at the same time on some day. What goes on after midnight is on the next day. */
function overlap(one: Opening, other: Opening): boolean {
  const intervals = (opening: Opening) =>
    opening.days.map((day) => {
      const midnight = WEEK.indexOf(day) * 24 * 60
      return { start: midnight + minutesTo(opening.opens), end: midnight + endOf(opening) }
    })
  const others = intervals(other).flatMap(({ start, end }) =>
    // Sunday’s night is on Monday
    [-MINUTES_A_WEEK, 0, MINUTES_A_WEEK].map((shift) => ({ start: start + shift, end: end + shift })),
  )
  return intervals(one).some(({ start, end }) => others.some((second) => start < second.end && second.start < end))
}

/** The words of hours that don't say what their times say. */
function contradictions({ hours, finding }: FoundHours): Finding[] {
  const { text } = hours
  const week = weekOf(hours)
  if (text === undefined || week.length === 0) return []
  const times = timesIn(text)
  const isSpan = (opens: string, closes: string | undefined) =>
    week.some((opening) => opening.opens === opens && opening.closes === closes)
  const hasRange = times.some((time, index) => isSpan(time, times[index + 1]))
  const [first] = week
  if (first && times.length >= 2 && !hasRange) {
    const said =
      week.length > 1 ? 'no entry of "week" does' : `"opens" and "closes" say ${first.opens} to ${first.closes}`
    return finding(['text'], { what: `says ${times[0]} to ${times[1]}, but ${said}` })
  }
  const days: string[] = WEEK.filter((day) => week.some((opening) => opening.days.includes(day)))
  const daysInText = daysIn(text)
  const missing = daysInText.filter((day) => !days.includes(day))
  const extra = days.filter((day) => !daysInText.includes(day))
  if (daysInText.length === 0 || missing.length + extra.length === 0) return []
  const difference = missing.length > 0 ? `lacks ${listOf(missing)}` : `has ${listOf(extra)} too`
  const source = hours.week ? 'week' : 'days'
  return finding(['text'], { what: `doesn’t name the same days as "${source}", which ${difference}` })
}
