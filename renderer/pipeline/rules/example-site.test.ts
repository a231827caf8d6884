import { expect, test } from 'vitest'
import { exampleTexts } from './example-site'

const filesOf = (of: 'site.json' | 'page') => [...exampleTexts({ of, wrong: '', right: '{}' }, 'wrong').keys()].sort()

test('of site.json as a whole, no text means that there is no such file', () => {
  expect(filesOf('site.json')).toEqual(['pages/index.json'])
  expect(filesOf('page')).toEqual(['pages/index.json', 'site.json'])
})
