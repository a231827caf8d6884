import { expect, test } from 'vitest'
import { builtPage } from '../../tests/built-site'
import { readableClassNames } from './class-names'

test('every class that a build names has the name of its component and its own', () => {
  const classNames = readableClassNames()
  const lists = builtPage('/').matchAll(/ class="([^"]*)"/g)
  const built = new Set(Array.from(lists, ([, list = '']) => list.split(' ')).flat())
  const scoped = [...built].filter((name) => name.startsWith('_'))
  expect(scoped.length).toBeGreaterThan(20)
  for (const name of scoped) expect(classNames.get(name), name).toMatch(/^_[A-Z]\w+-\w+$/)
})
