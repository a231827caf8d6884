import { expect, test } from 'vitest'
import { groupServices } from './group-services'

const service = (title: string, group?: string) => ({ title, text: '', group })

const namesOf = (items: ReturnType<typeof service>[]) =>
  groupServices(items).map(({ name, services }) => [name, services.map(({ title }) => title).join('')])

test('neighbors of one group stand under one heading, in their order', () => {
  expect(namesOf([service('a', 'one'), service('b', 'one'), service('c', 'two')])).toEqual([
    ['one', 'ab'],
    ['two', 'c'],
  ])
})

test('a group that comes back opens again, since the order is the author’s', () => {
  expect(namesOf([service('a', 'one'), service('b', 'two'), service('c', 'one')])).toEqual([
    ['one', 'a'],
    ['two', 'b'],
    ['one', 'c'],
  ])
})

test('services without a group are one list without a heading', () => {
  expect(namesOf([service('a'), service('b')])).toEqual([[undefined, 'ab']])
})
