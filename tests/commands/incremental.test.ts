import {
  cpSync,
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
import { editFile, temporaryFolder, temporarySite } from '../temporary-sites'
import { bakery, buildAgain, buildAsClean, changedFiles, folderContent, writePage } from './build-twice'

const SEED = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6))
const STEPS = 30

/** A copy of the bakery's site, and what an edit can change. */
interface Editing {
  root: string
  pages: string
  /** Any page except the broken one. */
  file: string
  /** The first of the towns that were added. */
  town: string | undefined
  /** The number of the edit. */
  step: number
}

/** Replaces the value of the first property with this name in a file. */
const setText = (file: string, name: string, text: string) =>
  editFile(file, new RegExp(`"${name}": "[^"]*"`), `"${name}": "${text}"`)

const cityOf = (file: string) => /"city": "([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

/** What people do to a site between two builds. After some of it, the site can't be built. */
const EDITS: Record<string, (editing: Editing) => void> = {
  nothing: () => {},
  'a page is touched': ({ file }) => utimesSync(file, new Date(), new Date()),
  'a page gets an old modification time': ({ file }) =>
    utimesSync(file, new Date('2001-01-01'), new Date('2001-01-01')),
  'a word of a page changes': ({ file, step }) => setText(file, 'title', `Bread ${step} in town`),
  'a page names the number of cities': ({ file }) => setText(file, 'title', 'Bread in {cityCount} towns'),
  'site.json names the number of cities': ({ root }) =>
    setText(join(root, 'site.config/site.json'), 'text', 'Bread in {cityCountWord} towns'),
  'a word changes, but not the size of the file': ({ file }) =>
    editFile(file, /church|chapel/, (word) => (word === 'church' ? 'chapel' : 'church')),
  'a shared section changes': ({ root, step }) =>
    setText(join(root, 'site.config/shared/bread.json'), 'title', `${step} loaves a day`),
  'a word of a review changes': ({ root, step }) =>
    setText(join(root, 'site.config/lists/reviews.json'), 'text', `The crust sings ${step} songs.`),
  'a review moves to another town': ({ root, town, step }) =>
    setText(join(root, 'site.config/lists/reviews.json'), 'city', step % 2 && town ? cityOf(town) : 'Stowe'),
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
  'a page gets another alias': ({ pages, step }) => {
    const document = JSON.parse(readFileSync(join(pages, 'thanks.json'), 'utf8')) as object
    writePage(join(pages, '..'), 'thanks.json', { ...document, aliases: [`/old/thanks-${step % 3}`] })
  },
  'a picture changes': ({ root, step }) => {
    const [from = '', to = ''] = step % 2 ? ['oven.jpg', 'loaves.jpg'] : ['loaves.jpg', 'oven.jpg']
    copyFileSync(join(root, 'public/images', from), join(root, 'public/images', to))
  },
  'a file of public/ comes and goes': ({ root, step }) => {
    const file = join(root, 'public/menu.txt')
    if (step % 2) writeFileSync(file, `Menu ${step}`)
    else rmSync(file, { force: true })
  },
  'a page is broken': ({ pages }) => writeFileSync(join(pages, 'broken.json'), '{ "title": '),
  'the broken page is removed': ({ pages }) => rmSync(join(pages, 'broken.json'), { force: true }),
  'a link leads nowhere': ({ pages, step }) => setText(join(pages, 'stowe.json'), 'href', `/town-${step - 1}`),
  'the link leads to the home page again': ({ pages }) => setText(join(pages, 'stowe.json'), 'href', '/'),
}

function editBakery(root: string, name: string, step: number, random: () => number): void {
  const pages = join(root, 'site.config/pages')
  const names = readdirSync(pages).filter((page) => page !== 'broken.json')
  const town = names.find((page) => page.startsWith('town-'))
  const file = join(pages, pick(names, random))
  EDITS[name]?.({ root, pages, file, town: town && join(pages, town), step })
}

test(`whatever is edited, a build over the last one is the same as a clean build, to the byte (SEED=${SEED})`, async () => {
  const random = seededRandom(SEED)
  const { root, site, out } = bakery()
  const names = Object.keys(EDITS)
  const history: string[] = []
  let last = {}
  for (let step = 1; step <= STEPS; step++) {
    const edits = Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(names, random))
    for (const name of edits) editBakery(root, name, step, random)
    history.push(edits.join(' and '))
    const built = await buildAsClean(site, history.join('\n'))
    // if nothing was built, the last site stays
    const content = folderContent(join(out, 'client'))
    expect(content, history.join('\n')).toEqual(built.isBuilt ? built.files : last)
    last = content
  }
}, 240_000)

test('unchanged files are not written again', async () => {
  const { root, site, out } = bakery()
  const filesWithTimes = async () => {
    const { files } = await buildAgain(site)
    const names = Object.keys(files).filter((name) => files[name] !== 'folder' && name !== MARKER)
    return names.map((name) => {
      const { ino, mtimeMs } = statSync(join(out, 'client', name))
      return `${name} ${ino} ${mtimeMs}`
    })
  }
  const firstFiles = await filesWithTimes()
  expect(await filesWithTimes()).toEqual(firstFiles)
  editBakery(root, 'a word of a page changes', 1, () => 0.3)
  const changed = (await filesWithTimes()).filter((file) => !firstFiles.includes(file))
  expect(changed.map((file) => file.split(' ')[0])).toEqual(['index.html'])
})

test('a build over the last one is the same as a clean build in each language of a site', async () => {
  const root = temporaryFolder()
  cpSync('tests/fixtures/languages', root, { recursive: true })
  const site = join(root, 'site.config')
  const first = await buildAgain(site)
  setText(join(site, 'pages/he/waban.json'), 'title', 'וובאן')
  expect(changedFiles(first, await buildAsClean(site))).toContain('he/waban.html')
  setText(join(site, 'site.json'), 'skip', 'לתוכן')
  expect((await buildAsClean(site)).isBuilt).toBe(true)
}, 120_000)

test('an unchanged page gets a problem if the page that it links to is removed', async () => {
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

test('pages that name the number of cities are rendered again when a city is added', async () => {
  const town = (name: string, body: string) => page([prose({ level: 1, title: name, body })], { vars: { city: name } })
  const site = temporarySite({
    'pages/avon.json': town('Avon', 'One of {cityCountWord}.'),
    'pages/bath.json': town('Bath', 'Where the oven stands.'),
    'pages/contact.json': page([{ use: 'towns' }]),
    'shared/towns.json': prose({ level: 1, title: 'In {cityCount} towns' }),
  })
  const first = await buildAgain(site)
  writePage(site, 'celina.json', town('Celina', 'Where the flour comes from.'))
  const changed = changedFiles(first, await buildAsClean(site))
  expect(changed).toEqual(expect.arrayContaining(['avon.html', 'contact.html']))
  expect(readFileSync(join(site, '../dist/client/avon.html'), 'utf8')).toContain('One of three.')
})

test('when a review changes, only the pages that show it are written again', async () => {
  const town = (city: string) =>
    page([prose({ level: 1, title: city }), { type: 'testimonials', title: 'Said', items: selection }], {
      vars: { city },
    })
  const selection = { list: 'reviews', where: { city: '{city}' } }
  const review = (city: string, text: string) => ({ text, author: 'Dana R.', rating: 5, city })
  const reviews = (text: string) => ({
    of: 'testimonial',
    entries: [review('Avon', text), review('Bath', 'Warm.'), review('Bath', 'Dark.')],
  })
  const site = temporarySite({
    'pages/avon.json': town('Avon'),
    'pages/bath.json': town('Bath'),
    'lists/reviews.json': reviews('Fine.'),
  })
  const first = await buildAgain(site)
  writeFileSync(join(site, 'lists/reviews.json'), JSON.stringify(reviews('Very fine.')))
  expect(changedFiles(first, await buildAsClean(site))).toEqual(['avon.html'])
  const moved = JSON.stringify(reviews('Very fine.')).replace('"Avon"', '"Bath"')
  writeFileSync(join(site, 'lists/reviews.json'), moved)
  await buildAsClean(site)
  expect(readFileSync(join(site, '../dist/client/avon.html'), 'utf8')).not.toContain('Very fine.')
  expect(readFileSync(join(site, '../dist/client/bath.html'), 'utf8')).toContain('Very fine.')
})

test('when one of many cities moves, only the pages near its old and new place change', async () => {
  const town = (number: number, longitude: number) =>
    page([prose({ level: 1, title: `Town ${number}` }), { type: 'cities', title: 'Nearby' }], {
      vars: { city: `Town ${number}`, coordinates: `33.1, -${longitude}` },
    })
  const towns = Array.from({ length: 70 }, (_, number) => [`pages/town-${number}.json`, town(number, 90 + number / 10)])
  const site = temporarySite(Object.fromEntries(towns) as Record<string, object>)
  const first = await buildAgain(site)
  writePage(site, 'town-3.json', town(3, 96.55))
  const changed = changedFiles(first, await buildAsClean(site))
  expect(changed).toContain('town-66.html')
  expect(changed).not.toContain('town-35.html')
})

test('the next build restores files of the last one that were changed or deleted', async () => {
  const { site, out } = bakery()
  const first = await buildAgain(site)
  rmSync(join(out, 'client/index.html'))
  rmSync(join(out, 'client/assets'), { recursive: true })
  for (const file of ['stowe.html', 'robots.txt', 'images/logo.svg'])
    writeFileSync(join(out, 'client', file), 'Not what the build wrote.')
  expect(await buildAgain(site)).toEqual(first)
})
