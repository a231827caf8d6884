import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { listFiles, listImages, listPublicFiles, publicFolder, readImageSize } from './files'

describe('list files', () => {
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

  test('a folder that is linked to is listed, and a link to nothing is a file', () => {
    const folder = folderWith('a.json')
    symlinkSync(folderWith('anna.json'), join(folder, 'towns'))
    symlinkSync(join(folder, 'gone'), join(folder, 'nothing'))
    expect(listFiles(folder)).toEqual(['a.json', 'nothing', 'towns/anna.json'])
  })
})

describe('public folder', () => {
  /** A folder of a site, with these files in the public folder beside it. */
  function siteBeside(files: Record<string, string | Uint8Array>): string {
    const root = temporaryFolder()
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'public', name)), { recursive: true })
      writeFileSync(join(root, 'public', name), content)
    }
    return join(root, 'site.config')
  }

  test('a site has the pictures of the public folder beside its own, else the project’s', () => {
    const own = siteBeside({ 'robots.txt': '' })
    expect(publicFolder(own)).toBe(join(dirname(own), 'public'))
    expect(publicFolder(siteBeside({}))).toBe(resolve('public'))
    expect(publicFolder('site.config')).toBe(resolve('public'))
  })

  test('the files of a site are those of its own public folder, in alphabetical order', () => {
    const files = {
      'robots.txt': '',
      'papers.txt': '',
      'papers/b.pdf': '',
      'papers/a.pdf': '',
      'images/team/ana.jpg': '',
      'a.txt': '',
    }
    expect(listPublicFiles(siteBeside(files))).toEqual([
      '/a.txt',
      '/images/team/ana.jpg',
      '/papers.txt',
      '/papers/a.pdf',
      '/papers/b.pdf',
      '/robots.txt',
    ])
  })

  test('pictures are known by their address, with their size where they have one', async () => {
    const van = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'navy' } })
      .png()
      .toBuffer()
    const site = siteBeside({ 'images/team/van.png': van, 'images/logo.svg': '<svg/>', 'robots.txt': '' })
    const images = listImages(publicFolder(site))
    expect(images.get('/images/team/van.png')).toEqual({ width: 6, height: 4 })
    expect(images.has('/images/logo.svg')).toBe(true)
    expect(images.get('/images/logo.svg')).toBeUndefined()
    expect(images.has('/robots.txt')).toBe(false)
  })

  function written(name: string, content: Uint8Array): string {
    const file = join(temporaryFolder(), name)
    writeFileSync(file, content)
    return file
  }

  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: 'navy' } })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('reads the size of a %s', async (format) => {
    const file = written(`a.${format}`, await picture.clone().toFormat(format).toBuffer())
    expect(readImageSize(file)).toEqual({ width: 30, height: 20 })
  })

  test('drawings have no size, nor has what is no picture or does not exist', async () => {
    const content = await picture.clone().png().toBuffer()
    expect(readImageSize(written('a.svg', Buffer.from('<svg width="3" height="2"/>')))).toBeUndefined()
    expect(readImageSize(written('a.png.txt', content))).toBeUndefined()
    expect(readImageSize(written('a.jpg', Buffer.from('not a picture')))).toBeUndefined()
    expect(readImageSize(written('a.png', Buffer.alloc(0)))).toBeUndefined()
    expect(readImageSize('none.jpg')).toBeUndefined()
  })
})
