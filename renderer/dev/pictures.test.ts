import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/sites'
import { LivePictures } from './pictures'

const ADDRESS = '/images/picture.jpg'
const MASTERS = readdirSync('public/images').filter((name) => name.endsWith('.jpg'))

test('a picture is read once, again after one was changed, and stays known when its file is gone', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'images'))
  const put = (master: string) => copyFileSync(join('public/images', master), join(folder, ADDRESS))
  const pictures = new LivePictures(folder)
  const read = async () => {
    await pictures.read([ADDRESS], undefined)
    return pictures.files[ADDRESS]?.variants.map(({ url }) => url)
  }
  expect(await read()).toBeUndefined()
  put(MASTERS[0]!)
  const before = await read()
  expect(before?.length).toBeGreaterThan(0)
  put(MASTERS[1]!)
  expect(await read()).toEqual(before)
  pictures.forget()
  const after = await read()
  expect(after).not.toEqual(before)
  rmSync(join(folder, ADDRESS))
  pictures.forget()
  expect(await read()).toEqual(after)
})
