import { expect, test } from 'vitest'
import { SMALLEST_SITE } from './pipeline/rules/example-site'
import { modelOf, openedSite } from '../tests/sites'
import { routesOf } from './routes-of'

/** The files of a site with one page and this quote form. */
async function routesWith(quoteForm: object): Promise<string[]> {
  const open = openedSite({ 'site.json': { ...SMALLEST_SITE['site.json'], embeds: { quoteForm } } })
  return routesOf(await modelOf(open))
}

test('the sample form has a page as long as the site has no form of its own', async () => {
  expect(await routesWith({ provider: 'sample' })).toEqual(['/', '/embeds/quote-form'])
  expect(await routesWith({ provider: 'jotform', id: '240123' })).toEqual(['/'])
})
