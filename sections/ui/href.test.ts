import { expect, test } from 'vitest'
import type { Site } from '../../schemas/types'
import { href, linkAttributes } from './href'

const site = { url: 'https://example.com' } as Site

test('telephone numbers get their country code', () => {
  expect(href('tel:(972) 555-0142', site)).toBe('tel:+19725550142')
  expect(href('tel:20 7946 0018', { ...site, countryCode: '+44' })).toBe('tel:+442079460018')
})

test('telephone numbers with a country code keep it', () => {
  expect(href('tel:+44 20 7946 0018', site)).toBe('tel:+442079460018')
})

test('other links stay as they are', () => {
  for (const link of ['/plano', '#quote', 'mailto:help@example.com', 'https://example.org/a b']) {
    expect(href(link, site)).toBe(link)
  }
})

test('only pages of other sites open in a new tab', () => {
  expect(linkAttributes('https://example.org/', site)).toEqual({
    href: 'https://example.org/',
    target: '_blank',
    rel: 'noopener',
  })
  expect(linkAttributes('https://example.com/plano', site)).toEqual({ href: 'https://example.com/plano' })
  expect(linkAttributes('/plano', site)).toEqual({ href: '/plano' })
})
