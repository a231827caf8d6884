import { expect, test } from 'vitest'
import { UsageError } from '../command'
import { newSection } from './new-section'

test.each([
  ['PriceTable', /written like price-table, not "PriceTable"\. Did you mean price-table\?/],
  ['price_table', /Did you mean price-table\?/],
  ['../up', /written like price-table/],
  ['price--table', /Did you mean price-table\?/],
  ['hero', /there is a section type hero already/],
  ['section', /has a type Section already|a name of the project/],
  ['ui', /a name of the project/],
  ['promise', /a name of the project or of JavaScript/],
  ['constructor', /a name of the project or of JavaScript/],
])('new section %s is wrong usage', async (type, sentence) => {
  const failure = newSection(type, {})
  await expect(failure).rejects.toThrow(UsageError)
  await expect(failure).rejects.toThrow(sentence)
})
