import { expect, test } from 'vitest'
import { openedSite, page, prose } from '../../../tests/sites'
import { fieldUsage } from './field-usage'
import { sectionUsage } from './section-usage'
import type { UsageReport } from './usage-report'

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
