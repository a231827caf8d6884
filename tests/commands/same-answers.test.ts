import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../scripts/example-site'
import { commandLine } from '../../scripts/command'
import { buildSite } from '../../scripts/prerender/build-site'
import { serveBuild } from '../../scripts/serve/static-server'
import { type Reply, askServer, endServer, startServer } from '../servers/ask-server'
import { serveOnRequest } from '../servers/serve-on-request'
import { page } from '../sites'
import { temporarySite } from '../temporary-sites'

const titled = (title: string, more: object = {}) => page(undefined, { title, ...more })

/** Each page has the title of its route. */
const DOCUMENTS = {
  'site.json': {
    ...SMALLEST_SITE['site.json'],
    redirects: [{ from: '/old', to: '/plano?from=old' }],
  },
  'pages/index.json': titled('/'),
  'pages/plano.json': titled('/plano', { aliases: ['/tx/plano'] }),
  'pages/towns/index.json': titled('/towns'),
  'pages/404.json': titled('/404'),
  '../public/CNAME': 'www.example.com',
  '../public/proof.html': '<title>proof</title>',
  '../public/plano.html': '<title>not the page</title>',
  '../public/robots.txt': 'Disallow: /',
  '../public/nginx.conf': 'gzip on;',
  '../public/.well-known/key': 'key',
}

const site = temporarySite(DOCUMENTS, afterAll)
const out = join(site, '../dist')
await buildSite(site, out)
const preview = await serveBuild(join(out, 'client'))
const serve = await serveOnRequest(site, afterAll)
const dev = await startServer(commandLine('dev', '--site', site))

afterAll(async () => {
  preview.close()
  await endServer(dev.server)
})

const ask = {
  preview: (address: string) => askServer(new URL(preview.origin).port, address),
  serve: serve.get,
  dev: (address: string) => askServer(dev.port, address),
}

/** What an answer comes to: where it leads, the title of its page or its text, or else its status. */
function describeReply({ status, headers, body }: Reply): string | number {
  // development redirects with 302, since browsers would keep a 301
  if (status === 301 || status === 302) return `→ ${headers.location}`
  const [, title] = /<title>([^<]*)<\/title>/.exec(body) ?? []
  return status === 200 ? (title ?? body) : status
}

test.each([
  ['/', '/'],
  ['/plano', '/plano'],
  ['/plano?from=ad', '/plano'],
  ['/tx/plano', '/plano'],
  ['/towns', '/towns'],
  // as on static hosts, which only know files
  ['/index.html', '/'],
  ['/plano.html', '/plano'],
  ['/index', 404],
  ['/towns/index', 404],
  ['/proof', 'proof'],
  ['/proof.html', 'proof'],
  ['/CNAME', 'www.example.com'],
  ['/robots.txt', 'Disallow: /'],
  ['/.well-known/key', 'key'],
  ['/plano/?from=ad', '→ /plano?from=ad'],
  ['/nowhere/', '→ /nowhere'],
  ['//example.com/', '→ /example.com'],
  ['/old', '→ /plano?from=old'],
  ['/old/', '→ /old'],
  ['/404', 404],
  ['/404.html', 404],
  ['/_headers', 404],
  ['/nginx.conf', 404],
  ['/nowhere', 404],
  ['/nowhere.txt', 404],
  ['/%E0%A4%A', 404],
  ['/..%2fsite.config%2fsite.json', 404],
])('preview, serve and dev give the same answer to %s', async (address, answer) => {
  const replies = await Promise.all([ask.preview(address), ask.serve(address), ask.dev(address)])
  expect(replies.map(describeReply)).toEqual([answer, answer, answer])
})
