import { siteFileExample } from '../example-site-file'
import type { FormatRule } from '../rule'

export const invalidTime: FormatRule = {
  name: 'invalid-time',
  severity: 'error',
  asks: 'A time of day is written with four digits, from 00:00 to 23:59.',
  why: 'Search engines show the opening hours, and read them only so.',
  mend: 'Write 8 a.m. as 08:00 and 5 p.m. as 17:00.',
  example: {
    of: 'site.json',
    wrong: siteFileExample({ hours: '{ "text": "Always", "opens": «"8 a.m."» }' }),
    right: siteFileExample(),
  },
  format: 'time-of-day',
  must: 'a time such as 08:00',
  test: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
}
