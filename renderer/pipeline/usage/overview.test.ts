import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { overview } from './overview'
import { printOverview } from './print-overview'

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
