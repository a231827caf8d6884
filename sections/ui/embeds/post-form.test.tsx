// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Embeds, FormField } from '../../../schemas/types'
import { PageProvider } from '../../page/page-context'
import { pageContext, validSite } from '../../../tests/sites'
import { postFormOf, postFormTargets } from './form-services'
import { PostForm } from './PostForm'
import { mount } from './post-form.island'

const FIELDS: FormField[] = [
  { type: 'phone', required: true },
  { type: 'choice', name: 'time', label: 'When?', options: ['Now', 'Later'] },
  { type: 'photo', maxMegabytes: 2 },
]

const siteWith = (quoteForm: Partial<NonNullable<Embeds['quoteForm']>>) =>
  validSite({ embeds: { quoteForm: { provider: 'post', id: 'abc', thanks: '/thanks', fields: FIELDS, ...quoteForm } } })

/** The form of a page, as it comes from the server. */
function drawForm(quoteForm: Partial<NonNullable<Embeds['quoteForm']>>): HTMLFormElement {
  const site = siteWith(quoteForm)
  const form = postFormOf(site)
  if (!form) throw new Error('The site has no form.')
  document.body.innerHTML = renderToStaticMarkup(
    <PageProvider value={pageContext(site, { route: '/plano' })}>
      <PostForm form={form} city="Plano" />
    </PageProvider>,
  )
  return document.forms[0] as HTMLFormElement
}

/** What a browser without script sends, apart from empty fields. */
const sentFrom = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== ''))

test.each<[Partial<NonNullable<Embeds['quoteForm']>>, string, object, string]>([
  [{ service: 'formspree' }, 'https://formspree.io/f/abc', { _next: 'https://acme.example/thanks' }, '_gotcha'],
  [
    { service: 'web3forms' },
    'https://api.web3forms.com/submit',
    { access_key: 'abc', redirect: 'https://acme.example/thanks' },
    'botcheck',
  ],
  [{ service: 'basin' }, 'https://usebasin.com/f/abc', {}, '_gotcha'],
  [{ service: 'netlify' }, '/thanks', { 'form-name': 'abc' }, 'bot-field'],
  [{ service: 'address', action: '/api/message' }, '/api/message', {}, '_gotcha'],
])('%j is sent to %s, as the service documents', (quoteForm, action, hidden, trap) => {
  const form = drawForm(quoteForm)
  expect(form.getAttribute('action')).toBe(action)
  expect(form.method).toBe('post')
  expect(sentFrom(form)).toEqual({ ...hidden, page: 'https://acme.example/plano', city: 'Plano' })
  expect(form.querySelector('[data-trap]')?.getAttribute('name')).toBe(trap)
  expect(postFormTargets(siteWith(quoteForm))).toEqual(action.startsWith('https:') ? [action] : [])
})

test('Netlify finds the form and its trap in the markup', () => {
  const { name, dataset } = drawForm({ service: 'netlify', id: 'quote' })
  expect({ name, ...dataset }).toMatchObject({ name: 'quote', netlify: 'true', netlifyHoneypot: 'bot-field' })
})

test('labels, errors and the words around the fields can be the author’s', () => {
  const form = drawForm({
    service: 'basin',
    words: { button: 'Ask for a quote', optional: '(if you like)' },
    fields: [{ type: 'phone', label: 'Mobile', error: 'We text you.', required: true }, { type: 'town' }],
  })
  const words = form.textContent
  for (const word of ['Ask for a quote', 'Mobile', 'We text you.', 'Town (if you like)']) expect(words).toContain(word)
})

let now = 0
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  now = 0
  vi.stubGlobal(
    'fetch',
    fetched.mockReset().mockImplementation(async () => new Response()),
  )
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A form that came into sight a minute ago, with a number in it. */
function mountForm(quoteForm: Partial<NonNullable<Embeds['quoteForm']>> = { service: 'web3forms' }): HTMLFormElement {
  const form = drawForm(quoteForm)
  mount(form)
  const phone = form.querySelector<HTMLInputElement>('[name=phone]')
  if (phone) phone.value = '802 555 0100'
  now = 60_000
  return form
}

/** Presses the button. @returns whether the browser sends the form itself */
const press = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

const isShown = (form: HTMLFormElement, selector: string) =>
  form.querySelector(selector)?.hasAttribute('hidden') === false

test('a message is sent once, however often the button is pressed, and leads to the page of thanks', async () => {
  const form = mountForm()
  const events: string[] = []
  document.addEventListener('form-sent', ({ type }) => events.push(type), { once: true })
  expect([press(form), press(form)]).toEqual([false, false])
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/thanks'))
  expect(fetched).toHaveBeenCalledTimes(1)
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([address, init?.method, init?.headers]).toEqual([
    'https://api.web3forms.com/submit',
    'POST',
    { Accept: 'application/json' },
  ])
  const body = init?.body as FormData
  expect([body.get('phone'), body.get('access_key'), body.get('redirect')]).toEqual(['802 555 0100', 'abc', null])
  expect(events).toEqual(['form-sent'])
})

test.each([
  ['can’t be reached', () => Promise.reject(new TypeError('offline'))],
  ['refuses it', () => Promise.resolve(new Response('', { status: 422 }))],
])('where the service %s, the form keeps what was typed, says so, and can be sent again', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fetched.mockImplementationOnce(answer)
  const form = mountForm()
  press(form)
  expect(isShown(form, '[data-sending]')).toBe(true)
  await vi.waitFor(() => expect(isShown(form, '[data-failed]')).toBe(true))
  expect(isShown(form, '[data-sending]')).toBe(false)
  expect(form.querySelector<HTMLInputElement>('[name=phone]')?.value).toBe('802 555 0100')
  expect(logged).toHaveBeenCalledOnce()
  expect(location.assign).not.toHaveBeenCalled()
  press(form)
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/thanks'))
})

test.each(['web3forms', 'formspree'] as const)(
  'who fills in the trap of %s is thanked, and sends nothing',
  (service) => {
    const form = mountForm({ service })
    const trap = form.querySelector<HTMLInputElement>('[data-trap]')
    if (trap?.type === 'checkbox') trap.checked = true
    else if (trap) trap.value = 'https://spam.example'
    press(form)
    expect(fetched).not.toHaveBeenCalled()
    expect(location.assign).toHaveBeenCalledWith('/thanks')
  },
)

test('who is faster than people are must press the button again', () => {
  const form = mountForm()
  now = 500
  expect(press(form)).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
  expect(isShown(form, '[data-again]')).toBe(true)
  now = 3000
  press(form)
  expect(fetched).toHaveBeenCalledOnce()
  expect(isShown(form, '[data-again]')).toBe(false)
})

test('an address on another host is left to the browser, once', () => {
  const form = mountForm({ service: 'address', action: 'https://forms.example.com/message' })
  expect([press(form), press(form)]).toEqual([true, false])
  expect(fetched).not.toHaveBeenCalled()
})

test('the campaign in the page’s address is sent along', () => {
  vi.stubGlobal('location', new URL('https://acme.example/plano?utm_source=flyer&gclid=7'))
  const form = mountForm()
  expect(sentFrom(form)).toMatchObject({ utm_source: 'flyer', gclid: '7' })
  expect(sentFrom(form)).not.toHaveProperty('utm_term')
})

test('a photo that is too large, or none, is a mistake until another is chosen', () => {
  const form = mountForm()
  const photo = form.querySelector<HTMLInputElement>('[type=file]')
  const choose = (size: number, type: string) => {
    const file = new File([new Uint8Array(size)], 'photo.jpg', { type })
    Object.defineProperty(photo, 'files', { configurable: true, value: [file] })
    photo?.dispatchEvent(new Event('change', { bubbles: true }))
    return photo?.validity.customError
  }
  expect(choose(2_000_001, 'image/jpeg')).toBe(true)
  expect(choose(10, 'application/pdf')).toBe(true)
  expect(choose(2_000_000, 'image/jpeg')).toBe(false)
})
