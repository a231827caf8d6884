import { expect, test } from 'vitest'
import type { Change, PageChange } from '../change'
import { groupChanges } from './group-changes'

const page = (route: string, ...changes: Change[]): PageChange => ({ route, changes, weight: { before: 1, after: 1 } })
const words = (before: string, after: string): Change => ({ kind: 'words', name: 'Hours', before, after })

test('changes that the same pages have stand together, those of most pages first', () => {
  const footer = words('Since 1990', 'Since 1991')
  const own: Change = { kind: 'metadata', name: 'title', before: 'A', after: 'B' }
  expect(groupChanges([page('/a', own, footer), page('/b', footer)])).toEqual([
    { routes: ['/a', '/b'], changes: [footer] },
    { routes: ['/a'], changes: [own] },
  ])
})

test('what only developers see stands behind what everybody reads', () => {
  const style: Change = { kind: 'style', name: '.a', before: 'top:0', after: 'top:1px' }
  const own = words('Old words', 'New words')
  expect(groupChanges([page('/a', style, own), page('/b', style)]).map(({ changes }) => changes)).toEqual([
    [own],
    [style],
  ])
})

test('the same words changed in sentences that differ by a name are one change, shown as on the first page', () => {
  const sentence = (place: string, days: string) => `In ${place} you wait no longer than ${days} days for your bread.`
  const groups = groupChanges(
    ['Stowe', 'Barre'].map((place) => page(`/${place}`, words(sentence(place, 'two'), sentence(place, 'three')))),
  )
  expect(groups).toEqual([
    {
      routes: ['/Stowe', '/Barre'],
      changes: [{ ...words(sentence('Stowe', 'two'), sentence('Stowe', 'three')), example: '/Stowe' }],
    },
  ])
})

test('the same words changed in other sentences are other changes', () => {
  const one = words('We bake two kinds of bread.', 'We bake three kinds of bread.')
  const other = words('Closed for two weeks in summer.', 'Closed for three weeks in summer.')
  expect(groupChanges([page('/a', one), page('/b', other)])).toHaveLength(2)
})
