import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { isError } from '../../renderer/problems/problem'
import { ELECTRICIAN } from '../fixtures'
import { runCommand } from '../../tests/run-command'
import { type Documents, page, prose } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'

const SITE: Documents = {
  'pages/stowe.json': page([prose({ level: 1, title: 'In {city}', body: 'Of {county}.' }), { use: 'words' }], {
    aliases: ['/stow'],
    vars: { city: 'Stowe', county: 'Lamoille County', coordinates: '44.4654, -72.6874' },
  }),
  'shared/words.json': prose({ title: 'Shared' }),
}

/** Writes a table next to a site, and imports it. @returns what the command prints, and every file of the site */
async function importTable(folder: string, rows: string[], ...options: string[]) {
  const file = join(folder, '../towns.csv')
  writeFileSync(file, rows.join('\r\n'))
  const { status, stdout, stderr } = await runCommand('table', 'import', file, '--site', folder, ...options)
  return { status, stderr, stdout: stdout.replaceAll(file, 'towns.csv'), texts: textsIn(folder) }
}

const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
  )

const read = (folder: string, route: string) =>
  JSON.parse(readFileSync(join(folder, `pages${route}.json`), 'utf8')) as Record<string, unknown> & {
    sections: Record<string, unknown>[]
  }

const WRITE = ['--from', 'stowe', '--write']

test('a hundred towns become pages of a site without errors, and the second import changes no byte', async () => {
  const folder = temporarySite(SITE)
  const rows = Array.from({ length: 100 }, (_, index) => {
    const place = (degrees: number) => (degrees + index / 1000).toFixed(4)
    return `Town ${index},County ${index % 7},"${place(32)}, ${place(-97)}"`
  })
  const table = ['city,county,coordinates', ...rows]
  const first = await importTable(folder, table, ...WRITE)
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toMatch(/^✓ 100 rows: 100 new/)
  expect(first.stdout).toMatch(/\/town-0 +\d+% like \/stowe +none from the town +✓/)
  expect(first.stdout).toMatch(/^100 towns: 100 lack words of their own, 100 lack a review\.$/m)
  expect(openSite(folder).problems.filter(isError)).toEqual([])
  const second = await importTable(folder, table, ...WRITE)
  expect(second.stdout).toMatch(/^Nothing changes: the site says this already\.$/m)
  expect(second.texts).toEqual(first.texts)
})

test('without --write, each row and each cell is printed, and nothing is written', async () => {
  const folder = temporarySite(SITE)
  const before = textsIn(folder)
  const table = [
    'route,vars.city,County,sections[0].title,Mayor,titel',
    'stowe,Stowe,Lamoille,,Ann,',
    '/avon,Avon,Hartford County,Hello,,',
  ]
  const { status, stdout, texts } = await importTable(folder, table, '--from', '/stowe')
  expect([status, texts]).toEqual([0, before])
  expect(stdout.slice(0, stdout.indexOf('\n\n')).split('\n')).toEqual([
    'Column E, "Mayor", fits nothing and is left out.',
    'Column F, "titel", fits nothing and is left out. Did you mean "title"?',
    'row 2  /stowe',
    '  vars.county  "Lamoille County" → "Lamoille"',
    'row 3  /avon  new',
    '  vars.city         "Avon"',
    '  vars.county       "Hartford County"',
    '  sections/0/title  "Hello"',
    '2 rows: 1 new, 1 changed, 0 as they were. Nothing is written yet: add --write to do this.',
  ])
})

test('a new page has only the vars of its row, and no address of the model', async () => {
  const folder = temporarySite(SITE)
  await importTable(
    folder,
    ['city,county,title,sections/1/title', 'Avon,Hartford County,Bread in {city},Ours'],
    ...WRITE,
  )
  const { title, aliases, vars, sections } = read(folder, '/avon')
  expect({ title, aliases, vars }).toEqual({
    title: 'Bread in {city}',
    aliases: undefined,
    vars: { city: 'Avon', county: 'Hartford County' },
  })
  expect(sections[1]).toEqual({ use: 'words', title: 'Ours' })
})

test('a new page is a draft, until the table says that it isn’t one', async () => {
  const folder = temporarySite(SITE)
  await importTable(folder, ['city,county,draft', 'Avon,Hartford County,', 'Bath,Bath County,FALSE'], ...WRITE)
  expect([read(folder, '/avon').draft, read(folder, '/bath').draft]).toEqual([true, undefined])
  const published = await importTable(
    folder,
    ['city,county,draft', 'Avon,Hartford County,false', 'Bath,Bath County,FALSE'],
    ...WRITE,
  )
  expect(published.stdout).toMatch(/^✓ 2 rows: 1 changed, 1 as it was\./)
  expect(read(folder, '/avon').draft).toBeUndefined()
})

test('words that were written by hand survive later imports, also of a changed column', async () => {
  const folder = temporarySite(SITE)
  await importTable(folder, ['city,county,title', 'Avon,Hartford,Bread'], ...WRITE)
  const file = join(folder, 'pages/avon.json')
  editFile(file, '"Bread"', '"Bread by hand"')
  editFile(file, '"Of {county}."', '"By the mill."')
  const changed = await importTable(folder, ['city,county,title', 'Avon,Hartford County,Bread'], ...WRITE)
  expect(changed.stdout).toMatch(/^✓ 1 row: 1 changed/)
  const { title, vars, sections } = read(folder, '/avon')
  expect([title, vars, sections[0]?.body]).toEqual([
    'Bread by hand',
    { city: 'Avon', county: 'Hartford County' },
    'By the mill.',
  ])
  const both = await importTable(folder, ['city,county,title', 'Avon,Hartford County,Rolls'], ...WRITE)
  expect(both.stdout).toContain('title  stays "Bread by hand", changed by hand; the table says "Rolls"')
  expect(both.stdout).toContain('1 cell was left as changed by hand.')
  expect(both.texts).toEqual(changed.texts)
  await importTable(folder, ['city,county,title', 'Avon,Hartford County,Rolls'], ...WRITE, '--overwrite')
  expect(read(folder, '/avon').title).toBe('Rolls')
})

test('where both have changed a long cell, what differs is shown', async () => {
  const folder = temporarySite(SITE)
  const rows = (end: string) => [
    'city,county,description',
    `Avon,Hartford,"Bread in {city}, every day of the week from four, ${end}"`,
  ]
  await importTable(folder, rows('and rolls on Sundays.'), ...WRITE)
  editFile(join(folder, 'pages/avon.json'), 'on Sundays', 'at noon')
  const { stdout } = await importTable(folder, rows('and rolls on Fridays.'), ...WRITE)
  expect(stdout).toContain(
    'stays "…four, and rolls at noon.", changed by hand; the table says "…four, and rolls on Fridays."',
  )
})

test('a page that somebody has deleted is not made again', async () => {
  const folder = temporarySite(SITE)
  const table = ['city,county', 'Avon,Hartford', 'Bath,Bath County']
  await importTable(folder, table, ...WRITE)
  await runCommand('edit', '/avon', '', '--remove', '--site', folder)
  const { stdout, texts } = await importTable(folder, table, ...WRITE)
  expect(stdout).toMatch(/^row 2 {2}\/avon\n {2}was deleted or renamed since the last import/m)
  expect(Object.keys(texts)).not.toContain('pages/avon.json')
})

test('a page that somebody has renamed keeps what was written by hand', async () => {
  const folder = temporarySite(SITE)
  const table = ['city,county,title', 'Avon,Hartford,Bread']
  await importTable(folder, table, ...WRITE)
  await runCommand('rename', '/avon', '/avon-ct', '--site', folder)
  editFile(join(folder, 'pages/avon-ct.json'), '"Bread"', '"Bread by hand"')
  const { stdout } = await importTable(folder, table, ...WRITE)
  expect(stdout).toMatch(/^Nothing changes/m)
  expect(read(folder, '/avon-ct').title).toBe('Bread by hand')
})

test('an empty cell says nothing, and a number keeps its zeros and its plus', async () => {
  const folder = temporarySite(SITE)
  const start = ['city,county,phone,coordinates,index', 'Avon,01234,+18025550177,"44.1, -72.1",FALSE']
  const { texts } = await importTable(folder, start, ...WRITE)
  expect(read(folder, '/avon').vars).toMatchObject({ county: '01234', phone: '+18025550177' })
  expect(read(folder, '/avon').index).toBe(false)
  // as a spreadsheet saves the table that it has opened
  const opened = ['city,county,phone,coordinates', 'Avon,1234,18025550177,']
  expect((await importTable(folder, opened, ...WRITE)).texts['pages/avon.json']).toBe(texts['pages/avon.json'])
  await importTable(folder, ['city,county', 'Avon,1235'], ...WRITE)
  expect(read(folder, '/avon').vars).toMatchObject({ county: '1235' })
})

test.each<[string, string[], RegExp]>([
  [
    'coordinates',
    ['city,coordinates', 'Avon,"44.1, -372.1"'],
    /^towns\.csv, row 2, column B \(coordinates\): must be/m,
  ],
  ['a phone number', ['city,phone', 'Bath,', 'Avon,12'], /^towns\.csv, row 3, column B \(phone\): /m],
  ['a row without a town', ['city,county', 'Avon,Hartford', ',Bath'], /^towns\.csv, row 3: names no page/m],
  ['an address', ['route,city', '/Our Avon,Avon'], /^towns\.csv, row 2: .*Did you mean "\/our-avon"\?/m],
  ['two rows for one page', ['city', 'Avon', 'Avon'], /^towns\.csv, row 3: is about \/avon, like row 2/m],
  ['a failed formula', ['city,county', 'Avon,#REF!'], /^towns\.csv, row 2, column B \(county\): is "#REF!"/m],
  ['a shortened number', ['city,phone', 'Avon,1.80255E+10'], /row 2, column B \(phone\): .*shortened a number/m],
  [
    'a column without a name',
    ['city,county,', 'Avon,Hartford,x'],
    /^towns\.csv, row 2, column C: is "x", but its column has no name/m,
  ],
  ['a place that no page has', ['city,sections/7/title', 'Avon,x'], /column B \(sections\/7\/title\): .*doesn’t have/m],
  ['a place of a list', ['city,sections', 'Avon,x'], /^Column B, "sections", fits nothing/m],
  ['a whole section', ['city,sections/0', 'Avon,x'], /^Column B, "sections\/0", fits nothing/m],
  [
    'an unknown variable',
    ['city,county,title', 'Avon,Hartford,{mayor}'],
    /^towns\.csv, row 2, column C \(title\): .*mayor/m,
  ],
])('what is wrong in a table is told by its row and column: %s', async (_, table, message) => {
  const folder = temporarySite(SITE)
  const before = textsIn(folder)
  const { stdout, texts } = await importTable(folder, table, ...WRITE)
  expect(stdout).toMatch(message)
  if (!message.source.includes('fits nothing')) expect(texts).toEqual(before)
})

test.each([
  ['there is no file nothing.csv', 2, ['import', 'nothing.csv']],
  ['say "export" or "import"', 2, ['imprt', 'towns.csv']],
  ['Did you mean "import"?', 2, ['imprt']],
  ['there is no encoding "utf-88"', 2, ['import', 'README.md', '--encoding', 'utf-88', '--site', ELECTRICIAN.site]],
  ['--list and --redirects', 2, ['import', 'README.md', '--list', 'a', '--redirects', '--site', ELECTRICIAN.site]],
])('%s', async (message, status, args) => {
  const result = await runCommand('table', ...args)
  expect([result.status, result.stderr]).toEqual([status, expect.stringContaining(message)])
})

test('a model that does not exist, or a row without one, is refused', async () => {
  const folder = temporarySite(SITE)
  const unknown = await importTable(folder, ['city', 'Avon'], '--from', 'stwoe')
  expect([unknown.status, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean "/stowe"?')])
  const without = await importTable(folder, ['city', 'Avon'])
  expect([without.status, without.stdout]).toEqual([
    1,
    expect.stringContaining('row 2: has no page: /avon doesn’t exist'),
  ])
})
