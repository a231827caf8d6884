// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mount } from './chat.island'

let panel: HTMLDetailsElement

beforeEach(() => {
  panel = document.createElement('details')
  panel.open = true
  panel.innerHTML = `<summary>Ask</summary><div data-chat-body data-placeholder="Type here">
    <ol><li data-from="assistant"><b>Assistant</b><p>Good morning.</p></li></ol></div>`
  document.body.replaceChildren(panel)
})

const field = () => panel.querySelector('textarea')

test('it keeps the conversation, and adds the form', () => {
  expect(field()).toBeNull()
  act(() => mount(panel))
  expect(panel.querySelector('li[data-from="assistant"] p')?.textContent).toBe('Good morning.')
  expect(field()?.placeholder).toBe('Type here')
})

test('Escape closes the panel and gives the focus back to the button', () => {
  act(() => mount(panel))
  field()?.focus()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(panel.open).toBe(false)
  expect(document.activeElement).toBe(panel.querySelector('summary'))
})
