import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { load } from '../../load'

async function problemsOf(bytes: Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'site.json'), bytes)
  const { problems } = await load(folder)
  return problems.map(({ rule, start, end }) => [rule, start, end])
}

test.each([
  ['Latin-1', Buffer.from('{ "name": "Café Paté" }', 'latin1'), 14],
  ['UTF-16', Buffer.from('{ "name": "Café" }', 'utf16le'), 0],
  ['UTF-16 of the other order', Buffer.from('{ "name": "Cafe" }', 'utf16le').swap16(), 0],
  ['UTF-16 with its mark', Buffer.from('\uFEFF{ "name": "Café" }', 'utf16le'), 0],
])('a document in %s is told once, whatever else it seems to break', async (_, bytes, start) => {
  expect(await problemsOf(bytes)).toEqual([['not-utf8', start, start + 1]])
})

test('UTF-8 is fine', async () => {
  expect(await problemsOf(Buffer.from('{ "name": "Café 😀" }'))).toEqual([])
})
