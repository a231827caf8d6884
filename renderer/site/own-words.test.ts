import { expect, test } from 'vitest'
import { reported } from '../../tests/problems'
import { openedSite, page } from '../../tests/sites'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { renderRoute } from '../../tests/render-route'

const FIRST_REVIEW = { text: 'All good, and on time.', author: 'Ann', rating: 4.5, price: '$90', source: 'Yelp' }

test('a site’s own words replace those of its language; what is put into them is no variable', async () => {
  const own = { words: { price: '{price} at {business}', skip: 'Al grano' } }
  expect(reported('site', membersOf(own))).toEqual([])
  const site = openedSite({
    'site.json': { ...SMALLEST_SITE['site.json'], language: 'es-MX', ...own },
    'pages/index.json': page([{ type: 'testimonials', title: 'Reseñas', items: [FIRST_REVIEW] }]),
  })
  const html = await renderRoute(site, '/')
  expect(html).toContain(`>$90 at ${SMALLEST_SITE['site.json'].name}<`)
  expect(html).toContain('>Al grano</a>')
  expect(html).toContain('aria-label="4.5 de 5 estrellas"')
  expect(html).toContain('Reseña en Yelp')
})

test.each([
  [{ skp: 'Al grano' }, 'unknown-property «"skp"»: Did you mean "skip"?'],
  [{ price: 'From {prise}' }, 'unknown-variable «{prise}»: '],
  [{ skip: '' }, 'empty-text «""»: '],
])('%j is reported where it is written', (words, problem) => {
  expect(reported('site', membersOf({ words }))).toEqual([expect.stringContaining(problem)])
})

/** The members of an object as JSON. */
const membersOf = (value: object) => JSON.stringify(value).slice(1, -1)
