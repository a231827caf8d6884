/** The formats of the languages so far: to make one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A day in words: "2026-04-01" is "April 1, 2026" in American English. */
export function formatDay(day: string, language: string): string {
  const format = formats.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(day))
}
