// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from './analytics.island'

beforeEach(() => {
  document.head.replaceChildren()
  delete window.dataLayer
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function mounted(provider: string, id: string): HTMLScriptElement[] {
  const element = document.createElement('div')
  Object.assign(element.dataset, { provider, id })
  mount(element)
  mount(element)
  return [...document.head.querySelectorAll('script')]
}

test.each([
  ['google-analytics', 'G-1234', 'https://www.googletagmanager.com/gtag/js?id=G-1234', {}],
  ['plausible', 'shop.example.com', 'https://plausible.io/js/script.js', { domain: 'shop.example.com' }],
  ['fathom', 'ABCDEF', 'https://cdn.usefathom.com/script.js', { site: 'ABCDEF' }],
])(
  "%s: adds the service's script once, and for Google the first visit as arguments objects",
  (provider, id, src, data) => {
    expect(mounted(provider, id).map((script) => [script.src, { ...script.dataset }])).toEqual([[src, data]])
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

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nobody is counted whose browser says %j',
  (preference) => {
    vi.stubGlobal('navigator', { doNotTrack: null, ...preference })
    expect(mounted('google-analytics', 'G-1234')).toEqual([])
    expect(window.dataLayer).toBeUndefined()
  },
)
