import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { SMALLEST_SITE } from '../rules/example-site'
import { variableUsage } from './variable-usage'

const buttons = [
  { label: 'Read', href: '/' },
  { label: 'Call {phone}', href: '/' },
]

const documents = {
  'site.json': { ...SMALLEST_SITE['site.json'], footer: { text: 'Near {town}', copyright: '© {cty}' } },
  'shared/spare.json': prose({ body: 'In {town}.' }),
  'pages/plano.json': page([{ type: 'banner', title: 'Call', buttons }], { vars: { city: 'Plano' } }),
  'pages/broken.json': '{ "title": "{town}"',
}

/** The uses as "/buttons/0/label on /plano: detail", or why there are none. */
function uses(name: string): string | string[] {
  const report = variableUsage(openedSite(documents), name)
  if (typeof report === 'string') return report
  return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ')}: ${detail}`)
}

test('site.json and shared sections that no page uses are searched too', () => {
  expect(uses('town')).toEqual(['/body on : "In {town}."', '/footer/text on /, /plano: "Near {town}"'])
})

test('a text in a list has its place', () => {
  expect(uses('{phone}')).toEqual(['/sections/0/buttons/1/label on /plano: "Call {phone}"'])
})

test('a name that nothing says is told where it is written', () => {
  expect(uses('cty')).toEqual(['/footer/copyright on /, /plano: "© {cty}"'])
})

test.each(['x{phone}', '{phone}x'])('%s is no variable in braces', (name) => {
  expect(uses(name)).toContain(`there is no variable "${name}"`)
})

test('a name that is like no other', () => {
  expect(uses('zzzzzzzzzzzz')).toMatch(
    /^there is no variable "zzzzzzzzzzzz"\. There are: business, phone, .*, hours, city\.$/,
  )
})

test('a site without site.json', () => {
  const open = openedSite({ 'site.json': undefined, 'pages/index.json': page([prose({ body: 'In {town}.' })]) })
  expect(variableUsage(open, 'town')).toMatchObject({ uses: [{ pointer: '/sections/0/body' }] })
})
