import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sitemaps } from '../../renderer/emit/site-files'
import { openSite } from '../../renderer/pipeline/open-site'
import { runCommand } from '../../tests/run-command'
import { renderRoute } from '../../tests/render-route'
import { page } from '../../tests/sites'
import { copyOfElectrician, editFile, temporarySite } from '../../tests/temporary-sites'
import { UsageError } from '../command'
import { newCity, prepareCity } from './new-city'
import { ELECTRICIAN } from '../fixtures'

/** Creates a city in a copy of the site that ships, without a terminal. @returns what is printed */
async function make(site: string, name: string, options: Partial<Parameters<typeof newCity>[1]>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  await newCity(name, { ...options, site })
  return `${log.mock.calls.flat().join('\n')}\n`.replaceAll(site, 'site.config')
}

const set = ['county=Dallas County', 'coordinates=32.9126, -96.6389']

test('the page is a copy with other vars, every line to rewrite is listed, and it is a city everywhere', async () => {
  const folder = copyOfElectrician()
  const printed = await make(folder, 'Garland', { set, from: 'plano' })
  const old = readFileSync(join(folder, 'pages/plano.json'), 'utf8')
  const written = readFileSync(join(folder, 'pages/garland.json'), 'utf8')
  const vars = '{ "city": "Garland", "county": "Dallas County", "coordinates": "32.9126, -96.6389" }'
  expect(written).toBe(old.replace(/(?<="vars": )\{.*\}/, vars))

  const lines = written.split('\n')
  const listed = [...printed.matchAll(/^ {2}site\.config\/pages\/garland\.json:(\d+):(\d+) {2}/gm)]
  expect(listed.map(([, line, column]) => lines[Number(line) - 1]?.slice(Number(column) - 1).slice(0, 5))).toEqual(
    [...written.matchAll(/plano/gi)].map(([name]) => name),
  )
  expect(printed).toMatch(/^✓ site\.config\/pages\/garland\.json written\.\n\nIt still says Plano, in 3 places:\n/)
  expect(printed).toContain(
    'finds no entry in lists/reviews.json where "city" is "Garland", so the section is left out',
  )
  expect(printed).toMatch(/\nNow rewrite .*\n$/)

  const open = openSite(folder)
  expect(open.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const garland = await renderRoute(open, '/garland')
  expect(garland).not.toContain('Jeanette P.')
  expect(garland).toContain('<title>Electrician in Garland, TX | Blackland Electric</title>')
  expect(garland).toContain('aria-current="page"')
  for (const other of ['/', '/plano', '/services']) {
    const html = await renderRoute(open, other)
    expect(html).toMatch(/<a href="\/garland"[^>]*>Garland<\/a>/)
    expect(html).toContain('{"@type":"City","name":"Garland"}')
  }
  expect(sitemaps(open.site!, open.facts)['sitemap.xml']).toContain('<loc>https://blackland.example.com/garland</loc>')
})

test('the copy has none of the days on which the original comes and goes', async () => {
  const folder = copyOfElectrician()
  editFile(join(folder, 'pages/plano.json'), '"vars":', '"from": "2001-01-01",\n  "until": "2999-01-01",\n  "vars":')
  await make(folder, 'Garland', { set, from: 'plano' })
  const written = readFileSync(join(folder, 'pages/garland.json'), 'utf8')
  expect(written).not.toMatch(/"from"|"until"/)
})

test('a missing var that the page uses is reported at once, with its line', async () => {
  const printed = await make(copyOfElectrician(), 'Garland', { from: '/plano' })
  expect(printed).toMatch(/site\.config\/pages\/garland\.json:\d+:\d+ {2}error .*\n {2}.*"county"/)
})

test('a dry run prints the same, and writes nothing', async () => {
  const folder = copyOfElectrician()
  const before = readdirSync(join(folder, 'pages'))
  const printed = await make(folder, 'Garland', { set, from: 'Plano', dryRun: true })
  expect(readdirSync(join(folder, 'pages'))).toEqual(before)
  expect(printed).toMatch(/^site\.config\/pages\/garland\.json would be written\.\n\nIt still says Plano, in 3 places:/)
})

const NO_COORDINATES = 'Avon has no coordinates, so it isn’t on the map. Add them to its vars as for'
const AVON_SHOWS = 'It shows 802-555-0177, the phone number of Bath. To show (802) 555-0100 instead, delete "phone"'
const OWN_NUMBER = 'It has its own phone number, (802) 555-0188, like Bath ((802) 555-0177).'
const NO_NUMBER =
  'Bath has its own phone number, (802) 555-0177. Avon has none and shows (802) 555-0100. Add "phone" to its vars,'
const phone = '(802) 555-0177'

test.each<[string, more: object, vars: object, set: string[], notes: string[]]>([
  ['keeps and lacks nothing', {}, { phone: undefined }, [], []],
  [
    'is not indexed',
    { index: false },
    {},
    [],
    ['It keeps "index": false (site.config/pages/avon.json:4): search engines don’t'],
  ],
  ['is the only one without coordinates', {}, { coordinates: '44.5, -73' }, [], [`${NO_COORDINATES} Bath: "coor`]],
  ['has coordinates', {}, { coordinates: '44.5, -73' }, ['coordinates=44.4, -73'], []],
  ['lacks the number of the old one', {}, { phone }, [], [NO_NUMBER]],
  ['has the number of the old one', {}, { phone }, ['phone=802-555-0177'], [AVON_SHOWS]],
  ['has a number of its own', {}, { phone }, ['phone=(802) 555-0188'], [OWN_NUMBER]],
])('the notes say that the copy %s', async (_, more, vars, set, notes) => {
  const folder = temporarySite({ 'pages/bath.json': page(undefined, { ...more, vars: { city: 'Bath', ...vars } }) })
  const printed = await make(folder, 'Avon', { from: 'bath', set, dryRun: true })
  const [, ...rest] = printed.trimEnd().split('\n\n')
  expect(rest.flatMap((block) => block.split('\n'))).toEqual(notes.map((note) => expect.stringContaining(note)))
})

test('the new file is next to the old one, and its name is the address of the city', async () => {
  const folder = copyOfElectrician()
  await make(folder, 'Coeur d’Alene', { from: 'allen.json' })
  const { vars } = JSON.parse(readFileSync(join(folder, 'pages/coeur-dalene.json'), 'utf8'))
  expect(vars).toEqual({ city: 'Coeur d’Alene' })
})

test('on a terminal, the page is chosen by its number or name, and only missing vars are asked for', async () => {
  const open = openSite(ELECTRICIAN.site)
  const cities = open.resolvedPages.filter(({ vars }) => vars.city)
  const number = cities.findIndex(({ route }) => route === '/plano') + 1
  const asked: string[] = []
  const answers = [String(number), 'Dallas County']
  const given = { city: 'Garland', coordinates: '3, 4' }
  const ask = async (question: string) => answers[asked.push(question) - 1] ?? 'unasked'
  const { page: copied, file, vars } = await prepareCity(open, given, undefined, ask)
  expect([copied.route, file]).toEqual(['/plano', join(ELECTRICIAN.site, 'pages/garland.json')])
  expect(vars).toEqual({ ...given, county: 'Dallas County' })
  expect(asked[0]).toMatch(/^ {2}1 {2}allen\n {2}2 {2}anna\n.*\nWhich page do you want to copy\? $/s)
  expect(asked.slice(1)).toEqual(['county (was "Collin County"; empty for none): '])
  const again = await prepareCity(open, given, undefined, async (question) => (question.includes('?') ? 'Allen' : ''))
  expect([again.page.route, again.vars]).toEqual(['/allen', given])
})

test.each<[string, Partial<Parameters<typeof newCity>[1]>, RegExp]>([
  ['Plano', {}, /plano\.json already exists/],
  ['Garland', { from: 'nowhere' }, /there is no page nowhere\. City pages: allen, anna, /],
  ['Garland', { from: 'plno' }, /there is no page plno\. Did you mean "plano"\?/],
  ['Garland', { from: 'aboutus' }, /is not a city page: its vars have no city/],
  ['Garland', { from: 'odd' }, /is not a city page: its vars have no city/],
  ['Garland', { from: 'broken' }, /broken\.json isn’t valid JSON\. `npm run validate` shows what to fix/],
  ['Garland', {}, /--from: allen, anna, /],
  ['東京', { from: 'plano' }, /can’t become an address/],
  ['Garland', { from: 'plano', set: ['county'] }, /--set takes name=value, not "county"/],
  ['Garland', { from: 'plano', set: ['city=X'] }, /don’t use --set for the city/],
  ['Garland', { from: 'plano', set: ['conty=X'] }, /variable "conty"\. There are: city, county, .*"county"\?/],
])('new city %s %j is wrong usage, and nothing is written', async (name, options, sentence) => {
  const city = (name: string) => page(undefined, { vars: { city: name, county: 'Collin County' } })
  const folder = temporarySite({
    'pages/aboutus.json': page(),
    'pages/allen.json': city('Allen'),
    'pages/anna.json': city('Anna'),
    'pages/plano.json': city('Plano'),
    'pages/broken.json': '{ "vars": { "city": "Broken" }, ',
    'pages/odd.json': '{ "vars": { "city": { "name": "Odd" } }, "sections": [] }',
  })
  const failure = make(folder, name, options)
  await expect(failure).rejects.toThrow(UsageError)
  await expect(failure).rejects.toThrow(sentence)
  expect(existsSync(join(folder, 'pages/garland.json'))).toBe(false)
})

test.each([
  [
    ['city', 'Garland', '--from', 'plno', '--site', ELECTRICIAN.site],
    'error: there is no page plno. Did you mean "plano"?\n',
  ],
  [['citty'], 'error: choose what to create: "page", "city", "section" or "site", not "citty". Did you mean "city"?\n'],
])('%j is wrong usage, reported in one line', async (args, line) => {
  expect(await runCommand('new', ...args)).toEqual({ status: 2, stdout: '', stderr: line })
})
