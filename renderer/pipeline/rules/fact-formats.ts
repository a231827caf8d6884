import { pageExample, siteFileText } from './examples'
import type { FormatRule } from './rule'

export const invalidEmail: FormatRule = {
  name: 'invalid-email',
  severity: 'error',
  asks: 'An e-mail address is one that can be written to.',
  why: 'Visitors who click on it would write to nobody.',
  mend: 'Write it as name@example.com.',
  example: {
    of: 'site.json',
    wrong: siteFileText({ email: '«"hello at acme.example"»' }),
    right: siteFileText(),
  },
  format: 'email',
  must: 'an e-mail address',
  test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
}

export const invalidTime: FormatRule = {
  name: 'invalid-time',
  severity: 'error',
  asks: 'A time of day is written with four digits, from 00:00 to 23:59.',
  why: 'Search engines show the opening hours, and read them only so.',
  mend: 'Write 8 a.m. as 08:00 and 5 p.m. as 17:00.',
  example: {
    of: 'site.json',
    wrong: siteFileText({ hours: '{ "text": "Always", "opens": «"8 a.m."» }' }),
    right: siteFileText(),
  },
  format: 'time-of-day',
  must: 'a time such as 08:00',
  test: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
}

export const invalidCoordinates: FormatRule = {
  name: 'invalid-coordinates',
  severity: 'error',
  asks: 'Coordinates are latitude and longitude in degrees, with a comma between.',
  why: 'Maps and search engines can’t read others.',
  mend: 'Click on the place in an online map and copy the two numbers that it shows.',
  example: pageExample(
    { more: '"vars": { "city": "Stowe", "coordinates": «"44°27′ N, 72°41′ W"» }' },
    { more: '"vars": { "city": "Stowe", "coordinates": "44.4654, -72.6874" }' },
  ),
  format: 'coordinates',
  must: 'latitude and longitude in degrees, as 33.0198, -96.6989',
  test: (text) => /^-?\d{1,2}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?$/.test(text),
}
