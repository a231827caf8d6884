import { expect, test } from 'vitest'
import { told } from '../../../../tests/told'

const embeds = (value: object) => `"embeds": ${JSON.stringify(value)}`
const quoteForm = { provider: 'frame', url: 'https://forms.example.com/q' }

test('the frame of the form and of the financing partner', () => {
  expect(told('site', embeds({ quoteForm, allowedHosts: ['form.example.com'] }))).toEqual([
    'host-not-allowed «forms.example.com»: Did you mean "form.example.com"?',
  ])
  expect(told('site', embeds({ financing: { url: 'https://pay.example.com' } }))).toHaveLength(1)
})

test('a list that is there under another name is told by its name only', () => {
  expect(told('site', embeds({ quoteForm, allowedHost: ['forms.example.com'] }))).toEqual([
    'unknown-property «"allowedHost"»: Did you mean "allowedHosts"?',
  ])
})

test('a form of a known provider needs no host', () => {
  expect(told('site', embeds({ quoteForm: { provider: 'jotform', id: '240123' } }))).toEqual([])
})
