import { expect, test } from 'vitest'
import type { Schema } from '../validate/schemas'
import { PLAIN, growTextTree, visitTexts } from './text-tree'

const SCHEMAS = new Map<string, Schema>([
  [
    'page.json',
    {
      properties: {
        name: { type: 'string' },
        size: { type: 'string', enum: ['s', 'm'] },
        kind: { type: 'string', const: 'page' },
        count: { type: 'number' },
        href: { type: 'string', format: 'link' },
        logo: { minWidth: 800, mayDecorate: true, $ref: 'picture.json' },
        steps: { items: { properties: { photo: { $ref: 'picture.json' } } } },
        tags: { items: { type: 'string' } },
        sections: { items: { $ref: '#/definitions/Section' } },
      },
      definitions: { Section: { properties: { href: { format: 'link' } } } },
    },
  ],
  [
    'picture.json',
    { properties: { src: { format: 'image' }, small: { format: 'image', minWidth: 100, mayDecorate: false } } },
  ],
])

/** "path: text" of every text of a value that the tree of page.json leads to. */
function visited(value: unknown, isWanted: (format: string) => boolean = () => true): string[] {
  const found: string[] = []
  const tree = growTextTree(SCHEMAS, 'page.json', isWanted)
  if (tree)
    visitTexts(value, tree, [], (text, { format }, path) => found.push(`${path.join('.')}: ${text} (${format})`))
  return found
}

test('texts are visited in the order of the schema, in members, lists and behind references', () => {
  const value = {
    tags: ['t', 5, null],
    steps: [{ photo: { src: '/a' } }, 'none', { photo: { small: '/b' } }],
    logo: { src: '/logo' },
    href: '/plano',
    name: 'Acme',
  }
  expect(visited(value)).toEqual([
    'name: Acme (plain)',
    'href: /plano (link)',
    'logo.src: /logo (image)',
    'steps.0.photo.src: /a (image)',
    'steps.2.photo.small: /b (image)',
    'tags.0: t (plain)',
  ])
})

test('what can’t be a text, a list or an object of the schema is passed over', () => {
  const value = { name: ['x'], href: null, logo: 'x', steps: { photo: { src: 'x' } }, tags: 'x', other: 'x' }
  expect(visited(value)).toEqual([])
  expect(visited(null)).toEqual([])
})

test('a choice, a fixed text and a number say nothing of their own', () => {
  expect(visited({ size: 's', kind: 'page', count: 'x' })).toEqual([])
})

test('sections are left to the schemas of their types', () => {
  expect(visited({ sections: [{ href: '/x' }] })).toEqual([])
})

test('only wanted formats are visited', () => {
  const value = { name: 'Acme', href: '/plano', logo: { src: '/logo' }, tags: ['t'] }
  expect(visited(value, (format) => format === 'image')).toEqual(['logo.src: /logo (image)'])
  expect(visited(value, (format) => format === PLAIN)).toEqual(['name: Acme (plain)', 'tags.0: t (plain)'])
  expect(growTextTree(SCHEMAS, 'page.json', () => false)).toBeUndefined()
  expect(growTextTree(SCHEMAS, 'unknown.json', () => true)).toBeUndefined()
})

test('of what is said of a picture’s place the nearest to it counts', () => {
  const needs: unknown[] = []
  const tree = growTextTree(SCHEMAS, 'page.json', (format) => format === 'image')
  const value = { logo: { src: '/a', small: '/b' }, steps: [{ photo: { src: '/c' } }] }
  visitTexts(value, tree!, [], (text, { minWidth, mayDecorate }) => needs.push([text, minWidth, mayDecorate]))
  expect(needs).toEqual([
    ['/a', 800, true],
    ['/b', 100, false],
    ['/c', undefined, undefined],
  ])
})
