import { expect, test } from 'vitest'
import { reported } from '../../../tests/problems'
import { page, prose } from '../../../tests/sites'
import { temporarySite } from '../../../tests/temporary-sites'
import { loadSite } from '../../pipeline/load-site'
import { openLoaded } from '../../pipeline/open-site'
import { SITE_FILE } from '../definition/examples'

const inText = (text: string) => reported('section', prose({ body: text }))

const HINT = 'Write {year}, which is this year at every build, or leave the year out: a copyright doesn’t need one.'

test.each([
  ['© 2023 Acme', '2023'],
  ['Copyright 2019-2024 Acme. All rights reserved.', '2024'],
  ['Copyright © Acme Bakery, 2025', '2025'],
  ['(c) 2021', '2021'],
  ['2022 © Acme', '2022'],
])('the copyright in %j is past', (text, year) => {
  expect(inText(text)).toEqual([`past-copyright «${year}»: ${HINT}`])
})

test.each([
  '© 2026 Acme',
  '© 2019–2026 Acme',
  '© 2019–today Acme',
  '© 2019 – Acme',
  '© Acme',
  'Acme, since 2019. © 2026',
  'Here since 2019.',
])('the copyright in %j is not', (text) => {
  expect(inText(text)).toEqual([])
})

test('it is also found in the footer', () => {
  const siteFile = SITE_FILE.replace('"©"', '"© 2020 {business}"')
  expect(reported('site.json', siteFile)).toEqual([`past-copyright «2020»: ${HINT}`])
})

test('a year is past on the day that the site is checked for', () => {
  const folder = temporarySite({ 'pages/about.json': page([prose({ level: 1, body: '© 2030 Acme' })]) })
  const rulesOn = (date: string) => openLoaded(loadSite(folder, undefined, { date })).problems.map(({ rule }) => rule)
  expect(rulesOn('2030-12-31')).not.toContain('past-copyright')
  expect(rulesOn('2031-01-01')).toContain('past-copyright')
})
