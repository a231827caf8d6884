// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatBody } from './ChatBody'
import type { Message } from './ChatLog'
import { TYPING_TIME } from './use-typing'

const conversation: Message[] = [
  { from: 'assistant', text: 'What can I do for you?' },
  { from: 'visitor', text: 'Are you open today?' },
]

beforeEach(() => {
  MotionGlobalConfig.skipAnimations = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<ChatBody conversation={conversation} placeholder="Type here" />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const messages = () => screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
const typing = () => screen.queryByText('Typing…')
const write = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more })
/** What moves is loaded when it is first needed. */
const loaded = () => act(async () => void (await import('./TypingIndicator')))
const wait = (time: number) => act(() => vi.advanceTimersByTime(time))

test('it shows the sample conversation', () => {
  expect(messages()).toEqual(conversation.map(({ text }) => text))
  expect(typing()).toBeNull()
})

test('a message that is sent clears the field, and is answered by two seconds of typing and nothing else', async () => {
  write('Hello?')
  press('Enter')
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  await loaded()
  expect(typing()).not.toBeNull()
  wait(TYPING_TIME - 1)
  expect(typing()).not.toBeNull()
  wait(1)
  expect(typing()).toBeNull()
  expect(messages()).toEqual(conversation.map(({ text }) => text))
})

test('another message while it types starts the two seconds anew', async () => {
  write('Hello?')
  press('Enter')
  wait(TYPING_TIME - 100)
  write('Are you there?')
  press('Enter')
  await loaded()
  wait(TYPING_TIME - 100)
  expect(typing()).not.toBeNull()
})

test('the button sends too', async () => {
  write('Hello?')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  await loaded()
  expect(typing()).not.toBeNull()
})

test.each(['', '  ', '\n\t '])('%j is not sent', (text) => {
  write(text)
  press('Enter')
  expect(field().value).toBe(text)
  expect(typing()).toBeNull()
})

test('Shift+Enter, and the Enter that ends a composed word, send nothing', () => {
  write('Hello?')
  expect(press('Enter', { shiftKey: true })).toBe(true)
  press('Enter', { isComposing: true })
  expect(field().value).toBe('Hello?')
  expect(typing()).toBeNull()
})
