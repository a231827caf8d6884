// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatBody } from './ChatBody'

beforeEach(() => {
  MotionGlobalConfig.skipAnimations = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(
    <ChatBody
      conversation={[{ from: 'assistant', text: 'What can I do?' }]}
      notice="Nobody answers here yet."
      links={[{ label: 'Call', href: 'tel:+19725550142' }]}
      placeholder="Type here"
    />,
  )
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const messages = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (more = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more })
/** What moves is loaded when it is first needed. */
const loaded = () => act(async () => void (await import('./TypingIndicator')))
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

test.each([
  ['Enter', () => press()],
  ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))],
])('%s sends: the field is cleared, and two seconds of typing are the only answer', async (_, send) => {
  write('Hello?')
  send()
  expect([field().value, document.activeElement]).toEqual(['', field()])
  await loaded()
  wait(1999)
  expect(messages()).toEqual(['What can I do?', 'Typing…'])
  expect(screen.getByRole('status').textContent).toBe('Nobody answers here yet.')
  wait(1)
  expect(messages()).toEqual(['What can I do?'])
  expect(screen.getByRole('status').textContent).toBe('Your message wasn’t sent. Nobody answers here yet.')
  expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+19725550142')
})

test('another message while it types starts the two seconds anew', async () => {
  write('Hello?')
  press()
  wait(1900)
  write('Are you there?')
  press()
  await loaded()
  wait(1900)
  expect(screen.queryByText('Typing…')).not.toBeNull()
})

test.each([
  ['nothing', '', {}],
  ['spaces', ' \n\t ', {}],
  ['a new line', 'Hello?', { shiftKey: true }],
  ['the end of a composed word', 'Hello?', { isComposing: true }],
])('%s is not sent', (_, text, key) => {
  write(text)
  press(key)
  expect(field().value).toBe(text)
  expect(screen.queryByText('Typing…')).toBeNull()
})
