import { copyFileSync, cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { LivePages } from './live-pages'
import { ELECTRICIAN } from '../../scripts/fixtures'

test('a picture is read once, again after a change, and stays in the model when its file is gone', async () => {
  const folder = temporarySite()
  const address = '/images/picture.jpg'
  const publicFolder = join(folder, '..', 'public')
  cpSync(ELECTRICIAN.public, publicFolder, { recursive: true, filter: (path) => !path.endsWith('.jpg') })
  const file = join(publicFolder, address)
  const pages = new LivePages(folder, () => {})
  const masters = readdirSync(join(ELECTRICIAN.public, 'images')).filter((name) => name.endsWith('.jpg'))
  const copyMaster = (master: string) => copyFileSync(join(ELECTRICIAN.public, 'images', master), file)
  const readVariants = async () => {
    await pages.probe([address])
    return pages.model?.images[address]?.variants.map(({ url }) => url)
  }
  expect(await readVariants()).toBeUndefined()
  copyMaster(masters[0]!)
  const firstVariants = await readVariants()
  expect(firstVariants?.length).toBeGreaterThan(0)
  copyMaster(masters[1]!)
  expect(await readVariants()).toEqual(firstVariants)
  pages.change([file])
  const secondVariants = await readVariants()
  expect(secondVariants).not.toEqual(firstVariants)
  rmSync(file)
  pages.change([file])
  expect(await readVariants()).toEqual(secondVariants)
})

test('cities are counted again only when pages change, since all documents must be read', () => {
  const town = (city: string) => page([prose({ level: 1, body: 'One of {cityCount}.' })], { vars: { city } })
  const folder = temporarySite({ 'pages/anna.json': town('Anna') })
  const pages = new LivePages(folder, () => {})
  const sectionsOfAnna = () => JSON.stringify(pages.open('/anna')?.data.sections)
  const add = (city: string) => {
    const file = join(folder, `pages/${city.toLowerCase()}.json`)
    writeFileSync(file, JSON.stringify(town(city)))
    return file
  }
  expect(sectionsOfAnna()).toContain('One of 1.')
  add('Allen')
  pages.change([join(folder, 'site.json')])
  expect(sectionsOfAnna()).toContain('One of 1.')
  pages.change([add('Celina')])
  expect(sectionsOfAnna()).toContain('One of 3.')
})
