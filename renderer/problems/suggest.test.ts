import { expect, test } from 'vitest'
import { closest } from './suggest'

test.each([
  ['/images/panel-old.jpg', '/images/panel-new.jpg', undefined],
  ['/images/kitchen_before.jpg', '/images/kitchen_after.jpg', undefined],
  // a misspelled word isn't the opposite
  ['/images/panel-olt.jpg', '/images/panel-old.jpg', '/images/panel-old.jpg'],
  ['/images/light-switch.jpg', '/images/dark-switches.jpg', '/images/dark-switches.jpg'],
])('for %s, %s is suggested only if it isn’t the opposite', (name, candidate, meant) => {
  expect(closest(name, [candidate])).toBe(meant)
})
