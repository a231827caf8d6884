import colors from 'picocolors'
import { expect, test } from 'vitest'
import type { Overview } from './overview'
import { printOverview } from './print-overview'

const print = (more: Partial<Overview>) =>
  printOverview({ pages: 1, types: [], shared: [], images: 1, unusedImages: [], ...more }, colors.createColors(false))

const tally = (name: string, sections: number, pages: number) => ({ name, sections, pages })

test('a site that uses all it has', () => {
  const types = [tally('prose', 1234567890, 12), tally('banner', 1, 1)]
  expect(print({ types })).toMatchInlineSnapshot(`
    "  section type    sections       pages
      prose         1234567890          12
      banner                 1           1

    Unused
      nothing

    1234567891 sections of 2 types on 1 page.
    "
  `)
})

test('types, shared sections and pictures that nobody uses are named', () => {
  const types = [tally('prose', 1, 1), tally('banner', 0, 0), tally('faq', 0, 0)]
  const shared = [tally('permits', 0, 0), tally('words', 0, 0)]
  expect(print({ types, shared, unusedImages: ['/images/truck.jpg'] })).toMatchInlineSnapshot(`
    "  section type  sections     pages
      prose                1         1

      shared section  sections     pages

    Unused
      section types: banner, faq
      shared sections: permits, words
      1 of 1 picture:
        /images/truck.jpg

    1 section of 1 type on 1 page.
    "
  `)
})

test('without types that are used no table has a row', () => {
  expect(print({ images: 2, unusedImages: ['/images/a.jpg', '/images/b.jpg'] })).toMatchInlineSnapshot(`
    "  section type  sections     pages

    Unused
      2 of 2 pictures:
        /images/a.jpg
        /images/b.jpg

    0 sections of 0 types on 1 page.
    "
  `)
})
