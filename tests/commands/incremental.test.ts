import {
  copyFileSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MARKER } from '../../renderer/emit/host-files'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { pick } from '../mutants/kinds/mutant'
import { page, prose } from '../sites'
import { editFile, temporarySite } from '../temporary-sites'
import { bakery, buildAgain, buildAsClean, changedFiles, folderContent, writePage } from './build-twice'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const STEPS = 30

/** A copy of the bakery's site, and what an edit chooses by. */
interface Editing {
  root: string
  pages: string
  /** Any page but the broken one. */
  file: string
  /** The first of the towns that were added. */
  town: string | undefined
  /** Counts the edits. */
  step: number
}

/** Gives the first member of this name in a file another text. */
const setText = (file: string, name: string, text: string) =>
  editFile(file, new RegExp(`"${name}": "[^"]*"`), `"${name}": "${text}"`)

/** What people do to a site between two builds. Some of it makes a site that can't be built. */
const EDITS: Record<string, (editing: Editing) => void> = {
  nothing: () => {},
  'a page is touched': ({ file }) => utimesSync(file, new Date(), new Date()),
  'a page is touched as if it were old': ({ file }) => utimesSync(file, new Date('2001-01-01'), new Date('2001-01-01')),
  'a word of a page changes': ({ file, step }) => setText(file, 'title', `Bread ${step} in town`),
  'a page says how many cities there are': ({ file }) => setText(file, 'title', 'Bread in {cityCount} towns'),
  'site.json says how many cities there are': ({ root }) =>
    setText(join(root, 'site.config/site.json'), 'text', 'Bread in {cityCountWord} towns'),
  'a word changes, but not the size of the file': ({ file }) =>
    editFile(file, /church|chapel/, (word) => (word === 'church' ? 'chapel' : 'church')),
  'a shared section changes': ({ root, step }) =>
    setText(join(root, 'site.config/shared/bread.json'), 'title', `${step} loaves a day`),
  'a fact of the site changes': ({ root, step }) =>
    editFile(join(root, 'site.config/site.json'), /555-01\d\d/, () => `555-01${String(step % 100).padStart(2, '0')}`),
  'a city is added': ({ pages, step }) => {
    const file = join(pages, `town-${step}.json`)
    copyFileSync(join(pages, 'stowe.json'), file)
    setText(file, 'city', `Town ${step}`)
  },
  'a city is removed': ({ town }) => town && rmSync(town),
  'a city is renamed': ({ pages, town, step }) => town && renameSync(town, join(pages, `town-${step}.json`)),
  'a city moves': ({ town, step }) => town && setText(town, 'coordinates', `44.${step}, -72.${step}`),
  'a page gets an alias, or another one': ({ pages, step }) => {
    const document = JSON.parse(readFileSync(join(pages, 'thanks.json'), 'utf8')) as object
    writePage(join(pages, '..'), 'thanks.json', { ...document, aliases: [`/old/thanks-${step % 3}`] })
  },
  'a picture changes': ({ root, step }) => {
    const [one = '', other = ''] = step % 2 ? ['oven.jpg', 'loaves.jpg'] : ['loaves.jpg', 'oven.jpg']
    copyFileSync(join(root, 'public/images', one), join(root, 'public/images', other))
  },
  'a file of public/ comes and goes': ({ root, step }) => {
    const file = join(root, 'public/menu.txt')
    if (step % 2) writeFileSync(file, `Menu ${step}`)
    else rmSync(file, { force: true })
  },
  'a page is broken': ({ pages }) => writeFileSync(join(pages, 'broken.json'), '{ "title": '),
  'a page is mended': ({ pages }) => rmSync(join(pages, 'broken.json'), { force: true }),
  'a link leads nowhere': ({ pages, step }) => setText(join(pages, 'stowe.json'), 'href', `/town-${step - 1}`),
  'the link leads home again': ({ pages }) => setText(join(pages, 'stowe.json'), 'href', '/'),
}

function editBakery(root: string, name: string, step: number, random: () => number): void {
  const pages = join(root, 'site.config/pages')
  const names = readdirSync(pages).filter((page) => page !== 'broken.json')
  const town = names.find((page) => page.startsWith('town-'))
  const file = join(pages, pick(names, random))
  EDITS[name]?.({ root, pages, file, town: town && join(pages, town), step })
}

test(`whatever is edited, a build over the last one is the same to the byte as a clean one (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED)
  const { root, site, out } = bakery()
  const names = Object.keys(EDITS)
  const done: string[] = []
  let last = {}
  for (let step = 1; step <= STEPS; step++) {
    const edits = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(names, random))
    for (const name of edits) editBakery(root, name, step, random)
    done.push(edits.join(' and '))
    const again = await buildAsClean(site, done.join('\n'))
    // where nothing was built the last site stays
    const content = folderContent(join(out, 'client'))
    expect(content, done.join('\n')).toEqual(again.isBuilt ? again.files : last)
    last = content
  }
}, 240_000)

test('what has not changed is not written again', async () => {
  const { root, site, out } = bakery()
  const filesWithTimes = async () => {
    const { files } = await buildAgain(site)
    return Object.entries(files).flatMap(([file, hash]) => {
      const { ino, mtimeMs } = statSync(join(out, 'client', file))
      return hash === 'folder' || file === MARKER ? [] : `${file} ${ino} ${mtimeMs}`
    })
  }
  const before = await filesWithTimes()
  expect(await filesWithTimes()).toEqual(before)
  editBakery(root, 'a word of a page changes', 1, () => 0.3)
  const changed = (await filesWithTimes()).filter((file) => !before.includes(file))
  expect(changed.map((file) => file.split(' ')[0])).toEqual(['index.html'])
})

test('a page whose link leads nowhere now has a problem, though only the other page is gone', async () => {
  const site = temporarySite({
    'pages/a.json': page([prose({ level: 1, body: '[B](/b)' })]),
    'pages/b.json': page([prose({ level: 1, body: '[A](/a)' })]),
  })
  expect((await buildAgain(site)).isBuilt).toBe(true)
  rmSync(join(site, 'pages/b.json'))
  expect((await buildAgain(site)).isBuilt).toBe(false)
  writePage(site, 'b.json', page([prose({ level: 1, body: 'Again.' })]))
  expect((await buildAgain(site)).isBuilt).toBe(true)
})

test('what says how many cities there are is made again when a city comes', async () => {
  const town = (name: string, body: string) => page([prose({ level: 1, title: name, body })], { vars: { city: name } })
  const site = temporarySite({
    'pages/avon.json': town('Avon', 'One of {cityCountWord}.'),
    'pages/bath.json': town('Bath', 'Where the oven stands.'),
    'pages/contact.json': page([{ use: 'towns' }]),
    'shared/towns.json': prose({ level: 1, title: 'In {cityCount} towns' }),
  })
  const before = await buildAgain(site)
  writePage(site, 'celina.json', town('Celina', 'Where the flour comes from.'))
  const changed = changedFiles(before, await buildAsClean(site))
  expect(changed).toEqual(expect.arrayContaining(['avon.html', 'contact.html']))
  expect(readFileSync(join(site, '../dist/client/avon.html'), 'utf8')).toContain('One of three.')
})

test('of many cities one moves: the pages near it, before and now, list it or no longer do', async () => {
  const town = (number: number, longitude: number) =>
    page([prose({ level: 1, title: `Town ${number}` }), { type: 'cities', title: 'Nearby' }], {
      vars: { city: `Town ${number}`, coordinates: `33.1, -${longitude}` },
    })
  const towns = Array.from({ length: 70 }, (_, number) => [`pages/town-${number}.json`, town(number, 90 + number / 10)])
  const site = temporarySite(Object.fromEntries(towns) as Record<string, object>)
  const before = await buildAgain(site)
  writePage(site, 'town-3.json', town(3, 96.55))
  const changed = changedFiles(before, await buildAsClean(site))
  expect(changed).toContain('town-66.html')
  expect(changed).not.toContain('town-35.html')
})

test('what somebody changed or deleted among the build’s files is as it was after the next build', async () => {
  const { site, out } = bakery()
  const before = await buildAgain(site)
  rmSync(join(out, 'client/index.html'))
  rmSync(join(out, 'client/assets'), { recursive: true })
  for (const file of ['stowe.html', 'robots.txt', 'images/logo.svg'])
    writeFileSync(join(out, 'client', file), 'Not what the build wrote.')
  expect(await buildAgain(site)).toEqual(before)
})
