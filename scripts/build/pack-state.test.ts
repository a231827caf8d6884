import { expect, test } from 'vitest'
import { type Documents, loadedSite, page, prose } from '../../tests/sites'
import { inspectPage } from '../../renderer/pipeline/inspect/inspect-page'
import { recordPage } from '../../renderer/pipeline/inspect/page-record'
import { createPageTools } from '../../renderer/pipeline/inspect/page-tools'
import type { BuildState, PageState } from './build-state'
import { StatePacker } from './pack-state'
import { cityWords } from './page-states'
import { unpackState } from './unpack-state'
import { joined } from './write-all'

const DOCUMENTS = {
  'shared/words.json': prose({ title: 'Shared words' }),
  'pages/anna.json': page([prose({ level: 1, body: 'See [Plano](/plano#faq) and [home](/).' })], {
    vars: { city: 'Anna' },
  }),
  'pages/plano.json': page([prose({ level: 1, id: 'faq' }), { use: 'words', title: 'Own' }, { use: 'words' }], {
    vars: { city: 'Plano', county: 'Collin County' },
    aliases: ['/old'],
    image: '/images/logo-mark.svg',
  }),
}

/** What a build of these documents leaves, as far as it is made of them. */
function stateOf(documents: Documents): BuildState {
  const site = loadedSite(documents)
  const tools = createPageTools(site, false)
  const pages = Array.from(site.pages, (parsed): [string, PageState] => {
    const record = recordPage(parsed, inspectPage(parsed, tools), tools)
    const uses = { images: ['/images/logo-mark.svg', `/images/${record.route}.jpg`], nearby: true as const }
    return [
      record.file,
      {
        document: '5 1.5 2.5',
        record: { ...record, found: {} },
        ...(record.facts?.city ? { words: cityWords(record.facts.city) } : {}),
        inputs: 'def',
        written: { files: [`${record.route}.html`], uses },
        files: { [`${record.route}.html`]: '7 3.25' },
        isFine: true,
      },
    ]
  })
  return {
    inspector: 'a',
    node: 'v20',
    code: 'b',
    site: {
      site: 'c',
      sampling: '{}',
      shared: { words: 'd' },
      pictures: {},
      images: {},
      cities: 'e',
      hasManyCities: false,
    },
    pages: new Map(pages),
    cities: [{ name: 'Anna', route: '/anna' }],
    problems: [],
    others: { 'sitemap.xml': '9 4.5' },
    publicFiles: {},
  }
}

/** The bytes of a state, of which some pages are packed before the rest is known. */
function pack(state: BuildState, ...early: [string, PageState][]): Buffer {
  const parts: NodeJS.ArrayBufferView[] = []
  const packer = new StatePacker((some) => parts.push(...some))
  packer.add(early)
  packer.end(state)
  return joined(parts)
}

test('a state comes back as it was, numbers and all', () => {
  const state = stateOf(DOCUMENTS)
  expect(state.pages.get('pages/anna.json')?.record?.facts?.city?.own?.hashes.length).toBeGreaterThan(0)
  expect(unpackState(pack(state))).toEqual(state)
})

test('so does one of more pages than stand in a block, wherever its bytes begin', () => {
  const towns = Array.from({ length: 300 }, (_, town) => [
    `pages/town-${town}.json`,
    page([prose({ level: 1, body: `Town ${town} in words.` })], { vars: { city: `Town ${town}` } }),
  ])
  const state = stateOf(Object.fromEntries(towns))
  const shifted = Buffer.concat([Buffer.from('x'), pack(state)]).subarray(1)
  expect(unpackState(shifted)).toEqual(state)
})

test('and one of which some pages were packed before the rest was known', () => {
  const state = stateOf(DOCUMENTS)
  const unpacked = unpackState(pack(state, ...[...state.pages].slice(1)))
  expect(unpacked).toEqual(state)
  expect([...unpacked.pages.keys()]).toEqual([...state.pages.keys()])
})

test('pages that were packed a few at a time fill the same blocks', () => {
  const towns = Array.from({ length: 300 }, (_, town) => [`pages/town-${town}.json`, page([prose({ level: 1 })])])
  const state = stateOf(Object.fromEntries(towns))
  const parts: NodeJS.ArrayBufferView[] = []
  const packer = new StatePacker((some) => parts.push(...some))
  const pages = [...state.pages]
  for (let at = 0; at < pages.length; at += 7) packer.add(pages.slice(at, at + 7))
  packer.end(state)
  expect(joined(parts)).toEqual(pack(state))
})

test('of a page that must be looked at again nothing is kept but what was written', () => {
  const { record: _, words: __, ...rest } = stateOf(DOCUMENTS).pages.get('pages/plano.json')!
  const state = { ...stateOf({}), pages: new Map([['pages/plano.json', { ...rest, isFine: false }]]) }
  expect(unpackState(pack(state))).toEqual(state)
})

test('what is no state is told', () => {
  expect(() => unpackState(Buffer.from('{"pages": []}'))).toThrow()
})
