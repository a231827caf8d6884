import { expect, test } from 'vitest'
import type { Embeds, Site } from '../../schemas/types'
import { quoteFormSource } from './quote-form-source'

const siteWith = (quoteForm?: Embeds['quoteForm']) => ({ embeds: { quoteForm } }) as Site

test.each([
  [undefined, '/embeds/quote-form?city=Plano'],
  [{ provider: 'sample' }, '/embeds/quote-form?city=Plano'],
  [{ provider: 'leadconnector', id: 'abc' }, 'https://api.leadconnectorhq.com/widget/form/abc?city=Plano'],
  [{ provider: 'jotform', id: '123' }, 'https://form.jotform.com/123?city=Plano'],
  [{ provider: 'typeform', id: 'xY' }, 'https://form.typeform.com/to/xY?city=Plano'],
  [{ provider: 'google-forms', id: 'e1' }, 'https://docs.google.com/forms/d/e/e1/viewform?embedded=true&city=Plano'],
  [{ provider: 'frame', url: 'https://forms.example.com/q' }, 'https://forms.example.com/q?city=Plano'],
] as const)('%j is %s', (form, address) => {
  expect(quoteFormSource(siteWith(form), 'Plano')).toBe(address)
})

test('without a city nothing is added, and names are escaped', () => {
  expect(quoteFormSource(siteWith({ provider: 'jotform', id: '1' }))).toBe('https://form.jotform.com/1')
  expect(quoteFormSource(siteWith(), 'St. Paul & Co')).toBe('/embeds/quote-form?city=St.%20Paul%20%26%20Co')
})
