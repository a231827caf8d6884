// @vitest-environment happy-dom
import { useState } from 'react'
import { act } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hydrate } from './hydrate'

function Island() {
  const [count, setCount] = useState(0)
  return (
    <div>
      <button onClick={() => setCount(count + 1)}>Send</button>
      <p>
        {count === 1 && <b>Sent. </b>}
        Sent {count} times
        {count < 2 && ' so far'}
      </p>
    </div>
  )
}

let root: HTMLElement
const errors = vi.fn()

beforeEach(() => {
  root = document.createElement('div')
  root.dataset.props = '{}'
  root.innerHTML = renderToString(<Island />)
  document.body.replaceChildren(root)
  vi.spyOn(console, 'error').mockImplementation(errors)
})

afterEach(() => {
  expect(errors).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

/** Does to texts what the translators of browsers do. */
function translate(replace: (text: Text, font: HTMLElement) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts.filter(({ parentElement }) => parentElement?.nodeName !== 'FONT'))
    replace(text, document.createElement('font'))
}

const TRANSLATORS: [name: string, replace: (text: Text, font: HTMLElement) => void][] = [
  [
    'replaces them',
    (text, font) => {
      font.textContent = `${text.data}`
      text.parentNode?.replaceChild(font, text)
    },
  ],
  [
    'wraps them',
    (text, font) => {
      text.before(font)
      font.append(text)
    },
  ],
  [
    'puts others beside them and removes them',
    (text, font) => {
      font.textContent = `${text.data}`
      text.before(font)
      text.remove()
    },
  ],
]

const send = () => act(async () => root.querySelector('button')?.click())

const shown = () => root.querySelector('p')?.textContent

test.each(TRANSLATORS)('an island goes on, and shows its new texts, while a translator %s', async (_, replace) => {
  await act(() => hydrate(root, Island))
  translate(replace)
  await send()
  expect(shown()).toBe('Sent. Sent 1 times so far')
  translate(replace)
  await send()
  expect(shown()).toBe('Sent 2 times')
})

test.each(TRANSLATORS)(
  'an island whose texts are translated before it is hydrated works too: it %s',
  async (_, replace) => {
    translate(replace)
    await act(() => hydrate(root, Island))
    await send()
    expect(shown()).toBe('Sent. Sent 1 times so far')
  },
)

test('changes elsewhere fail as ever', () => {
  expect(() => document.body.insertBefore(document.createElement('p'), document.createElement('b'))).toThrow()
  expect(() => document.body.removeChild(document.createElement('b'))).toThrow()
})
