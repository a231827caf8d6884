import { expect, test } from 'vitest'
import { dialled, readPhone } from './telephone'

test.each([
  ['(972) 555-0142', undefined, '+19725550142'],
  ['972.555.0142', '+1', '+19725550142'],
  ['1 (972) 555-0142', 'US', '+19725550142'],
  [' +44 20 7946 0018', 'US', '+442079460018'],
  ['+1 802 555 0100', '+4', '+18025550100'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['020 7946 0018', '+44', '+442079460018'],
  ['+44 (0)20 7946 0018', undefined, '+442079460018'],
  ['06 698 1234', 'IT', '+39066981234'],
  ['(972) 555-0142 ext. 5', undefined, '+19725550142;ext=5'],
  ['+19725550142;ext=5', undefined, '+19725550142;ext=5'],
  ['1-800-FLOWERS', undefined, '+18003569377'],
  ['911', undefined, '911'],
  ['999', 'GB', '999'],
  ['116 117', 'DE', '116117'],
])('%s in %s is dialled as %s', (number, home, expected) => {
  expect(dialled(number, home)).toBe(expected)
})

test.each([
  ['555-0142', 'US', 'too short'],
  ['+1911', 'US', 'too short'],
  ['(972) 555-01422', 'US', 'too long'],
  ['(072) 555-0142', 'US', 'no number'],
  ['1-800-SPARKS', 'US', 'no number'],
  ['(972) 555-0142 or (972) 555-0143', 'US', 'no number'],
  ['Call us', 'US', 'no number'],
  ['', 'US', 'no number'],
  ['(972) 555-0142', 'UK', 'no number'],
  ['(972) 555-0142', '+999', 'no number'],
])('%s in %s is refused: %s', (number, home, mistake) => {
  expect(readPhone(number, home)).toEqual({ mistake })
})
