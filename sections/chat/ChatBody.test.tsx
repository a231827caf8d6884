// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/dom'
import { MotionGlobalConfig } from 'framer-motion'
import { flushSync } from 'react-dom'
import { type Root, createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatBody } from './ChatBody'

let root: Root

beforeEach(() => {
  MotionGlobalConfig.skipAnimations = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() =>
    root.render(
      <ChatBody
        conversation={[{ from: 'assistant', text: 'What can I do?' }]}
        notice="Nobody answers here yet."
        links={[{ label: 'Call', href: 'tel:+19725550142' }]}
        placeholder="Type here"
      />,
    ),
  )
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const messages = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const write = (value: string) => flushSync(() => fireEvent.change(field(), { target: { value } }))
const press = (more = {}) => flushSync(() => fireEvent.keyDown(field(), { key: 'Enter', ...more }))
const clickSend = () => flushSync(() => fireEvent.click(screen.getByRole('button', { name: 'Send' })))
const wait = (time: number) => flushSync(() => vi.advanceTimersByTime(time))
/** What moves is loaded when it is first needed. */
const untilItTypes = () => screen.findByText('Typing…')

test.each([
  ['Enter', () => press()],
  ['the button', clickSend],
])('%s sends: the field is cleared, and two seconds of typing are the only answer', async (_, send) => {
  write('Hello?')
  send()
  expect([field().value, document.activeElement]).toEqual(['', field()])
  await untilItTypes()
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
  await untilItTypes()
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
