import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { findUsage, overview } from './find-usage'
import { printOverview, printUsage } from './report'

const plain = colors.createColors(false)

const buttons = [{ label: 'Home', href: '/' }]

const site = openedSite({
  'shared/words.json': prose({ body: 'See [home](/).' }),
  'shared/spare.json': { type: 'banner', title: 'Call', buttons },
  'pages/a.json': page([{ use: 'words' }, prose({ title: 'Own', body: '[Up](/)' })]),
  'pages/b.json': page([{ use: 'words' }]),
  'pages/c.json': page([{ use: 'words' }]),
  'pages/d.json': page([{ use: 'words' }]),
})

test('a usage report for people', () => {
  const asked = [
    ['field', 'prose.level'],
    ['field', 'prose'],
    ['link', '/'],
    ['variable', 'zip'],
    ['text', 'no such words'],
  ] as const
  const printed = asked.map(([kind, name]) => printUsage(findUsage(site, kind, name), 5, plain))
  expect(printed.join('\n').replaceAll('site.config/', '')).toMatchInlineSnapshot(`
    "field prose.level
      1 when this heading is the page's main one.

      value  times
      1          1
      2          0  also if left out

      place                              page
      pages/index.json:9:16  /     1

    1 place, on 1 of 5 pages. Left out 5 times.

    field prose
      Running text, such as a privacy notice or a story.

      field         times
      id                0
      hideOnPhones      0
      title             6  required
      level             1
      body              6  required
      years             0
      years.year        0  required
      years.text        0  required
      draft             0
      from              0
      until             0

      Never used: id, hideOnPhones, years, years.year, years.text, draft, from, until

    6 places, on 5 of 5 pages.

    link /

      place                               page
      site.json:28:15         every page             /
      shared/words.json:4:11  /a, /b, /c and 1 more  /
      pages/a.json:11:15      /a                     /
      shared/spare.json:7:15  no page                /

    4 places, on 5 of 5 pages.

    variable zip

    Not used.

    text no such words

    No text has these words.
    "
  `)
})

test('an overview for people', () => {
  const files = ['/images/truck.jpg', '/images/crew.jpg', '/images/logo-mark.svg', '/images/notes.txt', '/images/old']
  const found = overview({ ...site, images: new Map(files.map((file) => [file, undefined])) })
  const types = found.types.filter(({ name }) => ['prose', 'banner', 'faq'].includes(name))
  expect(printOverview({ ...found, types }, plain)).toMatchInlineSnapshot(`
    "  section type  sections     pages
      prose                6         5

      shared section  sections     pages
      words                  4         4

    Unused
      section types: banner, faq
      shared sections: spare
      2 of 3 pictures:
        /images/crew.jpg
        /images/truck.jpg

    6 sections of 1 type on 5 pages.
    "
  `)
  const all = { ...found, types: types.slice(0, 1), shared: [], lists: [], unusedImages: [] }
  expect(printOverview(all, plain)).toContain('Unused\n  nothing\n')
})
