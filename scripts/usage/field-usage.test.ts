import { describe, expect, test } from 'vitest'
import { openedSite, page, prose } from '../../tests/sites'
import { type Schema, dereference } from '../../renderer/pipeline/validate/schemas'
import { countValues, fieldPlaces, fieldUsage, schemaFields } from './field-usage'
import { sectionUsage } from './section-usage'
import type { UsageReport } from './usage-report'

describe('field-usage', () => {
  const buttons = [
    { label: 'Call', href: '/', icon: 'phone' },
    { label: 'Read', href: '/' },
  ]
  const banner = { type: 'banner', title: 'Call', buttons }

  const documents = {
    'shared/words.json': prose({ title: 'In {city}', body: 'Near {city}.' }),
    'shared/spare.json': banner,
    'pages/plano.json': page([{ use: 'words' }, banner], { vars: { city: 'Plano' } }),
    'pages/wylie.json': page([{ use: 'words', title: 'Wylie' }], { vars: { city: 'Wylie' } }),
  }

  const open = () => openedSite(documents)

  const usage = (name: string) => fieldUsage(open(), name) as UsageReport

  /** The uses as "/sections/0 on /plano, /wylie: detail". */
  function uses(name: string): string[] {
    const report = usage(name)
    return report.uses.map(({ pointer, pages, detail }) => `${pointer} on ${pages.join(', ') || 'no page'}: ${detail}`)
  }

  test('a field is told where it was written, with its value', () => {
    expect(uses('prose.title')).toEqual([
      '/sections/0/title on /: "Words"',
      '/title on /plano: "In Plano"',
      '/sections/0/title on /wylie: "Wylie"',
    ])
  })

  test('a text that each page shows otherwise is told as it is written', () => {
    expect(uses('prose.body')).toEqual(['/sections/0/body on /: "Text."', '/body on /plano, /wylie: "Near {city}."'])
  })

  test('values are counted, and how often the field is left out', () => {
    expect(usage('prose.level')).toMatchObject({
      default: 2,
      values: [
        { value: 1, count: 1 },
        { value: 2, count: 0 },
      ],
      leftOut: 2,
    })
  })

  test.each(['banner.buttons.icon', 'banner.buttons[].icon', 'banner.buttons[12].icon'])('%s', (name) => {
    expect(usage(name)).toMatchObject({ name, uses: [{}, {}], leftOut: 2 })
  })

  test('a type has its fields, in lists too', () => {
    const { fields } = usage('banner')
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'title', required: true, count: 2 },
        { field: 'buttons.label', required: true, count: 4 },
        { field: 'buttons.look', required: false, count: 0 },
      ]),
    )
    // every section has its type
    expect(fields!.map(({ field }) => field)).not.toContain('type')
  })

  test('types and fields have the words of their schema', () => {
    expect(sectionUsage(open(), 'prose')).toMatchObject({ description: expect.stringMatching(/^Running text/) })
    expect(usage('prose.title')).toMatchObject({ description: 'The heading.' })
  })
})

describe('the places of a field', () => {
  const section = {
    type: 'faq',
    title: 'Asked',
    items: [{ question: 'Why?', links: [{ href: '/a' }, { href: '/b' }] }, { answer: 'So.' }, 'no item'],
  }

  test.each([
    ['title', [{ path: ['title'], value: 'Asked' }]],
    ['items', [{ path: ['items'], value: section.items }]],
    // one for each entry that could have it
    ['items.question', [{ path: ['items', 0, 'question'], value: 'Why?' }, { path: ['items', 1, 'question'] }]],
    [
      'items.links.href',
      [
        { path: ['items', 0, 'links', 0, 'href'], value: '/a' },
        { path: ['items', 0, 'links', 1, 'href'], value: '/b' },
      ],
    ],
    ['variant', [{ path: ['variant'] }]],
    // what lies in a field that is left out, or of another kind, has no place
    ['picture.alt', []],
    ['title.text', []],
  ])('%s', (field, places) => {
    expect(fieldPlaces(section, field.split('.'))).toEqual(places)
  })

  test.each([['words'], [undefined], [null]])('%j has no fields', (section) => {
    expect(fieldPlaces(section, ['title'])).toEqual([])
  })
})

describe('the fields of a schema', () => {
  test('fields are told with those in them, through lists and references; nothing is required where nothing says so', () => {
    const picture = {
      $id: 'shared/picture.schema.json',
      required: ['src'],
      properties: { src: { type: 'string' }, alt: { type: 'string' } },
    }
    const schema = {
      $id: 'sections/gallery.schema.json',
      properties: { pictures: { type: 'array', items: { $ref: '../shared/picture.schema.json' } }, wide: {} },
    }
    const schemas = new Map<string, Schema>([schema, picture].map((schema) => [schema.$id, schema]))
    const fields = schemaFields(dereference(schemas).get(schema.$id)!)
    expect(fields.map(({ steps, required }) => `${steps.join('.')}${required ? ' required' : ''}`)).toEqual([
      'pictures',
      'pictures.src required',
      'pictures.alt',
      'wide',
    ])
  })
})

describe('counted values', () => {
  test.each([
    ['choices, used or not', { enum: ['a', 'b', 'c'] }, ['b', 'b', 'a'], { b: 2, a: 1, c: 0 }],
    ['choices of numbers', { type: 'integer', enum: [1, 2] }, [2], { 2: 1, 1: 0 }],
    ['what is no choice', { enum: ['a'] }, ['x'], { a: 0, x: 1 }],
    ['yes and no', { type: 'boolean' }, [false, true, false], { false: 2, true: 1 }],
    ['yes and no that nobody says', { type: 'boolean' }, [], { true: 0, false: 0 }],
    ['whole numbers, as they are used', { type: 'integer' }, [3, 5, 5], { 5: 2, 3: 1 }],
    ['numbers', { type: 'number' }, [1.5], { 1.5: 1 }],
  ])('%s are counted, most used first', (_, schema, used, counts) => {
    const found = countValues(schema, used)!
    expect(Object.fromEntries(found.map(({ value, count }) => [String(value), count]))).toEqual(counts)
    expect(found.map(({ count }) => count)).toEqual(found.map(({ count }) => count).sort((a, b) => b - a))
  })

  test.each([[{ type: 'string' }], [{ type: 'array' }], [{}]])('values of %j are not counted', (schema) => {
    expect(countValues(schema, ['a'])).toBeUndefined()
  })
})
