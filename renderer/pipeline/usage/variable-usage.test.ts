import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../tests/temporary-site'
import { openSite } from '../open-site'
import { SMALLEST_SITE, openTexts } from '../rules/example-site'
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
async function uses(name: string): Promise<string | string[]> {
  const report = variableUsage(await openSite(temporarySite(documents)), name)
  if (typeof report === 'string') return report
  return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ')}: ${detail}`)
}

test('site.json and shared sections that no page uses are searched too', async () => {
  expect(await uses('town')).toEqual(['/body on : "In {town}."', '/footer/text on /, /plano: "Near {town}"'])
})

test('a text in a list has its place', async () => {
  expect(await uses('{phone}')).toEqual(['/sections/0/buttons/1/label on /plano: "Call {phone}"'])
})

test('a name that nothing says is told where it is written', async () => {
  expect(await uses('cty')).toEqual(['/footer/copyright on /, /plano: "© {cty}"'])
})

test.each(['x{phone}', '{phone}x'])('%s is no variable in braces', async (name) => {
  expect(await uses(name)).toContain(`there is no variable "${name}"`)
})

test('a name that is like no other', async () => {
  expect(await uses('zzzzzzzzzzzz')).toMatch(
    /^there is no variable "zzzzzzzzzzzz"\. There are: business, phone, .*, hours, city\.$/,
  )
})

test('a site without site.json', () => {
  const texts = new Map([['pages/index.json', JSON.stringify(page([prose({ body: 'In {town}.' })]))]])
  expect(variableUsage(openTexts(texts, new Map()), 'town')).toMatchObject({ uses: [{ pointer: '/sections/0/body' }] })
})
