import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { page, prose, validSite } from '../../tests/sites'
import { copyOfElectrician, editFile, temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'site.json': validSite({ redirects: [{ from: '/old.html', to: '/' }] }),
  'pages/avon.json': page([prose({ level: 1 }), { use: 'words' }], { vars: { city: 'Avon', zip: '06001' } }),
  'pages/bath.json': page([prose({ level: 1, title: 'In "{city}"' }), { use: 'words', title: 'Ours' }], {
    title: 'Bread, in {city}',
    draft: true,
    vars: { city: 'Bath', county: 'Bath County' },
  }),
  'shared/words.json': prose({ title: 'Shared' }),
  'lists/reviews.json': {
    of: 'testimonial',
    entries: [{ text: 'Crisp.\nYes.', author: 'Ann', rating: 5, tags: ['rye', 'rolls'] }],
  },
}

/** Exports a table of a site. @returns its lines */
async function exportTable(name: string, ...options: string[]) {
  const folder = temporarySite(SITE)
  const file = join(folder, '..', name)
  const { status, stderr } = await runCommand('table', 'export', file, '--site', folder, ...options)
  expect([status, stderr]).toEqual([0, ''])
  return readFileSync(file, 'utf8').split('\r\n')
}

const DESCRIPTION = '"What it says, in a sentence that is neither too short nor too long."'

test('city pages are exported with their variables, and with other places as they are written', async () => {
  const places = ['--column', 'sections/0/title', 'sections[1].title']
  expect(await exportTable('cities.csv', ...places)).toEqual([
    '\uFEFFroute,draft,vars.city,vars.county,vars.zip,title,description,sections/0/title,sections[1].title',
    `/avon,false,Avon,,06001,A page,${DESCRIPTION},Words,Shared`,
    `/bath,true,Bath,Bath County,,"Bread, in {city}",${DESCRIPTION},"In ""{city}""",Ours`,
    '',
  ])
  const all = await exportTable('pages.csv', '--all', '--separator', ';')
  expect(all.map((line) => line.split(';')[0])).toEqual(['\uFEFFroute', '/avon', '/bath', '/', ''])
})

test('the entries of a list and the redirects are exported', async () => {
  expect(await exportTable('reviews.csv', '--list', 'reviews')).toEqual([
    '\uFEFFentry,text,author,city,source,rating,date,price,tags,draft,from,until',
    '1,"Crisp.\nYes.",Ann,,,5,,,rye; rolls,,,',
    '',
  ])
  expect(await exportTable('redirects.csv')).toEqual(['\uFEFFfrom,to', '/old.html,/', ''])
})

test('what is exported changes nothing when it is imported, and a changed cell changes its value', async () => {
  const folder = copyOfElectrician()
  const file = join(folder, '../cities.csv')
  const command = (...args: string[]) => runCommand('table', ...args, '--site', folder)
  await command('export', file, '--column', 'sections/0/title', 'keywords', 'index')
  const before = readFileSync(join(folder, 'pages/plano.json'), 'utf8')
  const { stdout } = await command('import', file, '--write')
  expect(stdout).toMatch(/^Nothing changes/)
  editFile(file, 'houses are turning forty', 'houses are turning fifty')
  await command('import', file, '--write')
  expect(readFileSync(join(folder, 'pages/plano.json'), 'utf8')).toBe(
    before.replace('houses are turning forty', 'houses are turning fifty'),
  )
})

test.each([
  ['no page has a column "titel". Did you mean "title"?', ['--column', 'titel']],
  ['--column is about a table of pages', ['--column', 'title', '--redirects']],
])('%s', async (message, options) => {
  const folder = temporarySite(SITE)
  const { status, stderr } = await runCommand('table', 'export', join(folder, '../x.csv'), '--site', folder, ...options)
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)])
})

test('a file that exists is replaced only when asked', async () => {
  const folder = temporarySite(SITE)
  const file = join(folder, '../x.csv')
  writeFileSync(file, 'mine')
  const { status, stderr } = await runCommand('table', 'export', file, '--site', folder)
  expect([status, stderr, readFileSync(file, 'utf8')]).toEqual([2, expect.stringContaining('--overwrite'), 'mine'])
  expect((await runCommand('table', 'export', file, '--site', folder, '--overwrite')).status).toBe(0)
})
