import type { Migration, MigrationStep } from './migration'

/** Reviews had their date in words, as it was shown. */
export const reviewMonths: Migration = {
  number: 1,
  sentence: 'The date of a review is a month such as 2025-03, which is shown in the site’s language.',
  plan: (document, language) =>
    reviewsIn(document).flatMap(({ path, date }): MigrationStep[] => {
      const month = monthMeant(date, language)
      return month === undefined || month === date ? [] : [{ op: 'replace', path, value: month }]
    }),
}

/** The reviews in a value that have a date, wherever they are: in a section, or among the entries of a list. */
function reviewsIn(value: unknown, path = ''): { path: string; date: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { text, author, date } = value as Record<string, unknown>
  const isReview = typeof text === 'string' && typeof author === 'string' && typeof date === 'string'
  if (isReview) return [{ path: `${path}/date`, date }]
  return Object.entries(value).flatMap(([name, member]) =>
    reviewsIn(member, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}

/** "March 2025" and "Mar. 2025" are "2025-03", also in the site's language; undefined for anything but a month of a year. */
export function monthMeant(words: string, language: string): string | undefined {
  const text = words.trim()
  const [, year, number] = /^(\d{4})(?:-(\d\d?))?$/.exec(text) ?? []
  const [, name = '', ofYear] = /^(\p{L}+)\.?,? (?:de )?(\d{4})$/u.exec(text) ?? []
  if (year !== undefined) return number === undefined ? year : asMonth(year, Number(number))
  return ofYear === undefined ? undefined : asMonth(ofYear, numberOf(name, language))
}

const asMonth = (year: string, month: number): string | undefined =>
  month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined

/** The number of a month by its name or the beginning of it, from 1 to 12; 0 if there is none. */
function numberOf(name: string, language: string): number {
  const lower = name.toLowerCase()
  const names = [language, 'en-US'].flatMap((tag) => {
    const format = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, index) => format.format(new Date(Date.UTC(2000, index, 1))).toLowerCase())
  })
  const index = lower.length < 3 ? -1 : names.findIndex((month) => month.startsWith(lower))
  return (index % 12) + 1
}
