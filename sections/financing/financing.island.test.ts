// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { frameAddress, mount } from './financing.island'

// the partner answers
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response())))

test('puts one frame over the words, and takes them away when it has loaded', () => {
  const element = document.createElement('div')
  element.dataset.title = 'Financing prequalification'
  element.dataset.src = 'https://partner.example.com/apply?dealer=7'
  const words = Object.assign(document.createElement('p'), { textContent: 'Loading…' })
  words.dataset.loading = ''
  element.append(words)
  mount(element)
  mount(element)
  const frames = element.querySelectorAll('iframe')
  expect(frames).toHaveLength(1)
  expect(frames[0]?.title).toBe('Financing prequalification')
  expect(frames[0]?.src).toBe('https://partner.example.com/apply?dealer=7')
  expect(element.textContent).toBe('Loading…')
  frames[0]?.dispatchEvent(new Event('load'))
  expect(element.textContent).toBe('')
})

test('does nothing where no partner is known', () => {
  const element = document.createElement('div')
  mount(element)
  expect(element.children).toHaveLength(0)
})

test('a partner that can’t be reached leaves no frame, and fails', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const element = document.createElement('div')
  element.dataset.src = 'https://partner.example.com/apply'
  await expect(mount(element)).rejects.toThrow('https://partner.example.com/apply')
  expect(element.querySelector('iframe')).toBeNull()
})

const partner = 'https://partner.example.com/apply'

test.each<[string, Parameters<typeof frameAddress>[1], string]>([
  [partner, { campaign: 'spring & summer' }, `${partner}?campaign=spring+%26+summer`],
  // the visitor's parameters win
  [`${partner}?campaign=site&dealer=7`, '?campaign=mail&utm=letter', `${partner}?dealer=7&campaign=mail&utm=letter`],
  [`${partner}?plan=a`, '?plan=b&plan=c', `${partner}?plan=b&plan=c`],
  [partner, undefined, partner],
  [`${partner}?plan=a#top`, '', `${partner}?plan=a#top`],
])('%s with %j is %s', (address, parameters, shown) => {
  expect(frameAddress(address, parameters)).toBe(shown)
})
