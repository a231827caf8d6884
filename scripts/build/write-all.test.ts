import { closeSync, openSync, readFileSync, writeSync, writevSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/sites'
import { joined, writeAll } from './write-all'

vi.mock('node:fs', { spy: true })

const PARTS = [Buffer.from('Anna '), new Uint16Array([0x2041, 0x2042]).subarray(1), new Uint8Array(), Buffer.from('!')]

/** What a file holds after these parts were written behind a word. */
function written(parts: NodeJS.ArrayBufferView[]): string {
  const path = join(temporaryFolder(), 'state')
  const file = openSync(path, 'w')
  writeSync(file, 'In ')
  writeAll(file, parts)
  closeSync(file)
  return readFileSync(path, 'latin1')
}

test('parts stand one behind the other, whatever they hold', () => {
  expect(written(PARTS)).toBe('In Anna B !')
  expect(written([])).toBe('In ')
  expect(joined(PARTS).toString('latin1')).toBe('Anna B !')
})

test('more parts than a system takes at once are all written', () => {
  const many = Array.from({ length: 5000 }, (_, at) => Buffer.from(`${at},`))
  expect(written(many)).toBe(`In ${many.join('')}`)
})

test('what a disk did not take at first is written then', () => {
  vi.mocked(writevSync).mockImplementationOnce((file, [first]) => writeSync(file, first as Buffer, 0, 3))
  expect(written(PARTS)).toBe('In Anna B !')
})
