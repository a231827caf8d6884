import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
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

/** The name of the mark of a build while it publishes. */
async function ownMark(): Promise<string> {
  const out = temporaryFolder(afterAll)
  let mark = ''
  await publish(out, () => void (mark = readdirSync(out).find((name) => name.startsWith('.publishing-')) ?? ''))
  return mark
}

/** Writes the mark of another build, which it renewed some seconds ago. @returns its name */
function writeMark(out: string, mark: string, seconds: number): string {
  const renewed = Date.now() / 1000 - seconds
  writeFileSync(join(out, mark), '')
  utimesSync(join(out, mark), renewed, renewed)
  return mark
}

const OWN_MARK = await ownMark()
const markOf = (id: number) => OWN_MARK.replace(/\d+/, String(id))

test('what builds have left behind that were killed is removed', async () => {
  const out = temporaryFolder()
  for (const name of ['.client-a', '.client-next']) mkdirSync(join(out, name))
  for (const name of [`.build-cache.${ENDED}`, 'notes.txt']) writeFileSync(join(out, name), '')
  // at once where the process can be asked for, else after a while
  writeMark(out, markOf(ENDED), 0)
  writeMark(out, '.publishing-1-ab12cd34', 90)
  // as they were named before
  writeMark(out, `.publishing-${process.ppid}`, 90)
  const folder = await publishPage(out, 'one')
  expect(readdirSync(out).sort()).toEqual([folder, 'client', 'notes.txt'])
})

test.each([
  [`process ${process.ppid}`, markOf(process.ppid)],
  [`process ${process.pid} of another machine or container`, `.publishing-${process.pid}-ab12cd34`],
])('while %s publishes there, none of its files is touched, and it is named', async (name, mark) => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  mkdirSync(join(out, '.client-of-the-other'))
  writeMark(out, mark, 30)
  const publishing = publish(out, () => expect.unreachable())
  await expect(publishing).rejects.toThrow(`another build (${name}) is writing to ${out}. Start again when`)
  expect(readdirSync(out).sort()).toEqual([folder, '.client-of-the-other', mark, 'client'].sort())
})

test('a build that takes long renews its mark', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const out = temporaryFolder()
  await publish(out, async () => {
    writeMark(out, OWN_MARK, 50)
    vi.advanceTimersByTime(5000)
    await expect.poll(() => Date.now() - statSync(join(out, OWN_MARK)).mtimeMs).toBeLessThan(40_000)
  })
})

test('a build that was stopped for so long that another one has taken over publishes nothing, and leaves that alone', async () => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  const publishing = publish(out, () => {
    rmSync(join(out, OWN_MARK))
    mkdirSync(join(out, '.client-of-the-other'))
  })
  await expect(publishing).rejects.toThrow(`another build has taken over ${out}`)
  expect(readdirSync(out).sort()).toEqual([folder, '.client-of-the-other', 'client'].sort())
  expect(page(out)).toBe('one')
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
