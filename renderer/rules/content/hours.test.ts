import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { marksOf } from '../../../tests/problems'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const marked = (rule: string, hours: object) => marksOf(rule, { 'site.json': { ...SMALLEST_SITE['site.json'], hours } })

test.each([
  ['days alone', { days: WEEKDAYS }, '"days"'],
  ['times alone', { opens: '08:00', closes: '17:00' }, '"opens"'],
  ['no closing time', { days: WEEKDAYS, opens: '08:00' }, '"days"'],
  ['a closing time that is the opening time', { days: WEEKDAYS, opens: '08:00', closes: '08:00' }, '"08:00"'],
])('hours with %s are incomplete', (_, hours, mark) => {
  expect(marked('incomplete-hours', { text: 'By appointment', ...hours })).toEqual([`site.json: ${mark}`])
})

const data = { days: WEEKDAYS, opens: '08:00', closes: '17:00' }

test.each([
  ['Monday to Friday, 8AM to 4PM', data],
  ['Mon–Sat 8:00–17:00', data],
  ['Weekdays from 8 a.m. to noon', data],
  ['Monday and Friday, 8am-5pm', data],
])('“%s” contradicts the hours in data', (text, hours) => {
  expect(marked('contradicting-hours', { text, ...hours })).toEqual([`site.json: ${JSON.stringify(text)}`])
})

test.each([
  ['Monday to Friday, 8AM to 5PM', data],
  ['Mon-Fri 8 to 5', data],
  ['Mondays through Fridays, 8:00 a.m. – 5:00 p.m., Saturday closed', data],
  ['Fri–Mon 18:00–02:00', { days: ['Monday', 'Friday', 'Saturday', 'Sunday'], opens: '18:00', closes: '02:00' }],
  ['24/7, all year', data],
  ['Mon to Fri, 9AM to 4PM', {}],
])('“%s” doesn’t', (text, hours) => {
  expect(marked('contradicting-hours', { text, ...hours })).toEqual([])
})
