import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { page, prose, temporarySite } from '../../../../tests/sites'
import { QUOTE_FORM_ROUTE } from '../../embed-routes'
import { openSite } from '../../open-site'
import { SMALLEST_SITE } from '../example-site'

/** The clashes of a site with the page /plano, its alias /plano-tx, the redirect /old, and these files in public/. */
async function told(...files: string[]): Promise<[file: string, what: string][]> {
  const redirects = [{ from: '/old', to: '/plano' }]
  const folder = temporarySite({
    'pages/plano.json': page([prose({ level: 1 })], { aliases: ['/plano-tx'] }),
    'site.json': { ...SMALLEST_SITE['site.json'], redirects },
    '../public/images/logo-mark.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    ...Object.fromEntries(files.map((file) => [`../public/${file}`, 'A file.'])),
  })
  const { problems } = await openSite(folder)
  return problems
    .filter(({ rule }) => rule === 'file-clash')
    .map(({ file, what }) => [relative(folder, file), what.replace(folder, 'site.config')])
}

test.each(['plano.html', 'plano', 'plano/index.html'])('public/%s has the address of the page /plano', async (file) => {
  expect(await told(file)).toEqual([
    [`../public/${file}`, 'has the address /plano, which is taken by site.config/pages/plano.json'],
  ])
})

test.each([
  ['index.html', '/', 'site.config/pages/index.json'],
  ['plano-tx.html', '/plano-tx', 'site.config/pages/plano.json, as an alias'],
  ['old.html', '/old', 'site.config/site.json, as a redirect'],
  [`${QUOTE_FORM_ROUTE.slice(1)}.html`, QUOTE_FORM_ROUTE, 'the site itself'],
])('public/%s has the address %s of %s', async (file, route, owner) => {
  expect(await told(file)).toEqual([[`../public/${file}`, `has the address ${route}, which is taken by ${owner}`]])
})

test('files with addresses of their own are fine', async () => {
  expect(await told('plano.pdf', 'plans/index.html', 'planos.html', 'verification.html')).toEqual([])
})
