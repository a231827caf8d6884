import { expect, test } from 'vitest'
import type { Embeds, Site } from '../../../schemas/types'
import { quoteFormSource } from './quote-form-source'

test.each<[Embeds['quoteForm'], string | undefined, string | undefined]>([
  [undefined, 'Plano', undefined],
  [{ provider: 'none' }, 'Plano', undefined],
  [{ provider: 'sample' }, 'St. Paul & Co', '/embeds/quote-form?city=St.%20Paul%20%26%20Co'],
  [{ provider: 'leadconnector', id: 'abc' }, 'Plano', 'https://api.leadconnectorhq.com/widget/form/abc?city=Plano'],
  [{ provider: 'jotform', id: '123' }, undefined, 'https://form.jotform.com/123'],
  [{ provider: 'typeform', id: 'xY' }, 'Plano', 'https://form.typeform.com/to/xY?city=Plano'],
  [
    { provider: 'google-forms', id: 'e1' },
    'Plano',
    'https://docs.google.com/forms/d/e/e1/viewform?embedded=true&city=Plano',
  ],
  [{ provider: 'frame', url: 'https://forms.example.com/q' }, 'Plano', 'https://forms.example.com/q?city=Plano'],
])('the form %j of %s is %s', (quoteForm, city, address) => {
  expect(quoteFormSource({ embeds: { quoteForm } } as Site, city)).toBe(address)
})
