import { closeSync, openSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { createFileWriter } from './file-writer'

test.each([true, false])('files are written into folders that are made for them (unread: %s)', (isUnread) => {
  const folder = temporaryFolder()
  const write = createFileWriter(join(folder, 'client'), isUnread)
  for (const file of ['plano.html', 'tx/anna.html', 'tx/allen.html']) write(file, file)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  expect(files).toEqual(['client', 'client/plano.html', 'client/tx', 'client/tx/allen.html', 'client/tx/anna.html'])
  expect(readFileSync(join(folder, 'client/tx/anna.html'), 'utf8')).toBe('tx/anna.html')
})

/** What somebody reads who has opened a file before it is written anew. */
function readWhileWriting(isUnread: boolean): string {
  const folder = temporaryFolder()
  const write = createFileWriter(folder, isUnread)
  write('plano.html', 'old')
  const opened = openSync(join(folder, 'plano.html'), 'r')
  try {
    write('plano.html', 'new')
    return readFileSync(opened, 'utf8')
  } finally {
    closeSync(opened)
  }
}

test('who reads a file while it is written reads all of the old one', () => {
  expect(readWhileWriting(false)).toBe('old')
})

test('where nobody reads, no file is written beside and renamed', () => {
  expect(readWhileWriting(true)).toBe('new')
})
