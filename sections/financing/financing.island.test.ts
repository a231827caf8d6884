// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from './financing.island'

test('puts one frame over the words, and takes them away when it has loaded', () => {
  const element = document.createElement('div')
  element.dataset.src = 'https://partner.example.com/apply?dealer=7'
  element.append(Object.assign(document.createElement('p'), { textContent: 'Loading…' }))
  mount(element)
  mount(element)
  const frames = element.querySelectorAll('iframe')
  expect(frames).toHaveLength(1)
  expect(frames[0]?.title).toBe('Financing prequalification')
  expect(frames[0]?.src).toBe('https://partner.example.com/apply?dealer=7')
  expect(element.textContent).toBe('Loading…')
  frames[0]?.dispatchEvent(new Event('load'))
  expect(element.textContent).toBe('')
})

test('does nothing where no partner is known', () => {
  const element = document.createElement('div')
  mount(element)
  expect(element.children).toHaveLength(0)
})
