import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { commandLine } from '../../scripts/command'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { buildSite } from '../../scripts/prerender/build-site'
import { serveBuild } from '../../scripts/serve/static-server'
import { askServer, endServer, startServer } from '../servers/ask-server'
import { serveOnRequest } from '../servers/serve-on-request'
import { hasNginx, startNginx } from '../servers/start-nginx'
import { page } from '../sites'
import { temporarySite } from '../temporary-sites'

const REDIRECTS = {
  '/services.html': '/plano',
  '/plano.html': '/plano',
  '/index.html': '/',
  '/About-Us': '/plano?from=us',
  '/Team/Caf%C3%A9 (1).htm': '/plano',
  "/o'neill": '/plano',
  '/areas/st.-joseph': '/plano',
  '/old/': '/plano',
  '/plano/': '/plano',
  '/index.php': '/',
  '/index.php?page=services': '/plano?from=old',
  '/index.php?page=our services&id=1.5': '/our-services/panels',
  '/?p=12': '/plano',
  '/blog/?p=13': '/plano',
  '/services/*': '/our-services/*',
  '/services/lamps': '/our-services/panels',
  '/shop/*': 'https://shop.example/a/*?q=1',
  '/news/*': '/plano',
  '/older/*': '/*',
}

const site = temporarySite(
  {
    'site.json': {
      ...SMALLEST_SITE['site.json'],
      redirects: Object.entries(REDIRECTS).map(([from, to]) => ({ from, to })),
      rules: { 'redirect-support': 'off', 'duplicate-description': 'off' },
    },
    'pages/plano.json': page(undefined, { title: 'Plano' }),
    'pages/our-services/panels.json': page(undefined, { title: 'Panels' }),
  },
  afterAll,
)
const out = join(site, '../dist')
await buildSite(site, out)
const preview = await serveBuild(join(out, 'client'))
const serve = await serveOnRequest(site, afterAll)
const dev = await startServer(commandLine('dev', '--site', site))
const nginx = hasNginx ? await startNginx(join(out, 'client'), afterAll) : undefined

afterAll(async () => {
  preview.close()
  await endServer(dev.server)
})

/** Where each server leads from an address, or its status. */
async function leadsTo(address: string) {
  const replies = {
    preview: await askServer(new URL(preview.origin).port, address),
    serve: await serve.get(address),
    dev: await askServer(dev.port, address),
    ...(nginx && { nginx: await askServer(nginx.port, address) }),
  }
  return Object.entries(replies).map(
    ([server, { status, headers }]) => `${server} ${[301, 302].includes(status) ? headers.location : status}`,
  )
}

describe('preview, serve, dev and nginx, if it is installed', () => {
  test.each([
    ['/services.html', '/plano'],
    ['/plano.html', '/plano'],
    ['/index.html', '/'],
    ['/About-Us', '/plano?from=us'],
    ['/about-us', 404],
    ['/Team/Caf%C3%A9%20(1).htm', '/plano'],
    ["/o'neill", '/plano'],
    ['/areas/st.-joseph', '/plano'],
    ['/areas/stX-joseph', 404],
    ['/old/', '/plano'],
    ['/old', '/plano'],
    ['/plano/', '/plano'],
    ['/plano', 200],
    ['/index.php', '/'],
    ['/index.php?page=other', '/'],
    ['/index.php?page=services', '/plano?from=old'],
    ['/index.php?utm=x&page=services', '/plano?from=old'],
    ['/index.php?page=services2', '/'],
    ['/index.php?id=1.5&page=our%20services', '/our-services/panels'],
    ['/index.php?page=our+services&id=1.5', '/our-services/panels'],
    ['/index.php?page=our+services&id=125', '/'],
    ['/?p=12', '/plano'],
    ['/?p=120', 200],
    ['/', 200],
    ['/blog/?p=13', '/plano'],
    ['/services/panels', '/our-services/panels'],
    ['/services/a/b%20c?d=e', '/our-services/a/b%20c'],
    ['/services/lamps', '/our-services/panels'],
    ['/news', 404],
    ['/shop/b', 'https://shop.example/a/b?q=1'],
    ['/news/2019/may', '/plano'],
    ['/older/plano', '/plano'],
    ['/older//evil.example', '/evil.example'],
    ['/older/%5Cevil.example', '/evil.example'],
    ['/older/%2Fevil.example', '/evil.example'],
  ])('lead from %s to %s', async (address, target) => {
    const servers = ['preview', 'serve', 'dev', ...(nginx ? ['nginx'] : [])]
    expect(await leadsTo(address)).toEqual(servers.map((server) => `${server} ${target}`))
  })

  test('send nothing of an address as a header', async () => {
    const replies = await leadsTo('/older/%0d%0aX-A:b')
    expect(replies.filter((reply) => /[\r\n]/.test(reply))).toEqual([])
  })
})
