// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from './analytics.island'

/** What the island listens to, until the test ends. */
let listeners: Parameters<typeof document.addEventListener>[] = []

beforeEach(() => {
  const { addEventListener } = document
  vi.spyOn(document, 'addEventListener').mockImplementation((...listener) => {
    listeners.push(listener)
    addEventListener.apply(document, listener)
  })
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  delete window.dataLayer
  delete window.fbq
})

afterEach(() => {
  for (const [type, listener] of listeners) document.removeEventListener(type, listener)
  listeners = []
  vi.restoreAllMocks()
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
  ['umami', 'b59e9c65-ae32', 'https://cloud.umami.is/script.js', { websiteId: 'b59e9c65-ae32' }],
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

/** A page with a link to call, one to the way, and a form; its visitor calls, looks, types twice and sends. */
function visit(data: Record<string, string>): void {
  const element = document.createElement('div')
  Object.assign(element.dataset, data)
  mount(element)
  document.body.innerHTML = `<a href="tel:+18025550100"><b>Call</b></a>
    <a href="https://www.google.com/maps/dir/?api=1&amp;destination=Stowe">The way</a>
    <a href="#top">Up</a><form data-island="post-form"><input></form>`
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const input = document.querySelector('input')
  for (const selector of ['[href^="tel:"] b', '[href*="maps"]', '[href="#top"]']) press(selector)
  for (let letter = 0; letter < 2; letter++) input?.dispatchEvent(new Event('input', { bubbles: true }))
  input?.dispatchEvent(new CustomEvent('form-sent', { bubbles: true }))
}

const googleCommands = () => (window.dataLayer as IArguments[]).map((command) => [...command])

test('Google Analytics is told of calls, looks at the way, and forms that are begun and sent', () => {
  visit({ provider: 'google-analytics', id: 'G-1' })
  expect(googleCommands().slice(2)).toEqual(
    ['call', 'directions', 'quote_form_start', 'generate_lead'].map((name) => ['event', name]),
  )
})

test('so are the other counters, in their own way', () => {
  const told: string[] = []
  const note = (event: string) => told.push(event)
  vi.stubGlobal('umami', { track: note })
  visit({ provider: 'umami', id: 'abc' })
  expect(told).toEqual(['Call', 'Directions', 'Form started', 'Form sent'])
})

test('Google Ads and Meta are told of calls and sent messages; Google’s script comes once for both of its services', () => {
  visit({ provider: 'google-analytics', id: 'G-1', ads: 'AW-2', adsCall: 'ring', adsForm: 'lead', meta: '345' })
  expect([...document.head.querySelectorAll('script')].map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-1',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
  expect(googleCommands().filter(([name]) => name === 'config')).toEqual([
    ['config', 'G-1'],
    ['config', 'AW-2'],
  ])
  expect(googleCommands().filter(([, name]) => name === 'conversion')).toEqual(
    ['AW-2/ring', 'AW-2/lead'].map((label) => ['event', 'conversion', { send_to: label }]),
  )
  expect(window.fbq?.queue).toEqual([
    ['init', '345'],
    ['track', 'PageView'],
    ['track', 'Contact'],
    ['track', 'Lead'],
  ])
})

/** Mounts analytics with the question. @returns what is shown of it, and how many scripts there are, after each answer */
function ask(...answers: ('yes' | 'no' | 'change')[]) {
  document.body.innerHTML = `<div data-provider="plausible" data-id="acme.example">
    <p data-change-consent hidden><button>Change</button></p>
    <section data-consent hidden><button data-answer="no">No</button><button data-answer="yes">Yes</button></section></div>`
  const element = document.body.firstElementChild as HTMLElement
  mount(element)
  const question = element.querySelector<HTMLElement>('[data-consent]')
  const state = () => [question?.hidden ? 'closed' : 'asked', document.scripts.length]
  const press = (answer: string) =>
    element
      .querySelector<HTMLElement>(answer === 'change' ? '[data-change-consent] button' : `[data-answer=${answer}]`)
      ?.click()
  return [state(), ...answers.map((answer) => (press(answer), state()))]
}

test('where the site asks, nothing is loaded before the visitor agrees, and the answer is kept', () => {
  expect(ask('yes')).toEqual([
    ['asked', 0],
    ['closed', 1],
  ])
  document.head.replaceChildren()
  expect(ask()).toEqual([['closed', 1]])
})

test('who declines isn’t counted or asked again, and can change the answer', () => {
  expect(ask('no')).toEqual([
    ['asked', 0],
    ['closed', 0],
  ])
  expect(ask('change', 'yes')).toEqual([
    ['closed', 0],
    ['asked', 0],
    ['closed', 1],
  ])
})

test('who takes an agreement back gets a page without the scripts', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  ask('yes', 'change', 'no')
  expect(reload).toHaveBeenCalledOnce()
  document.head.replaceChildren()
  expect(ask()).toEqual([['closed', 0]])
})

test('whose browser asks not to be counted isn’t asked either', () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' })
  expect(ask()).toEqual([['closed', 0]])
})
