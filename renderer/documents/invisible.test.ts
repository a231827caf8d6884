import { expect, test } from 'vitest'
import { dialled } from '../../sections/page/telephone'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { openedSite, page, prose } from '../../tests/sites'
import { trimInvisible } from './invisible'

test.each([
  ['bread@acme.example\u200b', 'bread@acme.example'],
  ['\ufeff\u2060Stowe\u00ad', 'Stowe'],
  ['\u202a(802) 555-0119\u202c', '(802) 555-0119'],
  // inside, and where letters or emoji are joined, they may be meant
  ['Donau\u00addampfer', 'Donau\u00addampfer'],
  ['👨\u200d👩\u200d👧', '👨\u200d👩\u200d👧'],
])('%j is read as %j', (written, read) => {
  expect(trimInvisible(written)).toBe(read)
})

test('invisible characters around facts reach neither their rules nor the pages', () => {
  const site = openedSite({
    'site.json': {
      ...SMALLEST_SITE['site.json'],
      email: 'bread@acme.example\u200b',
      phone: '\u202a(802) 555-0119\u202c',
      url: 'https://acme.example\u200b',
    },
    'pages/index.json': page([prose({ level: 1, title: 'Bread in {city}' })], { vars: { city: 'Sto\u00adwe\u200b' } }),
  })
  expect(site.problems).toEqual([])
  expect(site.data).toMatchObject({ email: 'bread@acme.example', phone: '(802) 555-0119', url: 'https://acme.example' })
  expect(site.facts[0]?.vars).toEqual({ city: 'Stowe' })
})

test('a number is dialled without them', () => expect(dialled('\u2068802 555\u200b-0119\u2069')).toBe('+18025550119'))
