import { expect, test } from 'vitest'
import { rulesBroken, told, wholePage } from '../../../../tests/told'

const prose = { type: 'prose', title: 'Words', body: 'Text.' }

test('a name that is like none is answered with all there are', () => {
  expect(told('section', { use: 'footer' }, { 'shared/words.json': prose })).toEqual([
    'unknown-shared-section «"footer"»: There are: words.',
  ])
  const two = { 'shared/words.json': prose, 'shared/hours.json': prose }
  expect(told('section', { use: 'footer' }, two)).toEqual([
    'unknown-shared-section «"footer"»: There are: words, hours.',
  ])
  expect(told('section', { use: 'footer' })).toEqual([
    'unknown-shared-section «"footer"»: The folder shared/ is empty.',
  ])
})

test('a link to a place in the section that is missing is not told as well', () => {
  const body = 'Read [more](#more).'
  const page = wholePage([{ ...prose, body, level: 1 }, { use: 'wrods' }])
  expect(rulesBroken('page', page, { 'shared/words.json': { ...prose, id: 'more' } })).toEqual([
    'unknown-shared-section',
  ])
})
