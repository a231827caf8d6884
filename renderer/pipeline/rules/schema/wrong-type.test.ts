import { expect, test } from 'vitest'
import { rulesBroken, told } from '../../../../tests/told'

const prose = { type: 'prose', title: 'Words', body: 'Text.' }

test.each([
  [{ ...prose, level: '2' }, '"2"', 'Take the quotes away: 2.'],
  [{ ...prose, hideOnPhones: 'true' }, '"true"', 'Take the quotes away: true.'],
  [{ ...prose, title: 5 }, '5', 'Put it in quotes: "5".'],
  [
    { type: 'faq', title: 'Questions', items: 'none' },
    '"none"',
    'Put it between [ and ], even if it stays the only one.',
  ],
])('%j', (section, marked, hint) => {
  expect(told('section', section)).toEqual([`wrong-type «${marked}»: ${hint}`])
})

test('null is no value of any kind', () => {
  for (const name of ['type', 'title', 'body', 'level', 'id'])
    expect(rulesBroken('section', { ...prose, [name]: null }), name).toEqual(['wrong-type'])
})

test.each(['null', '[]', '"text"', '7'])('a document that is %s lacks nothing else', (text) => {
  expect(rulesBroken('page', text)).toEqual(['wrong-type'])
  expect(rulesBroken('site.json', text)).toEqual(['wrong-type'])
  expect(rulesBroken('section', { use: 'words' }, { 'shared/words.json': text })).toEqual(['wrong-type'])
})

test('"use" takes a name', () => {
  expect(rulesBroken('section', { use: 5 })).toEqual(['wrong-type'])
})

test('a value of a shared section is wrong there also when every page says it anew', () => {
  const beside = { 'shared/words.json': { ...prose, title: 7 } }
  expect(told('section', { use: 'words', title: 'Own' }, beside)).toEqual(['wrong-type «7»: Put it in quotes: "7".'])
  expect(
    rulesBroken('section', { use: 'words', title: 'Own' }, { 'shared/words.json': { type: 'prose', body: 'Text.' } }),
  ).toEqual([])
})
