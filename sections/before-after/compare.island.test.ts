// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from './compare.island'

test('the divider is where the range is, at once and after each move', () => {
  document.body.innerHTML = '<div><input type="range" value="30"></div>'
  const [element, range] = [document.querySelector('div'), document.querySelector('input')]
  if (!element || !range) throw new Error('The test has no range.')
  mount(element)
  expect(element.style.getPropertyValue('--at')).toBe('30%')
  range.value = '80'
  range.dispatchEvent(new Event('input'))
  expect(element.style.getPropertyValue('--at')).toBe('80%')
})
