import { expect, test } from 'vitest'
import { saidOf, told } from '../../../../tests/told'

const social = (network: string) => `"social": [{ "network": "${network}", "href": "https://acme.example/us" }]`

test('a choice that is like it is suggested', () => {
  expect(told('site', social('fcaebook'))).toEqual(['unknown-value «"fcaebook"»: Did you mean "facebook"?'])
})

test('else the field is explained', () => {
  expect(told('site', social('myspace'))).toEqual([
    'unknown-value «"myspace"»: What belongs here: Which network it is.',
  ])
})

test('all choices are told', () => {
  expect(saidOf('site', social('myspace'))).toEqual([
    expect.stringMatching(/^must be one of "facebook", "youtube", .*"x", but is "myspace"$/),
  ])
})

test('a number that is no choice is told too', () => {
  expect(told('section', '{ "type": "prose", "title": "Words", "body": "Text.", "level": 7 }')).toHaveLength(1)
})
