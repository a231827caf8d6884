import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { ELECTRICIAN } from '../fixtures'
import { getSchemas, sectionTypes } from '../../renderer/schema/schemas'
import type { Catalog } from './describe'

const catalog = async (...args: string[]) => {
  const { stdout, stderr, status } = await runCommand('catalog', '--site', ELECTRICIAN.site, ...args)
  return { stdout, stderr, status }
}

test('a type is described with its fields, limits and a complete example', async () => {
  const { stdout } = await catalog('--format', 'json', 'testimonials')
  const { types, links } = JSON.parse(stdout) as Catalog
  expect(types.map(({ type }) => type)).toEqual(['testimonials'])
  expect(types[0]?.fields).toContainEqual(
    expect.objectContaining({ path: 'items[].rating', isRequired: true, limits: '1 to 5' }),
  )
  expect(types[0]?.example).toMatchObject({ type: 'testimonials' })
  expect(links).toBeUndefined()
})

test('without a type it has all of them, and what the site has that documents can name', async () => {
  const { stdout } = await catalog('--format', 'json')
  const { types, variables, links, pictures, shared } = JSON.parse(stdout) as Catalog
  expect(types.map(({ type }) => type)).toEqual(sectionTypes(getSchemas()))
  for (const { type, description, fields } of types)
    expect([type, Boolean(description), fields.length > 0]).toEqual([type, true, true])
  expect(variables).toContainEqual(expect.objectContaining({ name: 'phone', value: '(972) 555-0142' }))
  expect(links).toContain('/plano')
  expect(pictures?.every((address) => address.startsWith('/images/'))).toBe(true)
  expect(shared).toContain('why-choose-us')
})

test('the kinds of lists are described with their fields, and the arrays that take them', async () => {
  const { stdout } = await catalog('--format', 'json')
  const { kinds } = JSON.parse(stdout) as Catalog
  const reviews = kinds?.find(({ kind }) => kind === 'testimonial')
  expect(reviews?.takenBy).toEqual(['testimonials.items'])
  expect(reviews?.fields.map(({ path }) => path)).toEqual(expect.arrayContaining(['text', 'city', 'tags']))
})

test('as Markdown, each type is a table and an example that can be copied', async () => {
  const { stdout } = await catalog('faq')
  expect(stdout).toMatch(/^## faq\n\n.+\n\n\| field \| value \| \|\n/)
  expect(stdout).toContain('| items[].question | **')
  expect(stdout).toMatch(/```json\n\{\n {2}"type": "faq",/)
})

test('no value of a table ends its cell', async () => {
  const { stdout } = await catalog()
  const rows = stdout.split('\n').filter((line) => line.startsWith('| '))
  expect(rows.filter((row) => row.match(/(?<!\\)\|/g)?.length !== 4)).toEqual([])
})

test('a type that doesn’t exist is named, with the one that was meant', async () => {
  expect(await catalog('testimonial')).toEqual({
    stdout: '',
    stderr: expect.stringMatching(
      /^error: there is no section type "testimonial"\. Did you mean "?testimonials"?\?\n$/,
    ),
    status: 2,
  })
})
