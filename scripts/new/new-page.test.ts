import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { isError } from '../../renderer/problems/problem'
import { runCommand } from '../../tests/run-command'
import { page, prose, validSite } from '../../tests/sites'
import { copyOfElectrician, temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'site.json': validSite({ redirects: [{ from: '/jobs', to: '/' }] }),
  'pages/about.json': page([prose({ level: 1 }), { use: 'words' }], {
    aliases: ['/us'],
    canonical: 'https://acme.example/us',
  }),
  'pages/town.json': page([prose({ level: 1 })], { vars: { city: 'Town' } }),
  'shared/words.json': prose(),
}

/** Runs the command on a site. @returns what it prints, and the page that it has written */
async function newPage(address: string, ...args: string[]) {
  const folder = temporarySite(SITE)
  const result = await runCommand('new', 'page', address, '--site', folder, ...args)
  const file = join(folder, `pages/${address.replace(/^\//, '')}.json`)
  const document = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : undefined
  return { ...result, document }
}

test('a page is made like another one, without the addresses that only that page has', async () => {
  const { status, stderr, stdout, document } = await newPage('/careers', '--from', '/about', '--title', 'Careers')
  expect([status, stderr]).toEqual([0, ''])
  expect(document).toEqual({ ...page([prose({ level: 1 }), { use: 'words' }]), title: 'Careers' })
  expect(stdout).toMatch(/pages\/careers\.json is new\.\n\nNow write its own words/)
})

test('a page is made of the examples of section types', async () => {
  const folder = copyOfElectrician()
  const { status } = await runCommand('new', 'page', 'our-careers', '--site', folder, '--sections', 'hero, faq,faq')
  expect(status).toBe(0)
  const { title, sections } = JSON.parse(readFileSync(join(folder, 'pages/our-careers.json'), 'utf8')) as {
    title: string
    sections: { type: string; id?: string }[]
  }
  expect([title, sections.map(({ type }) => type)]).toEqual(['Our careers', ['hero', 'faq', 'faq']])
  const ids = sections.map(({ id }) => id).filter((id) => id !== undefined)
  expect(new Set(ids).size).toBe(ids.length)
  expect(openSite(folder).problems.filter(isError)).toEqual([])
})

test('problems of the page are listed, and do not prevent it', async () => {
  const { status, stdout, document } = await newPage('/careers', '--sections', 'faq')
  expect([status, document === undefined]).toEqual([0, false])
  expect(stdout).toMatch(/pages\/careers\.json:\d+:\d+ +(?:error|warning)/)
})

test('a dry run prints the page, and writes nothing', async () => {
  const { stdout, document } = await newPage('/careers', '--from', 'about', '--dry-run')
  expect([stdout, document]).toEqual([expect.stringMatching(/^\+ {2}"title": "A page",$/m), undefined])
})

test.each([
  ['say what the page is made of', ['/careers']],
  ['say what the page is made of', ['/careers', '--from', '/about', '--sections', 'hero']],
  ['site.json redirects /jobs', ['/jobs', '--from', '/about']],
  ['about.json has the alias /us', ['/us', '--from', '/about']],
  ['has the address /about already', ['/about', '--sections', 'hero']],
  ['Did you mean "/our-jobs"?', ['/Our Jobs', '--sections', 'hero']],
  ['there is no page /abuot. Did you mean "/about"?', ['/careers', '--from', '/abuot']],
  ['is a city page. `npm run new -- city` copies it', ['/careers', '--from', '/town']],
  ['there is no section type "heroo". Did you mean "hero"?', ['/careers', '--sections', 'faq,heroo']],
])('%s', async (message, [address = '', ...args]) => {
  const { status, stderr } = await newPage(address, ...args)
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
})
