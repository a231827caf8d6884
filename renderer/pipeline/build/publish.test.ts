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

test('what builds have left behind that were killed is removed; that of a running one stays', async () => {
  const out = temporaryFolder()
  const running = `.client-${process.ppid}-a`
  for (const name of [`.client-${ENDED}-a`, `.client-next-${ENDED}`, running]) mkdirSync(join(out, name))
  writeFileSync(join(out, `.build-cache.${ENDED}`), '{')
  writeFileSync(join(out, 'notes.txt'), 'of somebody else')
  const folder = await publishPage(out, 'one')
  expect(readdirSync(out).sort()).toEqual([folder, running, 'client', 'notes.txt'].sort())
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
