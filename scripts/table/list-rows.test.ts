import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { page, prose } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'pages/index.json': page([prose({ level: 1 }), { type: 'testimonials', title: 'Words', items: { list: 'reviews' } }]),
  'lists/reviews.json': {
    of: 'testimonial',
    entries: [
      { text: 'Crisp.', author: 'Ann', rating: 5, tags: ['rye', 'rolls'] },
      { text: 'Warm.', author: 'June', rating: 4 },
    ],
  },
}

/** Imports a table of reviews into a site. */
async function importReviews(folder: string, rows: string[], ...options: string[]) {
  const file = join(folder, '../reviews.csv')
  writeFileSync(file, rows.join('\n'))
  const args = ['import', file, '--list', 'reviews', '--write', '--site', folder, ...options]
  const { status, stdout } = await runCommand('table', ...args)
  const text = readFileSync(join(folder, 'lists/reviews.json'), 'utf8')
  const { entries } = JSON.parse(text) as { entries: unknown[] }
  return { status, stdout: stdout.replaceAll(file, 'reviews.csv'), text, entries }
}

test('a row changes the entry whose number it has, and one without a number adds an entry once', async () => {
  const folder = temporarySite(SITE)
  const rows = ['entry,text,author,Rating,date,tags', '2,Warm.,June B.,3.0,2025-03,rye;oat', ',Dark.,Bob,5,2025,']
  const first = await importReviews(folder, rows)
  expect([first.status, first.entries.slice(1)]).toEqual([
    0,
    [
      { text: 'Warm.', author: 'June B.', rating: 3, date: '2025-03', tags: ['rye', 'oat'] },
      { text: 'Dark.', author: 'Bob', rating: 5, date: '2025' },
    ],
  ])
  expect(await importReviews(folder, rows)).toMatchObject({ status: 0, text: first.text })
  // the row is still about the entry that it has added
  editFile(join(folder, 'lists/reviews.json'), 'Dark.', 'Dark, by hand.')
  const third = await importReviews(folder, rows)
  expect(third.entries).toHaveLength(3)
  expect(third.entries[2]).toMatchObject({ text: 'Dark, by hand.' })
  await runCommand('edit', 'lists/reviews', '/entries/2', '--remove', '--site', folder)
  const fourth = await importReviews(folder, rows)
  expect(fourth.entries).toHaveLength(2)
  expect(fourth.stdout).toMatch(/^row 3 {2}3\n {2}was deleted or renamed since the last import/m)
  expect((await importReviews(folder, rows, '--overwrite')).entries).toEqual(first.entries)
})

test.each([
  ['1,Crisp.,Ann,5,3/4/2025', 'row 2, column E (date): must be'],
  ['1,Crisp.,Ann,5,Mar-25', 'row 2, column E (date): must be'],
  ['1,Crisp.,Ann,five,', 'row 2, column D (rating): must be'],
  ['1,Crisp.,Ann,"4,5",', 'row 2, column D (rating): must be'],
  ['9,Crisp.,Ann,5,', 'row 2, column A (entry): is 9, but the list has the entries 1 to 2'],
  ['1,Crisp.,Ann,5,\n1,Warm.,June,4,', 'row 3, column A (entry): is 1, like in row 2'],
  [',Crisp.,,5,', 'row 2: must have "author"'],
])('%s is refused', async (row, message) => {
  const { status, stdout } = await importReviews(temporarySite(SITE), ['entry,text,author,rating,date', row])
  expect([status, stdout]).toEqual([1, expect.stringContaining(`reviews.csv, ${message}`)])
})

test('a list that does not exist is refused', async () => {
  const folder = temporarySite(SITE)
  const { status, stderr } = await runCommand('table', 'export', 'x.csv', '--list', 'reveiws', '--site', folder)
  expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean "reviews"?')])
})
