import { expect, test } from 'vitest'
import type { FieldSchema } from '../../protocol/catalogue'
import { getSchemas } from '../../../renderer/schema/schemas'
import { emptyValue, fieldOf, fieldsOf, limitsOf, nameInWords, summaryOf } from './form-fields'

const schema = (id: string): FieldSchema => getSchemas().get(id) ?? {}

test('what a section says comes before its address and its dates', () => {
  const names = fieldsOf(schema('sections/hero.schema.json')).map(({ name }) => name)
  expect(names[0]).toBe('variant')
  expect(names.slice(-5).sort()).toEqual(['draft', 'from', 'hideOnPhones', 'id', 'until'])
  expect(names).not.toContain('type')
})

test('each kind of value has its widget', () => {
  const widgetOf = (name: string) => fieldOf(name, schema('sections/hero.schema.json')).widget
  expect(['title', 'lead', 'variant', 'image', 'height', 'buttons', 'form', 'draft', 'from'].map(widgetOf)).toEqual([
    'text',
    'markdown',
    'choice',
    'picture',
    'number',
    'list',
    'group',
    'switch',
    'date',
  ])
  expect(fieldOf('vars', schema('page.schema.json')).widget).toBe('map')
})

test('a new value has what must be there, and no more', () => {
  expect(emptyValue(fieldOf('facts', schema('sections/hero.schema.json')))).toEqual([
    { figure: '', text: '' },
    { figure: '', text: '' },
  ])
})

test('limits and names are told in words', () => {
  expect(limitsOf(fieldOf('facts', schema('sections/hero.schema.json')))).toBe('2 to 4 entries')
  expect(limitsOf(fieldOf('height', schema('sections/hero.schema.json')))).toBe('30 to 100')
  expect(nameInWords('hideOnPhones')).toBe('Hide on phones')
})

test('an entry is recognized by its title, or else by its first text', () => {
  expect(summaryOf({ icon: 'phone', title: 'You call' })).toBe('You call')
  expect(summaryOf({ figure: '24/7', text: 'Emergencies' })).toBe('Emergencies')
  expect(summaryOf({ src: '/images/van.jpg', alt: '' })).toBe('/images/van.jpg')
})
