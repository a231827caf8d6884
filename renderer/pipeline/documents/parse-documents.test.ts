import { expect, test } from 'vitest'
import { toRoute } from './parse-documents'

test.each([
  ['index.json', '/'],
  ['plano.json', '/plano'],
  ['workshops/texas-rail.json', '/workshops/texas-rail'],
  ['workshops/index.json', '/workshops'],
])('%s is %s', (file, route) => {
  expect(toRoute(file)).toBe(route)
})
