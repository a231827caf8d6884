import { WEEK } from '../../../sections/page/opening-hours'

/** The times in a text, as "08:00": "8AM", "8:30 p.m.", "17:00", "noon". Hours without a half of the day can't be read. */
export function timesIn(text: string): string[] {
  const words = text.replaceAll(/\bnoon\b/gi, '12PM').replaceAll(/\bmidnight\b/gi, '12AM')
  const times = words.matchAll(/(?<!\d)(\d{1,2})(?:[:.](\d{2}))? ?(?:([ap])\.?m\b\.?)?/gi)
  return [...times].flatMap(([, hours, minutes, half]) => {
    if (!half && !minutes) return []
    const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
    return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`
  })
}

/** The days that a text names in English: "Mon to Wed" and "Mondays–Wednesdays" are three; none if it names closed days too. */
export function daysIn(text: string): string[] {
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
