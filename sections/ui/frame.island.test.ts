// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mount } from './frame.island'

let link: HTMLAnchorElement
let slot: HTMLElement

beforeEach(() => {
  const element = document.createElement('div')
  slot = Object.assign(document.createElement('div'), { textContent: 'drawing' })
  slot.dataset.frameSlot = ''
  link = Object.assign(document.createElement('a'), { href: '#elsewhere', textContent: 'Load' })
  Object.assign(link.dataset, { frameLoad: '', frameSrc: 'about:blank', frameTitle: 'The area' })
  element.append(slot, link)
  document.body.replaceChildren(element)
  mount(element)
})

const click = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  link.dispatchEvent(event)
  return event
}

test('puts the frame in the place of the drawing and takes the link away', () => {
  expect(click().defaultPrevented).toBe(true)
  const frame = slot.querySelector('iframe')
  expect(slot.textContent).toBe('')
  expect(frame?.title).toBe('The area')
  expect(frame?.getAttribute('src')).toBe('about:blank')
  expect(link.isConnected).toBe(false)
})

test('leaves a click with a modifier key to the browser', () => {
  expect(click({ ctrlKey: true }).defaultPrevented).toBe(false)
  expect(slot.textContent).toBe('drawing')
})
