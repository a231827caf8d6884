import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/sites'
import { watchFiles } from './watch-files'

/** Watches a folder; `told` waits until these files below it were told, and forgets them. */
function watched() {
  const folder = temporaryFolder()
  const seen = new Set<string>()
  let look = () => {}
  const stop = watchFiles([folder], (files) => {
    for (const file of files) seen.add(relative(folder, file))
    look()
  })
  onTestFinished(stop)
  const told = (...files: string[]) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (!files.every((file) => seen.has(file))) return
        seen.clear()
        resolve()
      }
      look()
    })
  return { folder, told }
}

test('files are told that are written, renamed and removed, however often', async () => {
  const { folder, told } = watched()
  const file = join(folder, 'a.json')
  writeFileSync(file, '1')
  await told('a.json')
  for (const text of ['2', '3']) {
    writeFileSync(`${file}~`, text)
    renameSync(`${file}~`, file)
    await told('a.json', 'a.json~')
  }
  rmSync(file)
  await told('a.json')
})

test('a folder is watched from when it appears, also when it is made anew', async () => {
  const { folder, told } = watched()
  for (const round of ['1', '2']) {
    mkdirSync(join(folder, 'towns/far'), { recursive: true })
    writeFileSync(join(folder, 'towns/far/a.json'), round)
    await told('towns')
    writeFileSync(join(folder, 'towns/far/b.json'), round)
    await told('towns/far/b.json')
    rmSync(join(folder, 'towns'), { recursive: true })
    await told('towns')
  }
})

test('a folder that does not exist is not waited for', () => {
  const stop = watchFiles([join(temporaryFolder(), 'nothing')], () => {})
  expect(stop).not.toThrow()
})
