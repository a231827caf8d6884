import { expect, test } from 'vitest'
import { reported } from '../../../tests/problems'

const PHONE = { type: 'phone', required: true }

const withForm = (fields: object[], more: object = {}) => {
  const form = { provider: 'post', service: 'address', action: '/api/message', thanks: '/', fields, ...more }
  return `"embeds": ${JSON.stringify({ quoteForm: form })}`
}

test.each<[string, string, unknown[]]>([
  ['a form with a required phone number is right', withForm([PHONE]), []],
  ['so is one with a required e-mail address', withForm([{ type: 'phone' }, { type: 'email', required: true }]), []],
  [
    'without either, nobody can answer',
    withForm([{ type: 'name', required: true }]),
    [expect.stringMatching(/^unanswerable-form «"fields"»: Add a field/)],
  ],
  [
    'nor where both may be left empty',
    withForm([{ type: 'phone' }, { type: 'email' }]),
    [expect.stringMatching(/^unanswerable-form «"phone"»: Add "required": true/)],
  ],
  [
    'a second field of one name is reported',
    withForm([PHONE, { type: 'text', name: 'phone', label: 'Another phone' }]),
    ['duplicate-field «"phone"»: Give the field another "name".'],
  ],
  [
    'so is a name that the form needs',
    withForm([PHONE, { type: 'text', name: 'gclid', label: 'Click' }]),
    ['duplicate-field «"gclid"»: Give the field another "name".'],
  ],
  [
    'or that its service needs',
    withForm([PHONE, { type: 'text', name: 'bot-field', label: 'Bot' }], { service: 'netlify', id: 'quote' }),
    ['duplicate-field «"bot-field"»: Give the field another "name".'],
  ],
  [
    'a form in another language is checked as well',
    `${withForm([PHONE])}, "languages": [{ "code": "es", "path": "/es", "quoteForm": { "fields": [{ "type": "email" }] } }]`,
    [expect.stringMatching(/^unanswerable-form «"email"»: Add "required": true/)],
  ],
  [
    'an http address is refused',
    withForm([PHONE], { action: 'http://forms.example.com/a' }),
    ['invalid-form-address «"http://forms.example.com/a"»: Did you mean "https://forms.example.com/a"?'],
  ],
  [
    'a page of thanks that isn’t there is a broken link',
    withForm([PHONE], { thanks: '/thank-you' }),
    [expect.stringMatching(/^broken-link «\/thank-you»/)],
  ],
  [
    'a service needs the form’s id',
    withForm([PHONE], { service: 'formspree' }),
    [expect.stringMatching(/^missing-property «{»: Add "id"/)],
  ],
  [
    'an address of its own needs that address',
    withForm([PHONE], { action: undefined }),
    [expect.stringMatching(/^missing-property «{»: Add "action"/)],
  ],
  [
    'a choice needs its options',
    withForm([PHONE, { type: 'choice', name: 'time', label: 'When?' }]),
    [expect.stringMatching(/^missing-property «{»: Add "options"/)],
  ],
  [
    'a line of text needs a name and a label',
    withForm([PHONE, { type: 'text', name: 'street' }]),
    [expect.stringMatching(/^missing-property «{»: Add "label"/)],
  ],
])('%s', (_, members, lines) => {
  expect(reported('site', members)).toEqual(lines)
})
