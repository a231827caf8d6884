import colors from 'picocolors'
import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { explain } from './explanation'
import { printExplained } from './print-explanation'

const SAID = {
  'lists/said.json': {
    of: 'testimonial',
    entries: [
      { text: 'Fine.', author: 'Dana R.', rating: 5, city: 'Wylie' },
      { text: 'Call {phone}.', author: 'Luis M.', rating: 5, city: 'Plano' },
    ],
  },
}

test('an entry of a list is found in the list, and sections keep the numbers that they have in the file', () => {
  const said = (city: string) => ({ type: 'testimonials', title: 'Said', items: { list: 'said', where: { city } } })
  const sections = [prose({ level: 1 }), said('Nowhere'), { use: 'heard' }, said('{city}')]
  const documents = {
    ...SAID,
    'shared/heard.json': said('Wylie'),
    'pages/plano.json': page(sections, { vars: { city: 'Plano' } }),
  }
  const places = ['', '/sections/3/items/0/text', '/sections/2/items/0/author']
  const explained = places.map((place) => explain(openedSite(documents), '/plano', place))
  const texts = explained.map((explained) => printExplained(explained, colors.createColors(false)))
  expect(texts.join('\n').replaceAll('site.config/', '')).toMatchInlineSnapshot(`
    "/plano  pages/plano.json

         section       title    place                              from
      0  prose         "Words"  pages/plano.json:8:5
      2  testimonials  "Said"   pages/plano.json:24:5  shared/heard.json, lists/said.json
      3  testimonials  "Said"   pages/plano.json:27:5  lists/said.json

    3 sections. To look into one: npm run explain -- /plano /sections/0

    /plano /sections/3/items/0/text
      "Call (802) 555-0100."

      Written in a list, of which the page shows this entry.
      at         lists/said.json:11:15
      chosen at  pages/plano.json:30:16
      meaning    The customer's own words.
      written    "Call {phone}."
      {phone}    "(802) 555-0100"  site.json:4:12

    /plano /sections/2/items/0/author
      "Dana R."

      Written in a list, of which the page shows this entry.
      at         lists/said.json:6:17
      used at    pages/plano.json:25:14
      chosen at  shared/heard.json:4:12
      meaning    The customer's name as the review shows it, for example "Dana R."
    "
  `)
  expect(() => explain(openedSite(documents), '/plano', '/sections/1/title')).toThrow('/sections/1 is left out')
})
