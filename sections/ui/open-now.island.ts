import { timeInWords } from '../page/hours-in-words'
import { type Times, openStateAt } from '../page/opening-hours'

const MINUTE = 60_000

/** Says whether the business is open, by the clock of its time zone, and again every minute. */
export function mount(element: HTMLElement): void {
  show(element)
  setInterval(() => show(element), MINUTE)
}

/** The words for each state, in which {time} and {day} stand for the next change. */
type Words = Record<'open' | 'openUntil' | 'closed' | 'opens' | 'opensOn', string>

function show(element: HTMLElement): void {
  const { times = '{}', zone, language = 'en-US', words = '{}' } = element.dataset
  const { day, time } = clockIn(zone)
  const { isOpen, change } = openStateAt(JSON.parse(times) as Times, day, time)
  const texts = JSON.parse(words) as Words
  const text = isOpen
    ? texts[change ? 'openUntil' : 'open']
    : texts[change ? (change.day === day ? 'opens' : 'opensOn') : 'closed']
  element.textContent = text
    .replace('{time}', change ? timeInWords(change.time, language) : '')
    .replace('{day}', change ? weekday(change.day, language) : '')
  element.toggleAttribute('data-open', isOpen)
  element.hidden = false
}

/** The day and the time in a time zone. */
function clockIn(timeZone: string | undefined): { day: string; time: string } {
  // the form of ISO dates
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const [day = '', time = ''] = format.format(new Date()).split(' ')
  return { day, time }
}

const weekday = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))
