import type { ErrorObject } from 'ajv'
import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { type Schema, readSchemas } from './schemas'
import { SCHEMA_OF, createValidator, isPage, isSite } from './validator'

const section = (type: string): Schema => ({
  properties: { type: { const: type }, body: { type: 'string', format: 'markdown' } },
  required: ['type'],
})

const SCHEMAS = new Map<string, Schema & { discriminator?: object }>(
  Object.entries({
    'page.schema.json': {
      properties: { link: { format: 'link', description: 'Where it leads' }, photo: { minWidth: 40, type: 'string' } },
      required: ['title', 'link'],
      definitions: {
        Section: {
          type: 'object',
          discriminator: { propertyName: 'type' },
          oneOf: [section('a'), section('b')],
        } as Schema,
      },
    },
    'site.schema.json': { required: ['name'] },
  }).map(([$id, schema]) => [$id, { $id, ...schema }]),
)

function errorsOf(
  name: 'page' | 'site' | 'section',
  data: unknown,
  purpose: 'quick' | 'allErrors' = 'allErrors',
): Partial<ErrorObject>[] {
  const ajv = createValidator(SCHEMAS)[purpose]
  ajv.validate(SCHEMA_OF[name], data)
  return ajv.errors ?? []
}

test('all that is wrong is told, with the value and what the schema says of its place', () => {
  expect(errorsOf('page', { link: 'x', photo: 5 })).toMatchObject([
    { keyword: 'required', params: { missingProperty: 'title' } },
    { keyword: 'format', instancePath: '/link', data: 'x', parentSchema: { description: 'Where it leads' } },
    { keyword: 'type', instancePath: '/photo', data: 5 },
  ])
  expect(errorsOf('page', { title: 'A', link: '/x' })).toEqual([])
})

test('who only looks stops at the first mistake', () => {
  expect(errorsOf('page', { link: 'x', photo: 5 }, 'quick')).toMatchObject([{ keyword: 'required' }])
  expect(errorsOf('page', { title: 'A', link: 'x' }, 'quick')).toMatchObject([{ keyword: 'format' }])
  expect(errorsOf('section', { type: 'b', body: 5 }, 'quick')).toMatchObject([{ keyword: 'type' }])
  expect(errorsOf('page', { title: 'A', link: '/x' }, 'quick')).toEqual([])
})

test('a section is held against the schema of its type only', () => {
  expect(errorsOf('section', { type: 'b', body: 'Any *words*' })).toEqual([])
  expect(errorsOf('section', { type: 'b', body: 5 })).toMatchObject([{ keyword: 'type', instancePath: '/body' }])
  expect(errorsOf('section', { type: 'c' })).toMatchObject([{ keyword: 'discriminator' }])
})

test('site.json is held against its own', () => {
  expect(errorsOf('site', {})).toMatchObject([{ keyword: 'required', params: { missingProperty: 'name' } }])
})

test('no schema counts characters, which the code would count as UTF-16 does', () => {
  const limits = [...readSchemas().values()].flatMap((schema) =>
    [...JSON.stringify(schema).matchAll(/"(?:min|max)Length":\d+/g)].map(([limit]) => limit),
  )
  expect([...new Set(limits)]).toEqual(['"minLength":1'])
})

test('plain data that is what its schema says is known to be a page, or a site', () => {
  const { 'site.json': site, 'pages/index.json': page } = SMALLEST_SITE
  expect([isPage(page), isSite(site)]).toEqual([true, true])
  expect([isPage(site), isSite(page), isPage(null)]).toEqual([false, false, false])
})
