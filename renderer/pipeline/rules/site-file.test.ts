import { describe, expect, test } from 'vitest'
import { rulesBroken, told, wholePage } from '../../../tests/told'

describe('missing-site', () => {
  test('a site without site.json lacks nothing else, though its texts name its facts', () => {
    const page = wholePage([{ type: 'prose', title: '{business}', body: '[{phone}](tel:{tel})', level: 1 }])
    expect(rulesBroken('site.json', '', { 'pages/call.json': page })).toEqual(['missing-site'])
  })
})

describe('host-not-allowed', () => {
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

  test('an error elsewhere hides no host', () => {
    const members = `${embeds({ quoteForm })}, "countryCode": "44"`
    expect(rulesBroken('site', members).sort()).toEqual(['host-not-allowed', 'wrong-form'])
    const page = wholePage([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }], { embeds: {} })
    expect(rulesBroken('site', embeds({ quoteForm }), { 'pages/a.json': page }).sort()).toEqual([
      'host-not-allowed',
      'unknown-property',
    ])
  })

  test('an address that another provider’s form still has is shown nowhere', () => {
    expect(told('site', embeds({ quoteForm: { ...quoteForm, provider: 'jotform', id: '240123' } }))).toEqual([])
  })

  test('a form of a known provider needs no host', () => {
    expect(told('site', embeds({ quoteForm: { provider: 'jotform', id: '240123' } }))).toEqual([])
  })
})

describe('sample-provider', () => {
  const SAMPLE = '"embeds": { "quoteForm": { "provider": "sample" } }'

  test('it is told also when there are errors', () => {
    expect(rulesBroken('site', `${SAMPLE}, "countryCode": "1"`).sort()).toEqual(['sample-provider', 'wrong-form'])
  })

  test('site.json can silence it', () => {
    expect(rulesBroken('site', `${SAMPLE}, "rules": { "sample-provider": "off" }`)).toEqual([])
  })
})
