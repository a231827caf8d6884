import { expect, test } from 'vitest'
import { documentNames } from './document-names'

test.each([
  ['/', ['pages/index.json']],
  ['/plano', ['pages/plano.json', 'pages/plano/index.json']],
  ['/workshops/texas-rail', ['pages/workshops/texas-rail.json', 'pages/workshops/texas-rail/index.json']],
  ['/v1.2', ['pages/v1.2.json', 'pages/v1.2/index.json']],
])('%s can be the address of %j', (route, names) => expect(documentNames(route)).toEqual(names))

test('a file of the name index has the address of its folder only', () => {
  expect(documentNames('/index')).toEqual(['pages/index/index.json'])
})

test.each(['', '/..', '/../site', '/a/../../site', '/./a', '//site', '/a//b', '/a/', '/..\\site', '/a\0'])(
  '%j is the address of nothing',
  (route) => expect(documentNames(route)).toEqual([]),
)
