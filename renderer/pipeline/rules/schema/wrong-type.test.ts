import { expect, test } from 'vitest'
import { rulesBroken, saidOf, told } from '../../../../tests/told'

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

const TITLE = 'What belongs here: The heading.'

test.each([
  [{ level: ' 2 ' }, 'a whole number, but is a text: " 2 "', 'Take the quotes away: 2.'],
  [{ level: '' }, 'a whole number, but is a text: ""', expect.stringMatching(/^What belongs here: 1 when/)],
  [{ level: ' ' }, 'a whole number, but is a text: " "', expect.stringMatching(/^What belongs here: 1 when/)],
  [{ level: 'two' }, 'a whole number, but is a text: "two"', expect.stringMatching(/^What belongs here: 1 when/)],
  [{ level: true }, 'a whole number, but is true or false: true', expect.stringMatching(/^What belongs here: 1 when/)],
  [{ hideOnPhones: 'yes' }, 'true or false, but is a text: "yes"', expect.stringMatching(/^What belongs here: /)],
  [{ hideOnPhones: 'false' }, 'true or false, but is a text: "false"', 'Take the quotes away: false.'],
  [{ title: true }, 'a text in quotes, but is true or false: true', 'Put it in quotes: "true".'],
  [{ title: 5 }, 'a text in quotes, but is a number: 5', 'Put it in quotes: "5".'],
  [{ title: null }, 'a text in quotes, but is null: null', TITLE],
  [{ title: ['Words'] }, 'a text in quotes, but is a list: ["Words"]', 'Take the [ and ] away.'],
  [{ title: ['Words', 'More'] }, 'a text in quotes, but is a list: ["Words","More"]', TITLE],
  [{ title: { en: 'Words' } }, 'a text in quotes, but is an object: {"en":"Words"}', TITLE],
  [{ years: null }, 'a list: [ … ], but is null: null', expect.stringMatching(/^What belongs here: /)],
])('%j is told with what it is, and with a step only where one leads there', (field, what, hint) => {
  const section = { ...prose, ...field }
  expect(saidOf('section', section)).toEqual([`must be ${what}`])
  const [line] = told('section', section)
  expect(line?.slice(line.indexOf('»: ') + 3)).toEqual(hint)
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
