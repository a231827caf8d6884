import { expect, test } from 'vitest'
import { UsageError } from '../command'
import { newSection } from './new-section'

test.each([
  ['PriceTable', /has a name like price-table, not "PriceTable"\. Did you mean price-table\?/],
  ['price_table', /Did you mean price-table\?/],
  ['../up', /has a name like price-table/],
  ['price--table', /Did you mean price-table\?/],
  ['hero', /the section type hero already exists/],
  ['section', /already has a type Section|a name in the project/],
  ['ui', /a name in the project/],
  ['promise', /a name in the project or in JavaScript/],
  ['constructor', /a name in the project or in JavaScript/],
])('new section %s is wrong usage', async (type, sentence) => {
  const failure = newSection(type, {})
  await expect(failure).rejects.toThrow(UsageError)
  await expect(failure).rejects.toThrow(sentence)
})
