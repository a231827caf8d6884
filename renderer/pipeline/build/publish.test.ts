import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { publish, publishedFolder } from './publish'

/** Publishes a site of one page, and names its folder. */
async function publishPage(out: string, text: string): Promise<string | undefined> {
  await publish(out, (folder) => writeFileSync(join(out, folder, 'index.html'), text))
  return publishedFolder(out)
}

const page = (out: string) => readFileSync(join(out, 'client/index.html'), 'utf8')

/** The number of a process that has ended, since no system gives one so high. */
const ENDED = 2 ** 30

test('a site is published under one name, and the one before is gone', async () => {
  const out = join(temporaryFolder(), 'dist')
  expect(publishedFolder(out)).toBeUndefined()
  await publishPage(out, 'one')
  expect(page(out)).toBe('one')
  const folder = await publishPage(out, 'two')
  expect([page(out), publishedFolder(out)]).toEqual(['two', folder])
  expect(readdirSync(out).sort()).toEqual([folder, 'client'])
})

test('until it is published nobody sees a new site, of which nothing is left after an error', async () => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  const publishing = publish(out, (next) => {
    writeFileSync(join(out, next, 'index.html'), 'two')
    expect([page(out), publishedFolder(out)]).toEqual(['one', folder])
    throw new Error('broken')
  })
  await expect(publishing).rejects.toThrow('broken')
  expect(readdirSync(out).sort()).toEqual([folder, 'client'])
})

test('what builds have left behind that were killed is removed', async () => {
  const out = temporaryFolder()
  for (const name of ['.client-a', '.client-next']) mkdirSync(join(out, name))
  for (const name of [`.publishing-${ENDED}`, `.build-cache.${ENDED}`, 'notes.txt']) writeFileSync(join(out, name), '')
  const folder = await publishPage(out, 'one')
  expect(readdirSync(out).sort()).toEqual([folder, 'client', 'notes.txt'])
})

test('while another process publishes there, none of its files is touched, and it is named', async () => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  mkdirSync(join(out, '.client-of-the-other'))
  writeFileSync(join(out, `.publishing-${process.ppid}`), '')
  const publishing = publish(out, () => expect.unreachable())
  await expect(publishing).rejects.toThrow(`another build (process ${process.ppid}) is writing to ${out}. Start again`)
  expect(readdirSync(out).sort()).toEqual(
    [folder, '.client-of-the-other', `.publishing-${process.ppid}`, 'client'].sort(),
  )
})

test('a folder that stands where the site is published makes room for it', async () => {
  const out = temporaryFolder()
  mkdirSync(join(out, 'client'))
  writeFileSync(join(out, 'client/old.html'), 'of another program')
  expect(publishedFolder(out)).toBeUndefined()
  const folder = await publishPage(out, 'one')
  expect([page(out), existsSync(join(out, 'client/old.html'))]).toEqual(['one', false])
  expect(readdirSync(out).sort()).toEqual([folder, 'client'])
})
