import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { seededRandom } from '../../scripts/bench/seeded-random'
import { pick } from '../mutants/kinds/mutant'
import { copyOfElectrician } from '../temporary-sites'
import { ELECTRICIAN } from '../../scripts/fixtures'

const COUNT = 500
const SEED = 29

const random = seededRandom(SEED)
const below = (limit: number) => Math.floor(random() * limit)
const oneOf = <T>(values: T[]): T => pick(values, random)
const someBytes = () => Uint8Array.from({ length: 1 + below(400) }, () => below(256))

const documents = readdirSync(`${ELECTRICIAN.site}/pages`).filter((name) => name.endsWith('.json'))
const pictures = readdirSync(`${ELECTRICIAN.public}/images`).filter((name) => /\.(jpg|png)$/.test(name))

const anyDocument = () => readFileSync(join(ELECTRICIAN.site, 'pages', oneOf(documents)), 'utf8')
const anyPicture = () => {
  const name = oneOf(pictures)
  return { ending: extname(name), content: readFileSync(join(ELECTRICIAN.public, 'images', name)) }
}

type DroppedFile = [folder: string, ending: string, content: Uint8Array | string]

const inPages = (ending: string, content: Uint8Array | string): DroppedFile => ['site.config/pages', ending, content]
const inImages = (ending: string, content: Uint8Array | string): DroppedFile => ['public/images', ending, content]

/** Creates files that can't be used. */
const KINDS: Record<string, () => DroppedFile> = {
  'a document of random bytes': () => inPages('.json', someBytes()),
  'an empty document': () => inPages('.json', ''),
  'a half-written document': () => {
    const text = anyDocument()
    return inPages('.json', text.slice(0, 1 + below(text.length - 3)))
  },
  'a document in UTF-16': () => inPages('.json', Buffer.from(anyDocument(), 'utf16le')),
  'a document in Windows-1252': () =>
    inPages('.json', Buffer.from(anyDocument().replace('"title": "', '"title": "é'), 'latin1')),
  'a renamed document': () => inPages(oneOf(['.JSON', '.json.txt', '.jsn', '.txt']), anyDocument()),
  'a picture of random bytes': () => inImages(oneOf(['.jpg', '.png', '.webp', '.avif', '.svg', '.heic']), someBytes()),
  'an empty picture': () => inImages(oneOf(['.jpg', '.png', '.svg']), ''),
  'a half-written picture': () => {
    const { ending, content } = anyPicture()
    return inImages(ending, content.subarray(0, 1 + below(content.length - 100)))
  },
  'a renamed picture': () => {
    const { ending, content } = anyPicture()
    return inImages(oneOf(['.webp', '.avif', '.svg', ending === '.jpg' ? '.png' : '.jpg']), content)
  },
}

test(`each of ${COUNT} unusable files is reported (seed ${SEED})`, () => {
  const site = copyOfElectrician()
  const kinds = Object.entries(KINDS)
  const dropped = Array.from({ length: COUNT }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length]!
    const [folder, ending, content] = make()
    const file = join(site, '..', folder, `dropped-${index}${ending}`)
    writeFileSync(file, content)
    return { kind, file }
  })
  const errors = openSite(site).problems.filter(({ severity }) => severity === 'error')
  const reportedFiles = new Set(errors.map(({ file }) => file))
  expect(dropped.filter(({ file }) => !reportedFiles.has(file))).toEqual([])
  expect(errors.filter(({ file }) => !file.includes('dropped-'))).toEqual([])
})
