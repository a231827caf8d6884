import { describe, expect, test } from 'vitest'
import { messagesOf, reported } from '../../../tests/problems'
import {
  invalidCoordinates,
  invalidEmail,
  invalidEmbedId,
  invalidId,
  invalidTime,
  invalidVideoId,
  invalidAddress,
  invalidHost,
  invalidLink,
} from './formats'
import { invalidImage } from './pictures'
import { invalidRoute } from './routes'

const texts = [
  {
    rule: invalidLink,
    allowed: [
      '/',
      '/contactus?from=mail#form',
      '#quote',
      '#',
      'https://acme.example/a',
      'tel:+1 (802) 555-0100',
      'mailto:hello@acme.example',
    ],
    forbidden: [
      '',
      'contactus',
      '//acme.example',
      'http://acme.example',
      'javascript:alert(1)',
      'data:text/html,x',
      'tel:',
      '/a b',
    ],
  },
  {
    rule: invalidAddress,
    allowed: ['https://acme.example', 'https://acme.example/form?id=1', 'https://acme.example:8443/a'],
    forbidden: [
      '',
      'http://acme.example',
      '//acme.example',
      'https://acme.example/',
      'https://acme.example/a b',
      'acme.example',
      'See https://acme.example',
    ],
  },
  {
    rule: invalidHost,
    allowed: ['forms.example.com', 'a-b.example'],
    forbidden: [
      '',
      'localhost',
      'https://forms.example.com',
      'forms.example.com/a',
      'Forms.example.com',
      '*.example.com',
    ],
  },
  {
    rule: invalidRoute,
    allowed: ['/', '/old-name', '/old/name_2'],
    forbidden: ['', 'old-page', '/Old', '/old page', '/old/', '//old', 'https://acme.example/old'],
  },
  {
    rule: invalidImage,
    allowed: ['/images/truck.jpg', '/images/team/dana.webp', '/images/LOGO.SVG'],
    forbidden: [
      '',
      'images/truck.jpg',
      '/truck.jpg',
      '/images/truck',
      '/images/truck.gif',
      '/images/my truck.jpg',
      '/images/truck.jpg?v=2',
      'https://acme.example/images/truck.jpg',
    ],
  },
  {
    rule: invalidId,
    allowed: ['quote', 'our-prices2'],
    forbidden: ['', 'Quote', '2nd', 'our prices', '#quote', '-quote'],
  },
  {
    rule: invalidVideoId,
    allowed: ['dQw4w9WgXcQ', '76979871'],
    forbidden: ['', 'short', 'https://youtu.be/dQw4w9WgXcQ', 'watch?v=dQw4w9WgXcQ', 'a b c d e f', 'dQw4w9WgXcQ?t=30'],
  },
  {
    rule: invalidEmbedId,
    allowed: ['240123', 'abc-DEF_1.2'],
    forbidden: ['', '-abc', 'a/b', 'https://form.jotform.com/1', 'a b', '<script>'],
  },
  {
    rule: invalidCoordinates,
    allowed: ['33.0198, -96.6989', '-33,151', '44.4654,-72.6874'],
    forbidden: ['', '33.0198', '33.0198 -96.6989', '133.0, 1', '33.0198, -96.6989 N'],
  },
  {
    rule: invalidEmail,
    allowed: ['hello@acme.example', 'a.b+c@mail.acme.example'],
    forbidden: ['', 'hello', 'hello@acme', '@acme.example', 'a b@acme.example', 'a@b@acme.example', 'a@acme.example b'],
  },
  {
    rule: invalidTime,
    allowed: ['00:00', '08:30', '23:59'],
    forbidden: ['', '8:00', '24:00', '08:60', '08.00', '0800', '8 a.m.', '08:00 a.m.', '-08:00'],
  },
]

describe.each(texts)('$rule.name', ({ rule, allowed, forbidden }) => {
  test.each(allowed)('%j is allowed', (text) => {
    expect(rule.test(text)).toBe(true)
  })

  test.each(forbidden)('%j is not', (text) => {
    expect(rule.test(text)).toBe(false)
  })
})

test('the links of Markdown are held to the same, each at its place', () => {
  const body = 'A [script](javascript:alert(1)), and [no scheme](www.acme.example).'
  expect(reported('section', { type: 'prose', title: 'Words', body })).toEqual([
    'invalid-link «javascript:alert(1)»: ',
    'invalid-link «www.acme.example»: ',
  ])
  expect(messagesOf('section', { type: 'prose', title: 'Words', body })).toEqual([
    expect.stringMatching(/^has a link to "javascript:alert\(1\)", which must be .*https:/),
    expect.stringContaining('"www.acme.example"'),
  ])
})

test('a page without its slash is suggested', () => {
  const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Prices', href: 'prices' }] }
  const beside = {
    'pages/prices.json': {
      title: 'Prices',
      description: 'Fair.',
      sections: [{ type: 'prose', title: 'Prices', body: 'Fair.', level: 1 }],
    },
  }
  expect(reported('section', banner, beside)).toEqual(['invalid-link «"prices"»: Did you mean "/prices"?'])
  const prose = { type: 'prose', title: 'Words', body: 'Our [prices](prices).' }
  expect(reported('section', prose, beside)).toEqual(['invalid-link «prices»: Did you mean "/prices"?'])
})

const points = (...icons: string[]) => ({ type: 'points', items: icons.map((icon) => ({ icon, title: icon })) })

test('an icon that the site uses elsewhere is likelier than the hundreds that it could use', () => {
  expect(reported('section', points('clock', 'flame', 'lame'))).toEqual([
    'unknown-icon «"lame"»: Did you mean "flame"?',
  ])
})
