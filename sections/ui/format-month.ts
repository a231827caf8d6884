/** The formats of the languages so far: to make one takes longer than to show a hundred months with it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A month in words: "2025-03" is "March 2025" in English. A year stays as it is. */
export function formatMonth(month: string, language: string): string {
  if (!month.includes('-')) return month
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  formats.set(language, format)
  return format.format(new Date(`${month}-01`))
}
