// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { mount } from './frame.island'

test.each([
  ['a click puts the frame in the place of the drawing and hides the link', {}, '', true],
  ['a click with a modifier key is left to the browser', { ctrlKey: true }, 'drawing', false],
])('%s', (_, keys, text, isTaken) => {
  document.body.innerHTML =
    '<div><p data-frame-slot>drawing</p><a href="#map" data-frame-load data-frame-title="The area">Load</a></div>'
  const [element, slot, link] = ['div', 'p', 'a'].map((name) => document.querySelector<HTMLElement>(name)!)
  mount(element!)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  link!.dispatchEvent(click)
  expect([slot!.textContent, slot!.querySelector('iframe')?.title]).toEqual([text, isTaken ? 'The area' : undefined])
  expect([click.defaultPrevented, link!.hidden]).toEqual([isTaken, isTaken])
})
