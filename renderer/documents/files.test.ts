import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { findFiles, findPublicFiles, listFiles, publicFolder } from './files'
import { listImages } from '../pictures/pictures'

describe('list files', () => {
  function folderWith(...files: string[]): string {
    const folder = temporaryFolder()
    for (const file of files) {
      mkdirSync(join(folder, file, '..'), { recursive: true })
      writeFileSync(join(folder, file), '')
    }
    return folder
  }

  test('files are listed in alphabetical order, with their folders', () => {
    expect(listFiles(folderWith('b.json', 'towns/wylie.json', 'towns/far/anna.json', 'Z.json'))).toEqual([
      'Z.json',
      'b.json',
      'towns/far/anna.json',
      'towns/wylie.json',
    ])
  })

  const faults = (folder: string) =>
    findFiles(folder).flatMap(({ name, fault }) => (fault ? [`${name} ${fault.what.replace(folder, '…')}`] : []))

  test('a link to a file or a folder of the same site is followed', () => {
    const folder = folderWith('a.json', 'towns/anna.json')
    symlinkSync(join(folder, 'towns'), join(folder, 'cities'))
    symlinkSync('a.json', join(folder, 'b.json'))
    expect(listFiles(folder)).toEqual(['a.json', 'b.json', 'cities/anna.json', 'towns/anna.json'])
    expect(faults(folder)).toEqual([])
  })

  test('a link out of the site, to nothing or in a circle can’t be opened, and neither can a pipe', () => {
    const folder = folderWith('a.json', 'towns/anna.json')
    symlinkSync('/etc/hostname', join(folder, 'out.json'))
    symlinkSync(folderWith('b.json'), join(folder, 'outside'))
    symlinkSync('gone.json', join(folder, 'nowhere.json'))
    symlinkSync('..', join(folder, 'towns/around'))
    symlinkSync('itself', join(folder, 'itself'))
    execFileSync('mkfifo', [join(folder, 'pipe.json')])
    expect(listFiles(folder)).toEqual(['a.json', 'towns/anna.json'])
    expect(faults(folder)).toEqual([
      'itself is a link to itself, which can’t be opened',
      'nowhere.json is a link to gone.json, which can’t be opened',
      'out.json is a link that leads out of the site’s folder, to /etc/hostname',
      expect.stringMatching(/^outside is a link that leads out of the site’s folder/),
      'pipe.json is a pipe, a socket or a device, which can’t be published',
      'towns/around is a link to a folder that contains it, ..',
    ])
  })

  test('two folders may link to each other', () => {
    const folder = folderWith('a/a.json', 'b/b.json')
    symlinkSync('../b', join(folder, 'a/b'))
    symlinkSync('../a', join(folder, 'b/a'))
    expect(listFiles(folder)).toContain('a/b/b.json')
    expect(faults(folder)).toContain('a/b/a/b is a link to a folder that contains it, ../b')
  })

  test('a folder that doesn’t exist has no files', () => {
    expect(listFiles(join(folderWith(), 'none'))).toEqual([])
  })
})

describe('public folder', () => {
  /** The folder of a site, with these files in the public folder next to it. */
  function siteNextTo(files: Record<string, string | Uint8Array>): string {
    const root = temporaryFolder()
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'public', name)), { recursive: true })
      writeFileSync(join(root, 'public', name), content)
    }
    return join(root, 'site.config')
  }

  test('a site has the pictures of the public folder next to its own, else the project’s', () => {
    const site = siteNextTo({ 'robots.txt': '' })
    expect(publicFolder(site)).toBe(join(dirname(site), 'public'))
    expect(publicFolder(siteNextTo({}))).toBe(resolve('public'))
    expect(publicFolder('site.config')).toBe(resolve('public'))
  })

  test('files that operating systems leave in folders are ignored', () => {
    const files = ['.DS_Store', 'images/.DS_Store', 'images/._van.jpg', 'images/Thumbs.db', 'desktop.ini', '.nojekyll']
    const site = siteNextTo(Object.fromEntries(files.map((name) => [name, 'x'])))
    expect(findPublicFiles(site)).toEqual([{ name: '.nojekyll' }])
    expect(listImages(publicFolder(site)).size).toBe(0)
  })
})
