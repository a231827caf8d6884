import { expect, test } from 'vitest'
import { parseNames } from './parse-names'

const parse = parseNames(['eleventy', 'hugo'])

test('names are taken once each, and strange ones told with those that are known', () => {
  expect(parse('hugo, eleventy,hugo')).toEqual(['hugo', 'eleventy'])
  expect(() => parse('hugo,jekyll')).toThrow('"jekyll" is none of eleventy, hugo.')
  expect(() => parse('')).toThrow('"" is none of')
})
