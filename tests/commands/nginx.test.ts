import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, hostRules } from '../../renderer/emit/headers'
import { freePort } from '../../scripts/serve/listen'
import type { Site } from '../../schemas/types'
import { builtFile, builtPage } from '../site/built-site'
import { temporaryFolder } from '../temporary-sites'
import { askServer } from '../servers/ask-server'
import { ELECTRICIAN } from '../../scripts/fixtures'

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0)

const site: Site = JSON.parse(readFileSync(`${ELECTRICIAN.site}/site.json`, 'utf8'))
const port = await freePort()
// nothing would remove it if all tests are skipped
const folder = nginx ? temporaryFolder(afterAll) : ''

/** A complete configuration, which only uses the machine's own MIME types. */
const CONFIGURATION = `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${resolve(builtFile('.'))};
    include ${resolve(builtFile('nginx.conf'))};
  }
}`

/** Starts nginx, or sends a signal to it. */
function run(...args: string[]): void {
  const { status, stderr } = spawnSync(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), ...args])
  if (status !== 0) throw new Error(String(stderr))
}

const get = (path: string, headers?: Record<string, string>) => askServer(port, path, headers)

describe.skipIf(!nginx)('nginx, if it is installed, with the nginx.conf of a build', () => {
  beforeAll(() => {
    writeFileSync(join(folder, 'nginx.conf'), CONFIGURATION)
    run()
  })

  afterAll(() => run('-s', 'quit'))

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
