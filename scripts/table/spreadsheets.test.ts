import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'

const VARS = {
  city: 'Montréal',
  phone: '+18025550177',
  zip: '05672',
  motto: 'Rye, oat, spelt, emmer, einkorn, corn; “and” wheat’s "best".\nAlways £3',
}

const MODEL = page([prose({ level: 1, title: 'In {city}', body: '{motto} {zip}' })], {
  vars: { city: 'Stowe', phone: '(802) 555-0123', zip: '05673', motto: 'Bread' },
})

/** A cell as spreadsheets write it. */
const cell = (text: string, separator: string) =>
  text.includes(separator) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** A table of a town, as text. */
function table(separator: string, end: string, more = { names: '', cells: '' }): string {
  const names = ['City', 'Phone', 'zip', 'vars.motto'].join(separator) + more.names
  const cells = Object.values(VARS).map((text) => cell(text, separator))
  return [names, cells.join(separator) + more.cells].map((line) => line + end).join('')
}

const MARK = '\uFEFF'

test.each<[string, Buffer, ...string[]]>([
  ['Excel, en-US, CSV UTF-8', Buffer.from(MARK + table(',', '\r\n'))],
  ['Excel, en-US, CSV', iconv.encode(table(',', '\r\n'), 'windows-1252')],
  ['Excel, de-DE, CSV UTF-8', Buffer.from(MARK + table(';', '\r\n'))],
  [
    'Excel, de-DE, CSV, with cells that were used once',
    iconv.encode(`${table(';', '\r\n', { names: ';;', cells: ';;' })};;;;;\r\n;;;;;\r\n`, 'windows-1252'),
  ],
  ['Excel, Unicode text', iconv.encode(MARK + table('\t', '\r\n'), 'utf-16le')],
  ['Excel, text with tabs', iconv.encode(table('\t', '\r\n'), 'windows-1252')],
  ['Excel for Mac, CSV for Macintosh', iconv.encode(table(',', '\r'), 'macintosh'), '--encoding', 'macintosh'],
  ['Google Sheets, CSV', Buffer.from(table(',', '\r\n').trimEnd())],
  ['Numbers, en-US', Buffer.from(`Table 1,,,,\r\n${table(',', '\r\n', { names: ',', cells: ',' })}`)],
  ['Numbers, de-DE', Buffer.from(`Tabelle 1\n${table(';', '\n')}`)],
  ['LibreOffice, a line that says what separates cells', Buffer.from(`sep=;\r\n${table(';', '\r\n')}`)],
])('a table that %s has saved is read as it was typed', async (_, bytes, ...options) => {
  const folder = temporarySite({ 'pages/stowe.json': MODEL })
  const file = join(folder, '../towns.csv')
  writeFileSync(file, bytes)
  const args = ['import', file, '--from', 'stowe', '--write', '--site', folder, ...options]
  const { status, stdout, stderr } = await runCommand('table', ...args)
  expect([status, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^✓ 1 row: 1 new/m)])
  const { vars } = JSON.parse(readFileSync(join(folder, 'pages/montreal.json'), 'utf8')) as { vars: object }
  expect(vars).toEqual(VARS)
})

test.each([
  ['is a workbook, not a table of text', 'PK\u0003\u0004'],
  ['is empty', '\r\n\r\n'],
  ['has neither a column "route" nor a column "city"', 'town,county\nStowe,Lamoille'],
  ['Quote Not Closed', 'city,county\n"Stowe,Lamoille'],
])('a file that %s is refused', async (message, text) => {
  const folder = temporarySite({ 'pages/stowe.json': MODEL })
  const file = join(folder, '../towns.csv')
  writeFileSync(file, text)
  const { status, stderr } = await runCommand('table', 'import', file, '--site', folder)
  expect([status, stderr]).toEqual([1, expect.stringContaining(message)])
})
