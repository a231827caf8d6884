import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { mergeShards } from '../../scripts/prerender/shards'
import { BUILDS } from '../build-sites'
import { build, folderContent } from './build-twice'
import { editFile, temporaryFolder } from '../temporary-sites'

const { site } = BUILDS.bakery

vi.spyOn(console, 'log').mockReturnValue()

/** Builds parts of the bakery's site, each in its own folder. */
async function buildParts(of: number, numbers: number[]): Promise<string[]> {
  const root = temporaryFolder()
  const folders = numbers.map((number) => join(root, `part-${number}`))
  for (const [index, number] of numbers.entries()) await build(site, folders[index]!, { number, of })
  return folders
}

test('the parts of a build, merged in any order, are the same as a whole build, to the byte', async () => {
  const out = join(temporaryFolder(), 'dist')
  const whole = join(temporaryFolder(), 'dist')
  const parts = await buildParts(3, [3, 1, 2])
  await mergeShards(parts, out)
  await build(site, whole)
  expect(folderContent(join(out, 'client'))).toEqual(folderContent(join(whole, 'client')))
  const sizes = parts.map((part) => Object.keys(folderContent(join(part, 'client'))).length)
  expect(Math.max(...sizes)).toBeLessThan(Object.keys(folderContent(join(out, 'client'))).length)
})

test('a folder that is missing, named twice or not a part is an error', async () => {
  const [first = '', second = ''] = await buildParts(3, [1, 2])
  const out = join(temporaryFolder(), 'dist')
  await expect(mergeShards([first, second], out)).rejects.toThrow('part 3 of 3 is missing')
  await expect(mergeShards([first, second, first], out)).rejects.toThrow('part 3 of 3 is missing')
  await expect(mergeShards([site], out)).rejects.toThrow('is not a part of a build')
  const [other = ''] = await buildParts(2, [2])
  await expect(mergeShards([first, other], out)).rejects.toThrow('is one of 3 parts')
})

test('parts of different builds can’t be merged', async () => {
  const [first = '', second = ''] = await buildParts(2, [1, 2])
  editFile(join(second, 'shard.json'), /"build":"[^"]*"/, '"build":"another"')
  await expect(mergeShards([first, second], join(temporaryFolder(), 'dist'))).rejects.toThrow(
    'were not built from the same documents and code',
  )
})
