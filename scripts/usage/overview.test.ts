import colors from 'picocolors'
import { describe, expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { type Overview, overview, printOverview } from './overview'

describe('overview', () => {
  test('counts what pages use, and names what they do not', () => {
    const site = openedSite({
      'shared/words.json': prose(),
      'shared/spare.json': prose(),
      // words that look like a picture's address are no picture
      'pages/plano.json': page([prose({ body: '/images/truck.jpg' }), { use: 'words' }]),
    })
    const files = ['/images/truck.jpg', '/images/crew.jpg', '/images/logo-mark.svg', '/images/notes.txt', '/images/old']
    const found = overview({ ...site, images: new Map(files.map((file) => [file, undefined])) })
    expect(found).toMatchObject({ pages: 2, images: 3, unusedImages: ['/images/crew.jpg', '/images/truck.jpg'] })
    expect(found.types[0]).toEqual({ name: 'prose', sections: 3, pages: 2 })
    expect(found.shared).toEqual([
      { name: 'words', sections: 1, pages: 1 },
      { name: 'spare', sections: 0, pages: 0 },
    ])
    const text = printOverview({ ...found, types: found.types.slice(0, 2) }, colors.createColors(false))
    expect(text).toMatchInlineSnapshot(`
    "  section type  sections     pages
      prose                3         2

      shared section  sections     pages
      words                  1         1

    Unused
      section types: banner
      shared sections: spare
      2 of 3 pictures:
        /images/crew.jpg
        /images/truck.jpg

    3 sections of 1 type on 2 pages.
    "
  `)
  })
})

describe('print-overview', () => {
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
})
