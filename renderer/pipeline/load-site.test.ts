import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'
import { loadSite } from './load-site'

test('every JSON file of pages/ is a page, in alphabetical order; of shared/ a section', () => {
  const site = loadSite(
    temporarySite({
      'pages/cities/texas.json': page(),
      'pages/about.json': page(),
      'pages/notes.txt': 'No page.',
      'shared/a/words.json': prose(),
      'shared/b.json': prose(),
      'shared/readme.md': 'No section.',
    }),
  )
  expect(site.pages.map(({ route }) => route)).toEqual(['/about', '/cities/texas', '/'])
  expect([...site.shared.keys()]).toEqual(['a/words', 'b'])
  expect(site.data).toMatchObject({ name: 'Acme' })
  expect(site.problems).toEqual([])
})

test('a folder that lacks site.json, pages/ or shared/ is a site that lacks them', () => {
  const site = loadSite(temporarySite({ 'site.json': undefined, 'pages/index.json': undefined }))
  expect(site).toMatchObject({ document: undefined, pages: [] })
  expect(site.shared.size).toBe(0)
})

test('a missing folder can’t be read, and neither can one whose pages/ is a file', () => {
  const folder = temporarySite()
  expect(() => loadSite(join(folder, 'none'))).toThrow('ENOENT')
  rmSync(join(folder, 'pages'), { recursive: true })
  writeFileSync(join(folder, 'pages'), '')
  expect(() => loadSite(folder)).toThrow('ENOTDIR')
})

test('documents in a folder with a name like pages/, or with a pages/ inside, are reported with where they belong', () => {
  const { strays } = loadSite(temporarySite({ 'Pages/prices.json': page(), 'old/pages/prices.json': page() }))
  expect(strays).toMatchObject([
    { file: expect.stringMatching(/Pages.prices\.json$/), fault: { hint: 'Move it to pages/prices.json.' } },
    { file: expect.stringMatching(/old.pages.prices\.json$/), fault: { hint: expect.stringContaining('pages/') } },
  ])
})

test('what editors leave next to files is ignored, among documents and in public/', () => {
  const leftovers = [
    '#a.json#',
    '.#a.json',
    'a.json~',
    '.a.json.swp',
    'a.json.swo',
    '4913',
    '.~lock.a.json#',
    '~$a.docx',
  ]
  const folders = ['.', 'pages', 'shared', '../public', '../public/images']
  const files = folders.flatMap((folder) => leftovers.map((name) => [`${folder}/${name}`, 'half a text'] as const))
  const site = temporarySite({ 'pages/a.json': page(), ...Object.fromEntries(files) })
  rmSync(join(site, 'pages/.#a.json'))
  // Emacs' mark of a file that is open is a link to nothing
  symlinkSync('user@host.1234', join(site, 'pages/.#a.json'))
  const { strays, pages, shared, publicFiles, images } = loadSite(site)
  expect(strays).toEqual([])
  expect(pages.map(({ route }) => route)).toEqual(['/a', '/'])
  expect([[...shared.keys()], publicFiles, [...images.keys()]]).toEqual([
    [],
    ['/images/logo-mark.svg'],
    ['/images/logo-mark.svg'],
  ])
})
