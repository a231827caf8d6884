import { expect, test } from 'vitest'
import { loadedSite, page } from '../../../tests/sites'
import { inspect } from '../inspect'
import { SMALLEST_SITE } from '../rules/example-site'
import { siteRoutes } from './site-routes'

test('the addresses of a site are those of its pages, aliases and redirects, as far as they are texts', () => {
  const redirects = [{ from: '/was', to: '/' }, 'none', { from: 5 }]
  const site = loadedSite({
    'site.json': { ...SMALLEST_SITE['site.json'], redirects },
    'pages/a.json': page(undefined, { aliases: ['/old', 5, '/older'] }),
    'pages/b.json': page(undefined, { aliases: '/none' }),
  })
  const { sources, resolved } = inspect(site, true)
  const routes = siteRoutes(sources, resolved).filter(({ kind }) => kind !== 'embed')
  expect(routes.map(({ kind, route, origin }) => [kind, route, origin?.document.file, origin?.path.join('.')])).toEqual(
    [
      ['page', '/', 'pages/index.json', ''],
      ['page', '/a', 'pages/a.json', ''],
      ['page', '/b', 'pages/b.json', ''],
      ['alias', '/old', 'pages/a.json', 'aliases.0'],
      ['alias', '/older', 'pages/a.json', 'aliases.2'],
      ['redirect', '/was', 'site.json', 'redirects.0.from'],
    ],
  )
  expect(siteRoutes(sources, { ...resolved, site: {} }).map(({ kind }) => kind)).toContain('embed')
})
