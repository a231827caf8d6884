import colors from 'picocolors'
import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { overview } from './overview'
import { printOverview } from './print-overview'

test('counts what pages use, and names what they do not', async () => {
  const site = await openSite(
    temporarySite({
      'shared/words.json': prose(),
      'shared/spare.json': prose(),
      'pages/plano.json': page([prose(), { use: 'words' }]),
    }),
  )
  const images = new Map([...site.images].filter(([name]) => /(logo-mark|truck)\./.test(name)))
  const found = overview({ ...site, images })
  expect(found).toMatchObject({ pages: 2, images: 2, unusedImages: ['/images/truck.jpg'] })
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
      1 of 2 pictures:
        /images/truck.jpg

    3 sections of 1 type on 2 pages.
    "
  `)
})
