import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSchemas, sectionTypes } from '../validate/schemas'
import { type Walk, compileWalk } from './compile-walk'
import { Place, pathWithin } from './place'
import { type TextTree, growTextTree, visitTexts } from './text-tree'

/** Values of which most have what a tree leads to, and some anything else in its place. */
function valuesOf(tree: TextTree): fc.Arbitrary<unknown> {
  const other = fc.constantFrom<unknown>('text', '', null, 5, ['text'], { src: 'text' }, undefined)
  const { text, entries, members } = tree
  const right: fc.Arbitrary<unknown>[] = [
    ...(text ? [fc.constantFrom('a', '/b')] : []),
    ...(entries ? [fc.array(valuesOf(entries), { maxLength: 3 })] : []),
    ...(members.length > 0 ? [objectsOf(members)] : []),
  ]
  return fc.oneof({ weight: 6, arbitrary: fc.oneof(...right) }, { weight: 1, arbitrary: other })
}

const objectsOf = (members: TextTree['members']): fc.Arbitrary<object> =>
  fc.record(Object.fromEntries(members.map(([name, inner]) => [name, valuesOf(inner)])), { requiredKeys: [] })

function visited(tree: TextTree, value: object): unknown[] {
  const found: unknown[] = []
  visitTexts(value, tree, ['sections', 2], (text, about, path) => found.push([text, about, path.slice()]))
  return found
}

function walked(walk: Walk, value: object): unknown[] {
  const found: unknown[] = []
  const holder = new Place(value, new Place([value], new Place({}), 'sections'), 2)
  walk(holder, (text, about, within, step) => found.push([text, about, pathWithin(within, step)]))
  return found
}

const ODD: TextTree = {
  members: [
    ['', { text: { format: 'a' }, entries: { text: { format: 'b' }, members: [] }, members: [] }],
    ['it’s "\n\\', { members: [['x', { text: { format: 'c' }, members: [] }]] }],
    ['lists', { entries: { entries: { text: { format: 'd' }, members: [] }, members: [] }, members: [] }],
  ],
}

const schemas = readSchemas()
const IDS = ['page.schema.json', ...sectionTypes(schemas).map((type) => `sections/${type}.schema.json`)]
const TREES = IDS.flatMap((id): [string, TextTree][] => {
  const tree = growTextTree(schemas, id, () => true)
  return tree ? [[id, tree]] : []
})

test.each<[string, TextTree]>([...TREES, ['odd names and lists in lists', ODD]])(
  'of %s the same texts are visited as without code',
  (_id, tree) => {
    const walk = compileWalk(tree)
    fc.assert(
      fc.property(objectsOf(tree.members), (value) => {
        expect(walked(walk, value)).toEqual(visited(tree, value))
      }),
      { numRuns: 40 },
    )
  },
)
