import { markedSection, proseText } from '../definition/examples'
import { warnings } from '../definition/rule'

/** Days and months in figures, in either order. */
const NUMERIC_DATE = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?![\d/]|[.-]\d)/g

export const DATE_RULES = warnings({
  'impossible-date': {
    asks: 'A date in figures exists.',
    why: 'Visitors can’t tell which day is meant, and doubt everything around it.',
    fix: 'Correct the day or the month. "March 4, 2025" can’t be misread anywhere.',
    example: markedSection(proseText({ body: 'Open again from «13/45/2025».' }), '3/4/2025'),
    checkDocument: ({ texts }) =>
      texts
        .filter(({ format }) => format === 'plain' || format === 'markdown')
        .flatMap(({ text, origin }) => {
          const part = impossibleDateIn(text)
          return part === undefined ? [] : { origin, mark: { part }, what: `has the date ${part}, which doesn’t exist` }
        }),
  },
})

const impossibleDateIn = (text: string): string | undefined =>
  [...text.matchAll(NUMERIC_DATE)].find(([, first, , second, year]) => {
    const [one, two] = [Number(first), Number(second)]
    return !isDay(Number(year), one, two) && !isDay(Number(year), two, one)
  })?.[0]

/** Whether a month, from 1 to 12, has a day. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Whether a month or a year, such as "2025-03" or "2025", is after the one of a day such as "2025-03-04". */
export const isAfter = (month: string, day: string): boolean => month > day.slice(0, Math.min(month.length, 7))
