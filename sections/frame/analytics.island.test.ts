// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { mount } from './analytics.island'

beforeEach(() => {
  document.head.replaceChildren()
  delete window.dataLayer
})

test.each([
  ['google-analytics', 'G-1234', 'https://www.googletagmanager.com/gtag/js?id=G-1234', {}],
  ['plausible', 'shop.example.com', 'https://plausible.io/js/script.js', { domain: 'shop.example.com' }],
  ['fathom', 'ABCDEF', 'https://cdn.usefathom.com/script.js', { site: 'ABCDEF' }],
])(
  "%s: adds the service's script once, and for Google the first visit as arguments objects",
  (provider, id, src, data) => {
    const element = document.createElement('div')
    Object.assign(element.dataset, { provider, id })
    mount(element)
    mount(element)
    const scripts = [...document.head.querySelectorAll('script')]
    expect(scripts.map((script) => [script.src, { ...script.dataset }])).toEqual([[src, data]])
    const commands = window.dataLayer as IArguments[] | undefined
    const waiting = commands?.map((command) => [Array.isArray(command), command[0], command.length])
    const isGoogle = provider === 'google-analytics'
    expect(waiting).toEqual(
      isGoogle
        ? [
            [false, 'js', 2],
            [false, 'config', 2],
          ]
        : undefined,
    )
  },
)
