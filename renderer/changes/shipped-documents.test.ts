import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedSite } from '../../tests/sites'
import { listFiles } from '../documents/files'
import { fromPointer, toPointer, valueAt } from '../documents/json-tree'
import type { Operation } from './operations'
import { planChange } from './plan-change'

/** How many objects and lists of a document get an entry, and lose it again. */
const TRIED = 12

const DOCUMENTS = ['tests/fixtures', 'examples'].flatMap((folder) =>
  listFiles(folder)
    .map((name) => join(folder, name))
    .filter((file) => /[/\\]site\.config[/\\].*\.json$/.test(file)),
)

/** The pointers to every object and list in a value, and to every text. */
function placesIn(value: unknown, pointer = ''): { containers: string[]; texts: [pointer: string, text: string][] } {
  if (typeof value === 'string') return { containers: [], texts: [[pointer, value]] }
  if (typeof value !== 'object' || value === null) return { containers: [], texts: [] }
  const below = Object.entries(value).map(([name, entry]) => placesIn(entry, pointer + toPointer([name])))
  return {
    containers: [pointer, ...below.flatMap(({ containers }) => containers)],
    texts: below.flatMap(({ texts }) => texts),
  }
}

const some = <T>(things: T[]): T[] => things.filter((_, index) => index % Math.ceil(things.length / TRIED) === 0)

test('there are documents', () => expect(DOCUMENTS.length).toBeGreaterThan(50))

test.each(DOCUMENTS)('%s keeps every byte where nothing changes in the end', (file) => {
  const text = readFileSync(file, 'utf8')
  const value: unknown = JSON.parse(text)
  const { containers, texts } = placesIn(value)
  const there = some(texts).flatMap(([path, text]): Operation[] => [
    { op: 'replace', path, value: { another: [text] } },
    { op: 'replace', path, value: text },
  ])
  const grown = some(containers).flatMap((container): Operation[] => {
    const content = valueAt(value, fromPointer(container, value))
    const [first, last, goal] = Array.isArray(content) ? ['0', content.length, '-'] : ['new', 'moved', 'moved']
    return [
      { op: 'add', path: `${container}/${first}`, value: { text: 'New' } },
      { op: 'move', from: `${container}/${first}`, path: `${container}/${goal}` },
      { op: 'remove', path: `${container}/${last}` },
    ]
  })
  const site = { ...loadedSite({ 'pages/a.json': {} }), read: () => text }
  expect(planChange({ '/a': [] }, site)).toEqual([])
  expect(planChange({ '/a': [{ op: 'test', path: '', value }, ...there, ...grown] }, site)).toEqual([])
})
