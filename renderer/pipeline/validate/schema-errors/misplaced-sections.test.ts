import { expect, test } from 'vitest'
import type { SchemaError } from '../validator'
import { withoutMisplacedSections } from './misplaced-sections'

const faq = { type: 'faq', items: [] }
const error = (keyword: string, instancePath: string, data: unknown, params: SchemaError['params'] = {}) => {
  return { keyword, instancePath, data, schemaPath: '', params } satisfies SchemaError
}
const surplus = (name: string, instancePath: string, data: unknown) =>
  error('additionalProperties', instancePath, data, { additionalProperty: name })
const hint = expect.stringContaining('move it into the page’s "sections"') as string

/** "path keyword" of what is left, with "!" where the hint stands. */
const left = (...errors: SchemaError[]) =>
  withoutMisplacedSections(errors, ['faq']).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword}${params.hint ? '!' : ''}`,
  )

test('of a section where none can stand only that is told', () => {
  const errors = [
    surplus('type', '/a', faq),
    surplus('items', '/a', faq),
    error('required', '/a', faq),
    error('type', '/a/items/0', 5),
    error('type', '/ab', 5),
    error('type', '', null),
  ]
  expect(left(...errors)).toEqual(['/ab type', ' type', '/a additionalProperties!'])
  expect(withoutMisplacedSections(errors, ['faq']).at(-1)?.params).toEqual({ additionalProperty: 'type', hint })
})

test('a name that holds a section says what to do', () => {
  expect(left(surplus('more', '/a', { more: faq, other: 1 }), surplus('other', '/a', { more: faq, other: 1 }))).toEqual(
    ['/a additionalProperties!', '/a additionalProperties'],
  )
})

test('what only has a "type" is no section', () => {
  expect(left(surplus('type', '/a', { type: 'van' }), error('required', '/a', { type: 'van' }))).toEqual([
    '/a additionalProperties',
    '/a required',
  ])
  expect(left(surplus('more', '/a', { more: ['faq'] }), surplus('type', '/b', { type: ['van'] }))).toHaveLength(2)
})
