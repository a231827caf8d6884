import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { listFiles } from './files'

function folderWith(...files: string[]): string {
  const folder = temporaryFolder()
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  return folder
}

test('files are listed in the order of the alphabet, with the folders they stand in', () => {
  expect(listFiles(folderWith('b.json', 'towns/wylie.json', 'towns/far/anna.json', 'Z.json'))).toEqual([
    'Z.json',
    'b.json',
    'towns/far/anna.json',
    'towns/wylie.json',
  ])
})

test('a folder that is linked to is looked into, and a link to nothing is a file', () => {
  const folder = folderWith('a.json')
  symlinkSync(folderWith('anna.json'), join(folder, 'towns'))
  symlinkSync(join(folder, 'gone'), join(folder, 'nothing'))
  expect(listFiles(folder)).toEqual(['a.json', 'nothing', 'towns/anna.json'])
})

test('where there is no folder there are no files', () => {
  expect(listFiles(join(folderWith(), 'none'))).toEqual([])
})
