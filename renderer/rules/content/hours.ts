import { isRecord } from '../../documents/json-tree'
import { listOf } from '../../problems/problem'
import { markedSite } from '../definition/examples'
import { type Finding, type SiteView, errors, warnings } from '../definition/rule'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

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
      checkSite: (view) => {
        const { hours, finding } = hoursOf(view)
        const { days, opens, closes } = hours
        const members = Object.entries({ days, opens, closes })
        const missing = members.filter(([, value]) => value === undefined).map(([name]) => `"${name}"`)
        const present = members.find(([, value]) => value !== undefined)?.[0]
        if (present !== undefined && missing.length > 0) {
          const what = `has "${present}" for search engines, but not ${listOf(missing)}`
          return finding([], { what, hint: `Add ${listOf(missing)}, or leave out all three.`, mark: { key: present } })
        }
        if (opens === undefined || opens !== closes) return []
        const what = `is ${JSON.stringify(closes)}, which is also when the business opens`
        return finding(['closes'], {
          what,
          hint: 'Write when it closes. For a business that never closes, 00:00 to 23:59.',
        })
      },
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
      checkSite: (view) => {
        const { hours, finding } = hoursOf(view)
        const { text, days, opens, closes } = hours
        if (typeof text !== 'string') return []
        const times = timesIn(text)
        const hasRange = times.some((time, index) => time === opens && times[index + 1] === closes)
        if (typeof opens === 'string' && typeof closes === 'string' && times.length >= 2 && !hasRange)
          return finding(['text'], {
            what: `says ${times[0]} to ${times[1]}, but "opens" and "closes" say ${opens} to ${closes}`,
          })
        const daysInText = daysIn(text)
        const missing = daysInText.filter((day) => Array.isArray(days) && !days.includes(day))
        const extra = Array.isArray(days) ? days.filter((day) => !daysInText.includes(String(day))) : []
        if (daysInText.length === 0 || missing.length + extra.length === 0) return []
        const difference = missing.length > 0 ? `lacks ${listOf(missing)}` : `has ${listOf(extra.map(String))} too`
        return finding(['text'], { what: `doesn’t name the same days as "days", which ${difference}` })
      },
    },
  }),
]

/** The hours of a site, and a function that places a finding at a member of them. */
function hoursOf({ site: { document, data }, earlier }: Pick<SiteView, 'site' | 'earlier'>) {
  const isWrong = earlier.some(({ file, pointer }) => file === document?.file && pointer.startsWith('/hours'))
  const hours: Record<string, unknown> = isRecord(data.hours) && !isWrong ? data.hours : {}
  const finding = (path: string[], about: Omit<Finding, 'origin'>): Finding[] =>
    document ? [{ origin: { document, path: ['hours', ...path] }, ...about }] : []
  return { hours, finding }
}

/** The times in a text, as "08:00": "8AM", "8:30 p.m.", "17:00", "noon". Hours without a half of the day can't be read. */
function timesIn(text: string): string[] {
  const words = text.replaceAll(/\bnoon\b/gi, '12PM').replaceAll(/\bmidnight\b/gi, '12AM')
  const times = words.matchAll(/(?<!\d)(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\b\.?)?/gi)
  return [...times].flatMap(([, hours, minutes, half]) => {
    if (!half && !minutes) return []
    const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
    return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  })
}

/** The days that a text names in English: "Mon to Wed" and "Mondays–Wednesdays" are three; none if it names closed days too. */
function daysIn(text: string): string[] {
  if (/closed|except/i.test(text)) return []
  const day = '(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,7}'
  const ranges = text.matchAll(new RegExp(`\\b${day}(?:\\.? ?(?:to|through|until|[-–—]) ?${day})?`, 'g'))
  const days = [...ranges].flatMap(([, from = '', to = from]) => {
    const [first, last] = [from, to].map((name) => WEEK.findIndex((other) => other.startsWith(name)))
    const week = [...WEEK, ...WEEK].slice(first)
    return week.slice(0, (((last ?? 0) - (first ?? 0) + 7) % 7) + 1)
  })
  return WEEK.filter((name) => days.includes(name))
}
