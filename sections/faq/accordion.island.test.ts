// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mount } from './accordion.island'

let list: HTMLElement
let items: HTMLDetailsElement[]

beforeEach(() => {
  location.hash = ''
  list = document.createElement('div')
  items = ['faq-cost', 'faq-time'].map((id) => Object.assign(document.createElement('details'), { id }))
  list.append(...items)
  document.body.replaceChildren(list)
})

const open = () => items.filter((item) => item.open).map((item) => item.id)

test('opens a question when a link on the page leads to it', () => {
  mount(list)
  location.hash = '#faq-cost'
  window.dispatchEvent(new Event('hashchange'))
  expect(open()).toEqual(['faq-cost'])
})

test('closes the others where the browser knows no named details', () => {
  const native = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name')
  delete (HTMLDetailsElement.prototype as { name?: string }).name
  mount(list)
  for (const item of items) {
    item.open = true
    item.dispatchEvent(new Event('toggle'))
  }
  expect(open()).toEqual(['faq-time'])
  if (native) Object.defineProperty(HTMLDetailsElement.prototype, 'name', native)
})
