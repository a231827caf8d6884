// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mount } from './analytics.island'

beforeEach(() => {
  document.head.replaceChildren()
  delete window.dataLayer
})

function mountFor(provider: string, id: string): void {
  const element = document.createElement('div')
  Object.assign(element.dataset, { provider, id })
  mount(element)
}

const scripts = () => [...document.head.querySelectorAll('script')]

test.each([
  ['google-analytics', 'G-1234', 'https://www.googletagmanager.com/gtag/js?id=G-1234', {}],
  ['plausible', 'shop.example.com', 'https://plausible.io/js/script.js', { domain: 'shop.example.com' }],
  ['fathom', 'ABCDEF', 'https://cdn.usefathom.com/script.js', { site: 'ABCDEF' }],
])("%s: adds the service's script once", (provider, id, src, data) => {
  mountFor(provider, id)
  mountFor(provider, id)
  expect(scripts().map((script) => script.src)).toEqual([src])
  expect({ ...scripts()[0]?.dataset }).toEqual(data)
})

test("Google's script finds the first visit waiting, as arguments objects", () => {
  mountFor('google-analytics', 'G-1234')
  const commands = (window.dataLayer ?? []) as IArguments[]
  expect(commands.map((command) => [Array.isArray(command), command[0]])).toEqual([
    [false, 'js'],
    [false, 'config'],
  ])
  expect(commands[1]?.[1]).toBe('G-1234')
})

test('the other services leave nothing waiting', () => {
  mountFor('fathom', 'ABCDEF')
  expect(window.dataLayer).toBeUndefined()
})
