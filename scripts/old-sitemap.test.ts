import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runCommand } from '../tests/run-command'
import { page, prose, validSite } from '../tests/sites'
import { temporarySite } from '../tests/temporary-sites'

const SITE = {
  'site.json': validSite({
    rules: { 'redirect-support': 'off' },
    redirects: [
      { from: '/index.php?page=2', to: '/prices' },
      { from: '/blog/*', to: '/prices' },
    ],
  }),
  'pages/index.json': page([prose({ level: 1, body: 'See [prices](/prices).' })]),
  'pages/prices.json': page([prose({ level: 1 })], { title: 'Prices', aliases: ['/tarifs'], index: false }),
  '../public/menu.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1"/>',
}

const ADDRESSES = ['/', '/prices.html', '/tarifs/', '/menu.svg', '/index.php?page=2&amp;id=1', '/blog/2019/rolls']

const LOST = ['/Prices', '/index.php?page=3&amp;id=1', '/team.html']

const toXml = (addresses: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...addresses.map(
      (address) =>
        `<url>\n<loc> http://www.old.example${address} </loc><image:image><image:loc>https://old.example/x.jpg</image:loc></image:image></url>`,
    ),
    '</urlset>',
  ].join('\n')

/** Validates a site against the sitemap of an older one. */
async function validate(sitemap: string | Buffer, ...options: string[]) {
  const folder = temporarySite(SITE)
  const file = join(folder, '../old.xml')
  writeFileSync(file, sitemap)
  const { status, stdout, stderr } = await runCommand('validate', '--site', folder, '--old-sitemap', file, ...options)
  return { status, stderr, stdout: stdout.replaceAll(file, 'old.xml') }
}

test('addresses that show a page or a file, or redirect, are fine', async () => {
  const { status, stdout } = await validate(toXml(ADDRESSES))
  expect([status, stdout]).toEqual([
    0,
    'No problems in 2 pages.\n\nAddresses in old.xml: 4 still here, 2 redirected, 0 leading nowhere.\n',
  ])
  expect((await validate(gzipSync(toXml(ADDRESSES)))).status).toBe(0)
  expect((await validate(ADDRESSES.join('\r\n').replaceAll('&amp;', '&'))).status).toBe(0)
})

test('addresses that lead nowhere are listed', async () => {
  const { status, stdout } = await validate(toXml([...ADDRESSES, ...LOST]))
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining(
      '3 leading nowhere.\n  /Prices\n  /index.php?page=3&id=1\n  /team.html\nFor each: Redirect it',
    ),
  ])
})

test('programs get the addresses that lead nowhere as problems, each at its place', async () => {
  const { status, stdout } = await validate(toXml(LOST), '--format', 'json')
  const { problems } = JSON.parse(stdout) as { problems: object[] }
  expect([status, problems.length]).toEqual([1, 3])
  expect(problems[1]).toMatchObject({
    severity: 'error',
    rule: 'lost-address',
    file: 'old.xml',
    line: 6,
    column: 29,
    message: '/index.php?page=3&id=1 was an address of the old site, and leads nowhere now',
  })
  for (const format of ['github', 'sarif'])
    expect((await validate(toXml(LOST), '--format', format)).stdout).toContain('lost-address')
})

test.each([
  ['can’t be read as a sitemap', '<urlset><loc>'],
  [
    'lists other sitemaps, such as https://a.example/1.xml',
    '<sitemapindex><loc>https://a.example/1.xml</loc></sitemapindex>',
  ],
  ['lists no addresses', '<urlset></urlset>'],
  ['lists "https://", which is no address', '<urlset><loc>https://</loc></urlset>'],
])('a file that %s is refused', async (message, text) => {
  const { status, stderr } = await validate(text)
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
})
