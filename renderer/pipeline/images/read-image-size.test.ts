import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readImageSize } from './read-image-size'

function written(name: string, content: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, name)
  writeFileSync(file, content)
  return file
}

const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: 'navy' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads the size of a %s', async (format) => {
  const file = written(`a.${format}`, await picture.clone().toFormat(format).toBuffer())
  expect(readImageSize(file)).toEqual({ width: 30, height: 20 })
})

test('reads past long metadata', async () => {
  const note = 'x'.repeat(40_000)
  const content = await picture
    .clone()
    .withExif({ IFD0: { ImageDescription: note } })
    .jpeg()
    .toBuffer()
  expect(content.indexOf(note)).toBeGreaterThan(0)
  expect(readImageSize(written('a.jpg', content))).toEqual({ width: 30, height: 20 })
})

test('drawings have no size, nor has what is no picture or does not exist', async () => {
  const content = await picture.clone().png().toBuffer()
  expect(readImageSize(written('a.svg', Buffer.from('<svg width="3" height="2"/>')))).toBeUndefined()
  expect(readImageSize(written('a.png.txt', content))).toBeUndefined()
  expect(readImageSize(written('a.jpg', Buffer.from('not a picture')))).toBeUndefined()
  expect(readImageSize(written('a.png', Buffer.alloc(0)))).toBeUndefined()
  expect(readImageSize('none.jpg')).toBeUndefined()
})
