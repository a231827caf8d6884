import { SITE_FILE, markedSection, proseText } from '../definition/examples'
import { warnings } from '../definition/rule'

/** Days and months in figures, in either order. */
const NUMERIC_DATE = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?![\d/]|[.-]\d)/g

/** The smallest site.json with another copyright. */
const footer = (copyright: string) => SITE_FILE.replace('"©"', JSON.stringify(copyright))

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
  'past-copyright': {
    asks: 'The year of a copyright isn’t past.',
    why: 'Visitors take the year for the last one in which anybody looked after the site, or the business.',
    fix: 'Write {year}, which is this year at every build, or leave the year out: a copyright doesn’t need one.',
    example: { of: 'site.json', wrong: footer('© «2019» Acme'), right: footer('© Acme') },
    checkDocument: ({ texts, today }) =>
      texts
        .filter(({ format }) => format === 'plain' || format === 'markdown')
        .flatMap(({ text, origin }) => {
          const part = copyrightYear(text)
          if (part === undefined || part >= today.slice(0, 4)) return []
          return { origin, mark: { part }, what: `has a copyright of ${part}, which is past` }
        }),
  },
})

/** The sign of a copyright, with what follows in its sentence, or a year in front of it: "© 2019–2023 Acme", "2023 © Acme". */
const COPYRIGHT = /(?:(?:19|20)\d\d\s{1,3})?(?:©|\(c\)|\bcopyright\b)[^.!?\n]{0,60}/gi

/** A year that no other one follows as the end of a range: not the first one of "2019–2023" or of "2019–today". */
const LAST_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d|\s?[-–—]\s?(?:\d|\p{L}|$)|\s?to\s)/gu

/** The year of the copyright that a text states, the last one of several. */
function copyrightYear(text: string): string | undefined {
  const years = (text.match(COPYRIGHT) ?? []).flatMap((statement) => statement.match(LAST_YEAR) ?? [])
  return years.sort().at(-1)
}

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
