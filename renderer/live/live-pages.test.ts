import { copyFileSync, cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { page, temporarySite } from '../../tests/sites'
import { LivePages } from './live-pages'

test('a picture is read once, again after one was changed, and stays known when its file is gone', async () => {
  const folder = temporarySite()
  const address = '/images/picture.jpg'
  const publicFolder = join(folder, '..', 'public')
  cpSync('public', publicFolder, { recursive: true, filter: (path) => !path.endsWith('.jpg') })
  const file = join(publicFolder, address)
  const pages = new LivePages(folder, () => {})
  const masters = readdirSync('public/images').filter((name) => name.endsWith('.jpg'))
  const put = (master: string) => copyFileSync(join('public/images', master), file)
  const read = async () => {
    await pages.probe([address])
    return pages.model?.images[address]?.variants.map(({ url }) => url)
  }
  expect(await read()).toBeUndefined()
  put(masters[0]!)
  const before = await read()
  expect(before?.length).toBeGreaterThan(0)
  put(masters[1]!)
  expect(await read()).toEqual(before)
  pages.change([file])
  const after = await read()
  expect(after).not.toEqual(before)
  rmSync(file)
  pages.change([file])
  expect(await read()).toEqual(after)
})

test('a page that was written again concerns itself alone, everything else every page', () => {
  const folder = temporarySite({ 'pages/towns/avon.json': page(), 'pages/gone.json': page() })
  let opened: string[] = []
  const pages = new LivePages(folder, (file) => void opened.push(relative(folder, file)))
  rmSync(join(folder, 'pages/gone.json'))
  pages.open('/towns/avon')
  const openedAfter = (...files: string[]) => {
    opened = []
    pages.change(files.map((file) => join(folder, file)))
    return opened
  }
  expect(openedAfter('pages/index.json', 'pages/towns/avon.json')).toEqual(['pages/towns/avon.json'])
  const ofPages = ['pages/new.json', 'pages/gone.json', 'pages/towns']
  for (const file of [...ofPages, 'shared/permits.json', 'site.json', '../public/images/truck.jpg'])
    expect(openedAfter('pages/index.json', file), file).toEqual(['site.json', 'pages/towns/avon.json'])
})
