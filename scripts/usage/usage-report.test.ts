import colors from 'picocolors'
import { expect, test } from 'vitest'
import { type UsageReport, type Use, printUsage } from './usage-report'

const print = (report: Partial<UsageReport>) =>
  printUsage({ kind: 'field', name: 'hero.variant', uses: [], ...report }, 5, colors.createColors(false))

const use = (line: number, pages: string[], detail?: string): Use => ({
  file: 'pages/plano.json',
  line,
  column: 7,
  pointer: '/x',
  pages,
  detail,
})

test('places, with the pages that show them', () => {
  const all = ['/', '/a', '/b', '/c', '/d']
  const uses = [use(1, ['/a'], 'One'), use(12, all), use(3, all.slice(1), 'Four'), use(4, [])]
  expect(print({ description: 'The look.', uses })).toMatchInlineSnapshot(`
    "field hero.variant
      The look.

      place                  page
      pages/plano.json:1:7   /a                     One
      pages/plano.json:12:7  every page
      pages/plano.json:3:7   /a, /b, /c and 1 more  Four
      pages/plano.json:4:7   no page

    4 places, on 5 of 5 pages.
    "
  `)
})

test('the values of a field, with the one that holds where it is left out', () => {
  const values = [
    { value: 'city', count: 12 },
    { value: 'split', count: 0 },
  ]
  expect(print({ values, default: 'city', leftOut: 3, uses: [use(1, ['/a'], '"city"')] })).toMatchInlineSnapshot(`
    "field hero.variant

      value    times
      "city"      12  also where it is left out
      "split"      0

      place                 page
      pages/plano.json:1:7  /a    "city"

    1 place, on 1 of 5 pages. Left out 3 times.
    "
  `)
})

test('the fields of a type, with those that nobody uses', () => {
  const fields = [
    { field: 'title', required: true, count: 3 },
    { field: 'items.rating', required: false, count: 0 },
  ]
  expect(print({ name: 'hero', fields, uses: [use(1, ['/a'])] })).toMatchInlineSnapshot(`
    "field hero

      field         times
      title             3  required
      items.rating      0

      Never used: items.rating

    1 place, on 1 of 5 pages.
    "
  `)
})

test('a page of a site with one page has its name; three pages are all named', () => {
  const print = (pages: number, uses: Use[]) =>
    printUsage({ kind: 'icon', name: 'phone', uses, leftOut: 1 }, pages, colors.createColors(false))
  expect(print(1, [use(1, ['/a'])])).toContain('pages/plano.json:1:7  /a\n')
  expect(print(9, [use(1, ['/a', '/b', '/c'])])).toContain('pages/plano.json:1:7  /a, /b, /c\n')
  expect(print(9, [])).toBe('icon phone\n\nNot used. Left out once.\n')
})

test('several fields that nobody uses, and none', () => {
  const fields = ['title', 'items'].map((field) => ({ field, required: false, count: 0 }))
  expect(print({ fields })).toContain('  Never used: title, items\n')
  expect(print({ fields: [{ field: 'title', required: true, count: 1 }] })).toBe(
    'field hero.variant\n\n  field  times\n  title      1  required\n\nNot used.\n',
  )
})

test('nothing', () => {
  expect(print({})).toMatchInlineSnapshot(`
    "field hero.variant

    Not used.
    "
  `)
})
