import { copyFileSync, readFileSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A site's folder, and what an edit chooses by. */
export interface Editing {
  /** Holds site.config/ and public/. */
  root: string
  random: () => number
  /** Counts the edits. */
  step: number
}

/** What people do to a site between two builds. Some of it makes a site that can't be built. */
export const EDITS: Record<string, (editing: Editing) => void> = {
  nothing: () => {},
  'a page is touched': (editing) => {
    const now = new Date()
    utimesSync(pageOf(editing), now, now)
  },
  'a page is touched as if it were old': (editing) => {
    const old = new Date('2001-01-01')
    utimesSync(pageOf(editing), old, old)
  },
  'a word of a page changes': (editing) => {
    const file = pageOf(editing)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/"title": "[^"]*"/, `"title": "Bread ${editing.step} in town"`),
    )
  },
  'a word changes, but neither the size nor the time of the file': (editing) => {
    const file = pageOf(editing)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(/church|chapel/, (word) => (word === 'church' ? 'chapel' : 'church')),
    )
  },
  'a shared section changes': ({ root, step }) =>
    replaceIn(join(root, 'site.config/shared/bread.json'), /"title": "[^"]*"/, `"title": "${step} loaves a day"`),
  'a fact of the site changes': ({ root, step }) =>
    replaceIn(join(root, 'site.config/site.json'), /555-01\d\d/, `555-01${String(step % 100).padStart(2, '0')}`),
  'a city is added': (editing) => {
    const file = join(pages(editing), `town-${editing.step}.json`)
    copyFileSync(join(pages(editing), 'stowe.json'), file)
    replaceIn(file, /"city": "[^"]*"/, `"city": "Town ${editing.step}"`)
  },
  'a city is removed': (editing) => {
    const [town] = townsOf(editing)
    if (town) rmSync(join(pages(editing), town))
  },
  'a city is renamed': (editing) => {
    const [town] = townsOf(editing)
    if (town) renameSync(join(pages(editing), town), join(pages(editing), `town-${editing.step}.json`))
  },
  'a city moves': (editing) => {
    const place = `"coordinates": "44.${editing.step}, -72.${editing.step}"`
    for (const town of townsOf(editing).slice(0, 1))
      replaceIn(join(pages(editing), town), /"coordinates": "[^"]*"/, place)
  },
  'a page gets an alias, or another one': (editing) => {
    const file = join(pages(editing), 'thanks.json')
    const document = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...document, aliases: [`/old/thanks-${editing.step % 3}`] }, null, 2))
  },
  'a picture changes': ({ root, step }) => {
    const images = join(root, 'public/images')
    const [one, other] = step % 2 ? ['oven.jpg', 'loaves.jpg'] : ['loaves.jpg', 'oven.jpg']
    copyFileSync(join(images, one), join(images, other))
  },
  'a file of public/ comes and goes': ({ root, step }) => {
    const file = join(root, 'public/menu.txt')
    if (step % 2) writeFileSync(file, `Menu ${step}`)
    else rmSync(file, { force: true })
  },
  'a page is broken': (editing) => writeFileSync(join(pages(editing), 'broken.json'), '{ "title": '),
  'a page is mended': (editing) => rmSync(join(pages(editing), 'broken.json'), { force: true }),
  'a link leads nowhere': (editing) =>
    replaceIn(join(pages(editing), 'stowe.json'), /"href": "\/[^"]*"/, `"href": "/town-${editing.step - 1}"`),
  'the link leads home again': (editing) =>
    replaceIn(join(pages(editing), 'stowe.json'), /"href": "\/[^"]*"/, '"href": "/"'),
}

const pages = ({ root }: Editing) => join(root, 'site.config/pages')

const townsOf = (editing: Editing) => readdirSync(pages(editing)).filter((name) => name.startsWith('town-'))

/** Any page but the broken one. */
function pageOf(editing: Editing): string {
  const names = readdirSync(pages(editing)).filter((name) => name !== 'broken.json')
  return join(pages(editing), names[Math.floor(editing.random() * names.length)] ?? 'index.json')
}

function replaceIn(file: string, what: RegExp, by: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(what, by))
}
