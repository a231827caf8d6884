import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { publish, publishedFolder } from './publish'

/** Publishes a site of one page, and names its folder. */
async function publishPage(out: string, text: string): Promise<string | undefined> {
  await publish(out, (folder) => writeFileSync(join(out, folder, 'index.html'), text))
  return publishedFolder(out)
}

const page = (out: string) => readFileSync(join(out, 'client/index.html'), 'utf8')

/** The number of a process that has ended, since no system gives one so high. */
const ENDED = 2 ** 30

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
