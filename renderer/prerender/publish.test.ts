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

/** The id of a process that has ended: no system has ids this high. */
const ENDED = 2 ** 30

/** The name of this process's mark while it publishes. */
async function ownMark(): Promise<string> {
  const out = temporaryFolder(afterAll)
  let mark = ''
  await publish(out, () => void (mark = readdirSync(out).find((name) => name.startsWith('.publishing-')) ?? ''))
  return mark
}

/** Writes the mark of another build, which was renewed some seconds ago. @returns its name */
function writeMark(out: string, mark: string, seconds: number): string {
  const renewed = Date.now() / 1000 - seconds
  writeFileSync(join(out, mark), '')
  utimesSync(join(out, mark), renewed, renewed)
  return mark
}

const OWN_MARK = await ownMark()
const markOf = (id: number) => OWN_MARK.replace(/\d+/, String(id))

test('leftovers of builds that were killed are removed', async () => {
  const out = temporaryFolder()
  for (const name of ['.client-a', '.client-next']) mkdirSync(join(out, name))
  for (const name of [`.build-cache.${ENDED}`, 'notes.txt']) writeFileSync(join(out, name), '')
  // at once if the process can be looked up, or else after a minute
  writeMark(out, markOf(ENDED), 0)
  writeMark(out, '.publishing-1-ab12cd34', 90)
  // a name from an earlier version
  writeMark(out, `.publishing-${process.ppid}`, 90)
  const folder = await publishPage(out, 'one')
  expect(readdirSync(out).sort()).toEqual([folder, 'client', 'notes.txt'])
})

test.each([
  [`process ${process.ppid}`, markOf(process.ppid)],
  [`process ${process.pid} on another machine or in another container`, `.publishing-${process.pid}-ab12cd34`],
])('while %s publishes there, its files are left alone, and the error names it', async (name, mark) => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  mkdirSync(join(out, '.client-other'))
  writeMark(out, mark, 30)
  const publishing = publish(out, () => expect.unreachable())
  await expect(publishing).rejects.toThrow(`another build (${name}) is writing to ${out}. Wait until`)
  expect(readdirSync(out).sort()).toEqual([folder, '.client-other', mark, 'client'].sort())
})

test('a long build renews its mark', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const out = temporaryFolder()
  await publish(out, async () => {
    writeMark(out, OWN_MARK, 50)
    vi.advanceTimersByTime(5000)
    await expect.poll(() => Date.now() - statSync(join(out, OWN_MARK)).mtimeMs).toBeLessThan(40_000)
  })
})

test('a suspended build whose folder another one has taken over publishes nothing, and leaves that one alone', async () => {
  const out = temporaryFolder()
  const folder = await publishPage(out, 'one')
  const publishing = publish(out, () => {
    rmSync(join(out, OWN_MARK))
    mkdirSync(join(out, '.client-other'))
  })
  await expect(publishing).rejects.toThrow(`another build has taken over ${out}`)
  expect(readdirSync(out).sort()).toEqual([folder, '.client-other', 'client'].sort())
  expect(page(out)).toBe('one')
})

test('a folder that another program has put in place of the published site is replaced', async () => {
  const out = temporaryFolder()
  mkdirSync(join(out, 'client'))
  writeFileSync(join(out, 'client/old.html'), 'from another program')
  expect(publishedFolder(out)).toBeUndefined()
  const folder = await publishPage(out, 'one')
  expect([page(out), existsSync(join(out, 'client/old.html'))]).toEqual(['one', false])
  expect(readdirSync(out).sort()).toEqual([folder, 'client'])
})
