import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { copyOfRealSite } from '../sites'

const COUNT = 500
const SEED = 29

/** A seed's random whole numbers below a limit, and what is made of them. */
function createMaker(seed: number) {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(values: T[]): T => {
    const value = values[below(values.length)]
    if (value === undefined) throw new Error('There is nothing to choose from.')
    return value
  }
  const bytes = (length: number) => Uint8Array.from({ length }, () => below(256))
  return { below, pick, bytes }
}

const { below, pick, bytes } = createMaker(SEED)

const documents = readdirSync('site.config/pages').filter((name) => name.endsWith('.json'))
const pictures = readdirSync('public/images').filter((name) => /\.(jpg|png)$/.test(name))

const anyDocument = () => readFileSync(join('site.config/pages', pick(documents)), 'utf8')
const anyPicture = () => {
  const name = pick(pictures)
  return { ending: extname(name), content: readFileSync(join('public/images', name)) }
}

/** Makes the ending and the content of a file that nobody can use. */
const KINDS: Record<string, () => { folder: 'pages' | 'images'; ending: string; content: Uint8Array | string }> = {
  'a document of random bytes': () => ({ folder: 'pages', ending: '.json', content: bytes(1 + below(400)) }),
  'an empty document': () => ({ folder: 'pages', ending: '.json', content: '' }),
  'a half-written document': () => {
    const text = anyDocument()
    return { folder: 'pages', ending: '.json', content: text.slice(0, 1 + below(text.length - 3)) }
  },
  'a document in UTF-16': () => ({
    folder: 'pages',
    ending: '.json',
    content: Buffer.from(anyDocument(), 'utf16le'),
  }),
  'a document in Windows-1252': () => ({
    folder: 'pages',
    ending: '.json',
    content: Buffer.from(anyDocument().replace('"title": "', '"title": "é'), 'latin1'),
  }),
  'a renamed document': () => ({
    folder: 'pages',
    ending: pick(['.JSON', '.json.txt', '.jsn', '.txt']),
    content: anyDocument(),
  }),
  'a picture of random bytes': () => ({
    folder: 'images',
    ending: pick(['.jpg', '.png', '.webp', '.avif', '.svg', '.heic']),
    content: bytes(1 + below(400)),
  }),
  'an empty picture': () => ({ folder: 'images', ending: pick(['.jpg', '.png', '.svg']), content: '' }),
  'a half-written picture': () => {
    const { ending, content } = anyPicture()
    return { folder: 'images', ending, content: content.subarray(0, 1 + below(content.length - 100)) }
  },
  'a renamed picture': () => {
    const { ending, content } = anyPicture()
    return { folder: 'images', ending: pick(['.webp', '.avif', '.svg', ending === '.jpg' ? '.png' : '.jpg']), content }
  },
}

test(`each of ${COUNT} files that nobody can use is named (seed ${SEED})`, () => {
  const folder = copyOfRealSite()
  cpSync('public', join(dirname(folder), 'public'), { recursive: true })
  const kinds = Object.entries(KINDS)
  const dropped = Array.from({ length: COUNT }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] ?? pick(kinds)
    const { folder: into, ending, content } = make()
    const place = into === 'pages' ? join(folder, 'pages') : join(dirname(folder), 'public/images')
    const file = join(place, `dropped-${index}${ending}`)
    writeFileSync(file, content)
    return { kind, file }
  })
  const { problems } = openSite(folder)
  const named = new Set(problems.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  expect(dropped.filter(({ file }) => !named.has(file))).toEqual([])
  expect(problems.filter(({ severity, file }) => severity === 'error' && !file.includes('dropped-'))).toEqual([])
})
