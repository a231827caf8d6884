import { expect, test } from 'vitest'
import { chooseGraph } from './choose-graph'

const LINKS = new Map([
  ['/', ['/a', '/b']],
  ['/a', ['/']],
  ['/b', []],
  ['/alone', []],
])

test('links are told by the places of their pages', () => {
  expect(chooseGraph(LINKS, 10)).toEqual({
    routes: ['/', '/a', '/b', '/alone'],
    links: [
      [0, 1],
      [0, 2],
      [1, 0],
    ],
  })
})

test('of too many pages those with the most links stay, and the links between them', () => {
  expect(chooseGraph(LINKS, 2)).toEqual({
    routes: ['/', '/a'],
    links: [
      [0, 1],
      [1, 0],
    ],
  })
})
