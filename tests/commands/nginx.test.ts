import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, hostRules } from '../../renderer/emit/headers'
import type { Site } from '../../schemas/types'
import { builtFile, builtPage } from '../site/built-site'
import { askServer } from '../servers/ask-server'
import { type Nginx, hasNginx, startNginx } from '../servers/start-nginx'
import { ELECTRICIAN } from '../../scripts/fixtures'

const site: Site = JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8'))
let server: Nginx | undefined

const get = (path: string, headers?: Record<string, string>) => askServer(server?.port ?? 0, path, headers)

describe.skipIf(!hasNginx)('nginx, if it is installed, with the nginx.conf of a build', () => {
  beforeAll(async () => {
    server = await startNginx(resolve(builtFile('.')), afterAll)
  })

  test.each(['/', '/plano', '/workshops/wireman-prep', '/residential-wireman-course'])(
    'sends the page at %s with the headers of all pages, to be revalidated',
    async (route) => {
      const { status, headers, body } = await get(route)
      expect([status, body === builtPage(route), headers['content-type']]).toEqual([
        200,
        true,
        'text/html; charset=utf-8',
      ])
      for (const [name, value] of Object.entries(headersFor(hostRules(site).headers, route)))
        expect(headers[name.toLowerCase()], name).toBe(value)
      expect((await get(route, { 'If-None-Match': String(headers.etag) })).status).toBe(304)
    },
  )

  test('redirects permanently', async () => {
    for (const { from, to } of site.redirects ?? [])
      expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } })
    expect(await get('/plano/?from=ad')).toMatchObject({ status: 301, headers: { location: '/plano?from=ad' } })
  })

  test.each(['/no-such-page', '/404', '/404.html', '/_headers', '/nginx.conf', '/.nojekyll', '/assets/gone.js'])(
    'sends the page for unknown addresses at %s, to be revalidated',
    async (path) => {
      const { status, headers, body } = await get(path)
      expect([status, body === builtPage('/404'), headers['cache-control']]).toEqual([404, true, 'no-cache'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    },
  )

  test('lets files with a hash in their name be cached, and compresses texts', async () => {
    for (const name of [/\/assets\/entries\/[^"]+/, /\/assets\/images\/[^" ]+/]) {
      const [file = ''] = name.exec(builtPage('/')) ?? []
      const { status, headers } = await get(file)
      expect([status, headers['cache-control']], file).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
    for (const path of ['/plano', '/sitemap.xml', '/images/logo-mark.svg'])
      expect((await get(path, { 'Accept-Encoding': 'gzip' })).headers, path).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      })
  })

  const TRICKS = String.raw`//example.com/ /.//example.com/ /\example.com/ /.\example.com/ /%0d%0aX-A:b/ /a/..//b/`

  test.each(TRICKS.split(' '))('doesn’t lead from %s to another host', async (path) => {
    const { status, headers } = await get(path)
    expect([status, headers.location, headers['x-a']]).toEqual([404, undefined, undefined])
  })
})
