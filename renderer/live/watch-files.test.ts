import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { watchFiles } from './watch-files'

/** Watches a folder. `reported` waits until these files below it have been reported, and forgets them. */
function watched() {
  const folder = temporaryFolder()
  const seen = new Set<string>()
  let check = () => {}
  const stop = watchFiles(
    [folder],
    (files) => {
      for (const file of files) seen.add(relative(folder, file))
      check()
    },
    (error) => expect.unreachable(String(error)),
  )
  onTestFinished(stop)
  const reported = (...files: string[]) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (!files.every((file) => seen.has(file))) return
        seen.clear()
        resolve()
      }
      check()
    })
  return { folder, reported }
}

test('files are reported whenever they are written, renamed or removed', async () => {
  const { folder, reported } = watched()
  const file = join(folder, 'a.json')
  writeFileSync(file, '1')
  await reported('a.json')
  for (const text of ['2', '3']) {
    writeFileSync(`${file}~`, text)
    renameSync(`${file}~`, file)
    await reported('a.json', 'a.json~')
  }
  rmSync(file)
  await reported('a.json')
})

test('a folder is watched once it appears, even if it is created again', async () => {
  const { folder, reported } = watched()
  for (const round of ['1', '2']) {
    mkdirSync(join(folder, 'towns/far'), { recursive: true })
    writeFileSync(join(folder, 'towns/far/a.json'), round)
    await reported('towns')
    writeFileSync(join(folder, 'towns/far/b.json'), round)
    await reported('towns/far/b.json')
    rmSync(join(folder, 'towns'), { recursive: true })
    await reported('towns')
  }
})
