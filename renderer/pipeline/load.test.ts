import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, prose, temporaryFolder, temporarySite } from '../../tests/sites'
import { load } from './load'

test('every JSON file of pages/ is a page, in alphabetical order; of shared/ a section', async () => {
  const site = await load(
    temporarySite({
      'pages/cities/texas.json': page(),
      'pages/about.json': page(),
      'pages/notes.txt': 'No page.',
      'shared/a/words.json': prose(),
      'shared/b.json': prose(),
      'shared/readme.md': 'No section.',
    }),
  )
  expect(site.routes).toEqual(['/about', '/cities/texas', '/'])
  expect([...site.shared.keys()]).toEqual(['a/words', 'b'])
  expect(site.site?.value).toMatchObject({ name: 'Acme' })
  expect(site.problems).toEqual([])
})

test('documents are shown by the path that the author would type', async () => {
  const folder = temporarySite()
  const { site, page: open } = await load(folder)
  expect(site?.file).toBe(join(folder, 'site.json'))
  expect(open(0).source).toMatchObject({ route: '/', document: { file: join(folder, 'pages/index.json') } })
})

test('a page is read when it is asked for', async () => {
  const folder = temporarySite()
  const site = await load(folder)
  writeFileSync(join(folder, 'pages/index.json'), '{ "title": "Changed since" }')
  expect(site.page(0).source.document.value).toEqual({ title: 'Changed since' })
})

test('a folder that lacks site.json, pages/ or shared/ is a site that lacks them', async () => {
  const site = await load(temporaryFolder())
  expect(site).toMatchObject({ site: undefined, routes: [] })
  expect(site.shared.size).toBe(0)
})

test('a folder that is not there can’t be read, nor one whose pages/ is a file', async () => {
  const folder = temporarySite()
  await expect(load(join(folder, 'none'))).rejects.toThrow('ENOENT')
  rmSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'pages'), '')
  await expect(load(folder)).rejects.toThrow('ENOTDIR')
})

test('an empty pages/ has no pages', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'pages'))
  expect((await load(folder)).routes).toEqual([])
})
