import { describe, expect, test } from 'vitest'
import type { Schema } from '../../renderer/pipeline/validate/schemas'
import { adaptSchema, definitionName, suggest } from './adapt-schema'

describe('adapt-schema', () => {
  const schemas = new Map<string, Schema>([
    ['shared/picture.schema.json', { type: 'object' }],
    ['sections/hero.schema.json', {}],
  ])
  const values = {
    icon: { values: [{ value: 'plug' }], must: 'Must be an icon.' },
    image: { values: [{ value: '/a.jpg' }] },
  }

  const adapt = (schema: object) => adaptSchema(schemas, 'sections/hero.schema.json', schema, values)

  test('a field keeps what an author can be told, and loses what is of use to the pipeline only', () => {
    const kept = { type: 'string', description: 'The heading.', minLength: 1, maxLength: 60 }
    const lost = { $id: 'a', $schema: 'b', title: 'Heading', format: 'markdown', mainHeading: true, definitions: {} }
    expect(adapt({ ...kept, ...lost })).toEqual(kept)
    expect(adapt({ description: 'A picture.', minWidth: 600, mayDecorate: true, discriminator: {} })).toEqual({
      description: 'A picture.',
    })
  })

  test('references lead to definitions of one file', () => {
    expect(definitionName('shared/picture.schema.json')).toBe('shared-picture')
    expect(adapt({ $ref: '../shared/picture.schema.json' })).toEqual({ $ref: '#/definitions/shared-picture' })
    expect(adapt({ $ref: '#/definitions/Section' })).toEqual({ $ref: '#/definitions/Section' })
    expect(() => adapt({ $ref: 'none.schema.json' })).toThrow('none.schema.json')
  })

  test('what a field is when it is left out stands at the end of its description', () => {
    expect(adapt({ description: 'The look.', default: 'side' }).description).toBe('The look. Left out, it is "side".')
    expect(adapt({ default: false }).description).toBe('Left out, it is false.')
  })

  test('the fields below are adapted too, and each object may hold notes', () => {
    const text = { type: 'string', title: 'Text' }
    const adapted = adapt({
      type: 'object',
      required: ['title'],
      additionalProperties: false,
      properties: { $schema: text, title: text, list: { type: 'array', minItems: 1, items: text } },
    })
    expect(adapted).toMatchObject({ type: 'object', required: ['title'], additionalProperties: false })
    expect(adapted.properties).toEqual({
      title: { type: 'string' },
      list: { type: 'array', minItems: 1, items: { type: 'string' } },
    })
    const notes = Object.keys(adapted.patternProperties as object).map((pattern) => new RegExp(pattern))
    const isNote = (name: string) => notes.some((note) => note.test(name))
    expect(['$comment', '$schema', 'comment', '$comments', 'my$comment'].filter(isNote)).toEqual([
      '$comment',
      '$schema',
    ])
  })

  test('a text is no object: it holds no notes and no fields', () => {
    expect(adapt({ type: 'string' })).toEqual({ type: 'string' })
  })

  test('an object of free names may hold notes beside them', () => {
    const adapted = adapt({
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { type: 'string', title: 'Text' },
    })
    expect(adapted.additionalProperties).toEqual({ type: 'string' })
    const { anyOf } = adapted.propertyNames as { anyOf: { pattern: string }[] }
    const isAllowed = (name: string) => anyOf.some(({ pattern }) => new RegExp(pattern).test(name))
    expect(['city', '$comment', 'City'].filter(isAllowed)).toEqual(['city', '$comment'])
  })

  test('of a text with a pattern the one with a variable is right as well', () => {
    const { pattern } = adapt({ type: 'string', pattern: '^[0-9]{5}$' }) as { pattern: string }
    expect(['75069', '{zip}', 'zip'].filter((text) => new RegExp(pattern).test(text))).toEqual(['75069', '{zip}'])
  })

  test('a text that must be one of some words offers them, and says them when it is another', () => {
    const { anyOf, examples, ...rest } = adapt({ enum: ['side', 'band', 2] })
    expect(rest).toEqual({})
    expect(examples).toEqual(['side', 'band'])
    expect(anyOf).toEqual([
      expect.objectContaining({ patternErrorMessage: 'Must be one of: "side", "band", 2.' }),
      { enum: ['side', 'band', '2'] },
    ])
  })

  test('a format with known values offers them; with others only where they can be right', () => {
    expect(adapt({ type: 'string', format: 'icon' })).toMatchObject({
      anyOf: [{ patternErrorMessage: 'Must be an icon.' }, { enum: ['plug'] }],
    })
    expect(adapt({ type: 'string', format: 'image' })).toMatchObject({ anyOf: [{}, { enum: ['/a.jpg'] }] })
    expect(adapt({ type: 'string', format: 'email' })).toEqual({ type: 'string' })
  })
})

describe('suggest-values', () => {
  const towns = [{ value: '/plano', about: 'Plano' }, { value: '/allen' }, { value: '/anna', about: 'Anna' }]

  test('where nothing is known nothing is suggested', () => {
    expect(suggest([], 'Must be one of none.')).toEqual({})
  })

  test('any other text is as right, where nothing is said of it', () => {
    const { anyOf, examples } = suggest([{ value: 'a' }, { value: 'b' }, { value: 'c' }])
    expect(anyOf).toEqual([{}, { enum: ['a', 'b', 'c'] }])
    expect(examples).toEqual(['a', 'b'])
  })

  test('else only a text with a variable is as right, and the message is ours', () => {
    const [other] = suggest(towns, 'Must be a town.').anyOf as [{ pattern: string; patternErrorMessage: string }]
    expect(other.patternErrorMessage).toBe('Must be a town.')
    expect(new RegExp(other.pattern).test('/{town}')).toBe(true)
    expect(new RegExp(other.pattern).test('/town')).toBe(false)
  })

  test('what values mean is told to VS Code and to JetBrains’ editors', () => {
    expect(suggest(towns).anyOf).toEqual([
      {},
      {
        enum: ['/plano', '/allen', '/anna'],
        enumDescriptions: ['Plano', '', 'Anna'],
        'x-intellij-enum-metadata': {
          '/plano': { description: 'Plano' },
          '/allen': { description: '' },
          '/anna': { description: 'Anna' },
        },
      },
    ])
  })
})
