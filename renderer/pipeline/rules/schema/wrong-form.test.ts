import { expect, test } from 'vitest'
import { readSchemas } from '../../validate/schemas'
import { told } from '../../../../tests/told'

test('what it must be is said in words', () => {
  expect(told('site', '"language": "English"')).toEqual([
    'wrong-form «"English"»: What belongs here: The language of the texts, as a language tag.',
  ])
})

interface Pattern {
  pattern: string
  examples?: string[]
  description?: string
}

function patternsIn(schema: object): Pattern[] {
  const below = Object.values(schema).flatMap((inner: unknown) =>
    typeof inner === 'object' && inner !== null ? patternsIn(inner) : [],
  )
  return 'pattern' in schema ? [schema as Pattern, ...below] : below
}

test('every pattern of the schemas comes with examples that it allows, and with a description', () => {
  const found = [...readSchemas().values()].flatMap(patternsIn)
  expect(found.length).toBeGreaterThan(3)
  for (const { pattern, examples = [], description } of found) {
    expect(description, pattern).toBeTruthy()
    expect(examples.length, pattern).toBeGreaterThan(0)
    for (const example of examples) expect(example).toMatch(new RegExp(pattern))
  }
})
