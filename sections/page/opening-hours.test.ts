import { expect, test } from 'vitest'
import type { Hours } from '../../schemas/types'
import { ENGLISH } from '../words/words'
import { holidayLines, hoursLines } from './hours-in-words'
import { WEEK, openStateAt } from './opening-hours'

const WEEKDAYS = WEEK.slice(0, 5)
const OFFICE: Hours = { days: WEEKDAYS, opens: '08:00', closes: '16:00' }
const SHOP: Hours = {
  week: [
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '13:30', closes: '18:00' },
    { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '07:00', closes: '12:00' },
  ],
  seasons: [
    { name: 'Winter', from: '11-01', until: '03-31', week: [{ days: ['Saturday'], opens: '09:00', closes: '12:00' }] },
    { from: '07-01', until: '07-14', week: [] },
  ],
}
const BAR: Hours = { week: [{ days: ['Friday', 'Saturday'], opens: '18:00', closes: '02:00' }] }
const ALWAYS: Hours = { days: [...WEEK], opens: '00:00', closes: '23:59' }

/** Lines with plain spaces: a time never breaks into two lines. */
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

test.each<[string, Hours, string, string[]]>([
  ['the same hours on weekdays', OFFICE, 'en-US', ['Mon–Fri 8 AM–4 PM']],
  ['a country with 24 hours', OFFICE, 'en-GB', ['Mon–Fri 08:00–16:00']],
  ['another language', OFFICE, 'es', ['lun–vie 8:00–16:00']],
  [
    'a lunch break, and seasons',
    SHOP,
    'en-US',
    [
      'Tue–Fri 7 AM–12 PM, 1:30 PM–6 PM',
      'Sat 7 AM–12 PM',
      'Winter (Nov 1 – Mar 31): Sat 9 AM–12 PM',
      'Jul 1 – Jul 14: closed',
    ],
  ],
  ['an end after midnight', BAR, 'en-US', ['Fri–Sat 6 PM–2 AM']],
  ['no end', ALWAYS, 'en-US', ['Mon–Sun 24 hours']],
  [
    'days that don’t follow each other',
    { ...OFFICE, days: ['Monday', 'Wednesday', 'Friday'] },
    'en-US',
    ['Mon, Wed, Fri 8 AM–4 PM'],
  ],
  ['words of its own', { ...OFFICE, text: 'Weekdays, 8 to 4' }, 'en-US', ['Weekdays, 8 to 4']],
])('hours in words: %s', (_, hours, language, lines) => {
  expect(plain(hoursLines(hours, ENGLISH, language))).toEqual(lines)
})

test('holidays in words have their name, their days, and their hours if there are some', () => {
  const holidays = [
    { name: 'Christmas Eve', date: '12-24', opens: '08:00', closes: '12:00' },
    { date: '2026-12-27', until: '2027-01-02' },
  ]
  expect(plain(holidayLines({ ...OFFICE, holidays }, ENGLISH))).toEqual([
    'Christmas Eve, Dec 24: 8 AM–12 PM',
    'Dec 27, 2026 – Jan 2, 2027: closed',
  ])
})

const HOLIDAYS: Hours = {
  ...OFFICE,
  holidays: [
    { date: '12-25', until: '01-01' },
    { date: '2026-12-24', opens: '08:00', closes: '12:00' },
  ],
}

test.each<[string, Hours, string, ReturnType<typeof openStateAt>]>([
  ['before it opens', OFFICE, '2026-12-02 07:59', { isOpen: false, change: { day: '2026-12-02', time: '08:00' } }],
  ['when it opens', OFFICE, '2026-12-02 08:00', { isOpen: true, change: { day: '2026-12-02', time: '16:00' } }],
  ['when it closes', OFFICE, '2026-12-02 16:00', { isOpen: false, change: { day: '2026-12-03', time: '08:00' } }],
  ['on a weekend', OFFICE, '2026-12-05 10:00', { isOpen: false, change: { day: '2026-12-07', time: '08:00' } }],
  ['in the lunch break', SHOP, '2026-06-02 12:30', { isOpen: false, change: { day: '2026-06-02', time: '13:30' } }],
  [
    'in a season with other hours',
    SHOP,
    '2026-12-01 09:00',
    { isOpen: false, change: { day: '2026-12-05', time: '09:00' } },
  ],
  ['in a season without hours', SHOP, '2026-07-02 09:00', { isOpen: false }],
  ['after midnight', BAR, '2026-12-05 01:30', { isOpen: true, change: { day: '2026-12-05', time: '02:00' } }],
  ['if it never closes', ALWAYS, '2026-12-05 01:30', { isOpen: true }],
  ['on a holiday with hours', HOLIDAYS, '2026-12-24 13:00', { isOpen: false }],
  [
    'on the last of several holidays',
    HOLIDAYS,
    '2027-01-01 13:00',
    { isOpen: false, change: { day: '2027-01-04', time: '08:00' } },
  ],
])('open or not %s', (_, hours, now, state) => {
  const [day = '', time = ''] = now.split(' ')
  expect(openStateAt(hours, day, time)).toEqual(state)
})
