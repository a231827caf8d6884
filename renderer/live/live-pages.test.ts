import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { LivePages } from './live-pages'
import { ELECTRICIAN } from '../../scripts/fixtures'

test('a picture is read once, again after one was changed, and stays known when its file is gone', async () => {
  const folder = temporarySite()
  const address = '/images/picture.jpg'
  const publicFolder = join(folder, '..', 'public')
  cpSync(ELECTRICIAN.public, publicFolder, { recursive: true, filter: (path) => !path.endsWith('.jpg') })
  const file = join(publicFolder, address)
  const pages = new LivePages(folder, () => {})
  const masters = readdirSync(join(ELECTRICIAN.public, 'images')).filter((name) => name.endsWith('.jpg'))
  const put = (master: string) => copyFileSync(join(ELECTRICIAN.public, 'images', master), file)
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

test('cities are counted again when pages change, but not when anything else is saved: all documents are read for that', () => {
  const town = (city: string) => page([prose({ level: 1, body: 'One of {cityCount}.' })], { vars: { city } })
  const folder = temporarySite({ 'pages/anna.json': town('Anna') })
  const pages = new LivePages(folder, () => {})
  const said = () => JSON.stringify(pages.open('/anna')?.data.sections)
  const add = (city: string) => {
    const file = join(folder, `pages/${city.toLowerCase()}.json`)
    writeFileSync(file, JSON.stringify(town(city)))
    return file
  }
  expect(said()).toContain('One of 1.')
  add('Allen')
  pages.change([join(folder, 'site.json')])
  expect(said()).toContain('One of 1.')
  pages.change([add('Celina')])
  expect(said()).toContain('One of 3.')
})
