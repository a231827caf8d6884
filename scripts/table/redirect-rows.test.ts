import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { page, prose, validSite } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'site.json': validSite({ redirects: [{ from: '/old.html', to: '/' }] }),
  'pages/prices.json': page([prose({ level: 1, id: 'rolls' })]),
}

/** Imports a table of redirects into a site. */
async function importRedirects(folder: string, rows: string[], ...options: string[]) {
  const file = join(folder, '../redirects.csv')
  writeFileSync(file, rows.join('\n'))
  const { status, stdout } = await runCommand('table', 'import', file, '--write', '--site', folder, ...options)
  const text = readFileSync(join(folder, 'site.json'), 'utf8')
  return {
    status,
    stdout: stdout.replaceAll(file, 'redirects.csv'),
    text,
    redirects: JSON.parse(text).redirects as unknown,
  }
}

test('addresses of an old site become redirects, once', async () => {
  const folder = temporarySite(SITE)
  const rows = [
    'Old URL,New URL,Hits',
    'https://www.old.example/Services.html#top,https://acme.example/prices#rolls,12',
    'http://old.example/index.php?page=2,/prices,4',
    '/old.html,/prices,1',
    'https://old.example/old.html,/prices,1',
    '/prices,/prices,1',
    '/prices/,,1',
    '/team.html,,1',
  ]
  const first = await importRedirects(folder, rows)
  expect([first.status, first.redirects]).toEqual([
    0,
    [
      { from: '/old.html', to: '/prices' },
      { from: '/Services.html', to: '/prices#rolls' },
      { from: '/index.php?page=2', to: '/prices' },
    ],
  ])
  expect(first.stdout).toContain('Column C, "Hits", fits nothing')
  expect(first.stdout).toContain('redirects.csv, row 8: /team.html leads nowhere yet. Fill in its "New URL".')
  expect(await importRedirects(folder, rows)).toMatchObject({ status: 0, text: first.text })
})

test('a redirect that was changed by hand stays', async () => {
  const folder = temporarySite(SITE)
  await importRedirects(folder, ['from,to', '/a.html,/prices'])
  editFile(join(folder, 'site.json'), '"to": "/prices"', '"to": "/prices#rolls"')
  const { stdout, redirects } = await importRedirects(folder, ['from,to', '/a.html,/'])
  expect(stdout).toContain('to  stays "/prices#rolls", changed by hand; the table says "/"')
  expect(redirects).toContainEqual({ from: '/a.html', to: '/prices#rolls' })
})

test.each([
  ['/a.html,/prcies', 'row 2, column B (to): '],
  ['/a.html,prices', 'row 2, column B (to): must be a link'],
  [',/prices', 'row 2, column A (from): is empty'],
  ['/a.html,/\n/a.html/,/prices', 'row 3, column A (from): is /a.html/, which row 2 says leads to /.'],
  ['/prices,/', 'row 2, column A (from): is /prices, where the site has a page'],
])('%s is refused', async (row, message) => {
  const folder = temporarySite(SITE)
  const before = readFileSync(join(folder, 'site.json'), 'utf8')
  const { status, stdout, text } = await importRedirects(folder, ['from,to', row])
  expect([status, stdout, text]).toEqual([1, expect.stringContaining(`redirects.csv, ${message}`), before])
})
