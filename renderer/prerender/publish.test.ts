import { randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { MARKER } from '../emit/host-files'
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

test('a site that turns out not to be publishable leaves the last one, or nothing at all', async () => {
  const out = join(temporaryFolder(), 'new/dist')
  const refuse = (folder: string) => {
    writeFileSync(join(out, folder, 'index.html'), 'half')
    return false
  }
  expect(await publish(out, refuse)).toBe(false)
  expect(existsSync(join(out, '..'))).toBe(false)
  const folder = await publishPage(out, 'one')
  expect(await publish(out, refuse)).toBe(false)
  expect([readdirSync(out).sort(), page(out)]).toEqual([[folder, 'client', 'live'], 'one'])
})

test('leftovers of builds that were killed are removed', async () => {
  const out = temporaryFolder()
  for (const name of [`.client-${randomUUID()}`, '.client-mine', 'client-2']) mkdirSync(join(out, name))
  for (const name of [`.build-cache.${randomUUID()}`, '.build-cache.old', 'notes.txt'])
    writeFileSync(join(out, name), '')
  // at once if the process can be looked up, or else after a minute
  writeMark(out, markOf(ENDED), 0)
  writeMark(out, '.publishing-1-ab12cd34', 90)
  // a name from an earlier version
  writeMark(out, `.publishing-${process.ppid}`, 90)
  const folder = await publishPage(out, 'one')
  const others = ['.client-mine', 'client-2', '.build-cache.old', 'notes.txt']
  expect(readdirSync(out).sort()).toEqual([folder, ...others, 'client', 'live'].sort())
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
  expect(readdirSync(out).sort()).toEqual([folder, '.client-other', mark, 'client', 'live'].sort())
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
  expect(readdirSync(out).sort()).toEqual([folder, '.client-other', 'client', 'live'].sort())
  expect(page(out)).toBe('one')
})

/** What somebody else has put where a build publishes, which must stay. */
const FOREIGN: Record<string, (out: string) => void> = {
  'a folder of another program': (out) => {
    mkdirSync(join(out, 'client'))
    writeFileSync(join(out, 'client/index.html'), 'mine')
  },
  'a file': (out) => writeFileSync(join(out, 'client'), 'mine'),
  'a link to another folder': (out) => {
    mkdirSync(join(out, 'www'))
    symlinkSync('www', join(out, 'client'), 'junction')
  },
  'a folder at the link’s place': (out) => mkdirSync(join(out, 'live')),
}

test.each(Object.entries(FOREIGN))('%s that a build would replace is an error, and stays', async (_, put) => {
  const out = temporaryFolder()
  put(out)
  const before = readdirSync(out, { recursive: true })
  await expect(publishPage(out, 'one')).rejects.toThrow(/was not made by a build.* Move or delete it/)
  expect(readdirSync(out, { recursive: true })).toEqual(before)
})

test('an empty folder, and the link of earlier versions, make room for the site', async () => {
  const out = temporaryFolder()
  mkdirSync(join(out, 'client'))
  const first = await publishPage(out, 'one')
  rmSync(join(out, 'client'), { recursive: true })
  renameSync(join(out, 'live'), join(out, 'client'))
  expect(lstatSync(join(out, 'client')).isSymbolicLink()).toBe(true)
  const second = await publishPage(out, 'two')
  expect(second).not.toBe(first)
  expect(readdirSync(out).sort()).toEqual([second, 'client', 'live'])
  expect(page(out)).toBe('two')
})

// as a host's tools copy it, which don't follow links
test('the published folder is a real one, which has every file once', async () => {
  const out = temporaryFolder()
  for (const text of ['one', 'two'])
    await publish(out, (folder) => {
      mkdirSync(join(out, folder, 'assets'))
      for (const name of ['index.html', 'assets/a.js']) writeFileSync(join(out, folder, name), text)
    })
  const copy = join(temporaryFolder(), 'copy')
  cpSync(join(out, 'client'), copy, { recursive: true, dereference: false })
  const entries = readdirSync(copy, { recursive: true, withFileTypes: true })
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([])
  const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
  expect(names.sort()).toEqual([MARKER, 'a.js', 'index.html'])
  expect(readFileSync(join(copy, 'assets/a.js'), 'utf8')).toBe('two')
})
