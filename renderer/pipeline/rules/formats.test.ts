import { expect, test } from 'vitest'
import { messagesOf, reported } from '../../../tests/problems'
import {
  invalidAddress,
  invalidCoordinates,
  invalidEmail,
  invalidEmbedId,
  invalidHost,
  invalidId,
  invalidLink,
  invalidTime,
  invalidVideoId,
} from './formats'
import { invalidImage } from './pictures'
import { invalidRoute } from './routes'
import type { FormatRule } from './rule'

/** Texts that each rule allows, and texts that it forbids. */
const texts: [FormatRule, allowed: string[], forbidden: string[]][] = [
  [
    invalidLink,
    ['/', '/a?b=c#d', '#', 'https://acme.example/a'],
    ['', 'a', '//acme.example', 'http://a.example', '/a b'],
  ],
  [invalidLink, ['tel:+1 (802) 555-0100', 'mailto:a@b.example'], ['tel:', 'javascript:alert(1)', 'data:text/html,x']],
  [
    invalidAddress,
    ['https://acme.example', 'https://acme.example:8443/a?id=1'],
    ['', 'acme.example', '//acme.example'],
  ],
  [
    invalidAddress,
    [],
    ['http://acme.example', 'https://acme.example/', 'https://acme.example/a b', 'a https://a.example'],
  ],
  [
    invalidHost,
    ['forms.example.com', 'a-b.example'],
    ['', 'localhost', 'https://a.example', 'a.example/b', '*.a.example'],
  ],
  [
    invalidRoute,
    ['/', '/old-name', '/old/name_2'],
    ['', 'old-page', '/Old', '/old page', '/old/', '//old', 'https://a.b'],
  ],
  [
    invalidImage,
    ['/images/truck.jpg', '/images/a/b.webp', '/images/LOGO.SVG'],
    ['', 'images/a.jpg', '/a.jpg', '/images/a'],
  ],
  [invalidImage, [], ['/images/a.gif', '/images/my a.jpg', '/images/a.jpg?v=2', 'https://acme.example/images/a.jpg']],
  [invalidId, ['quote', 'our-prices2'], ['', 'Quote', '2nd', 'our prices', '#quote', '-quote']],
  [
    invalidVideoId,
    ['dQw4w9WgXcQ', '76979871'],
    ['', 'short', 'https://youtu.be/dQw4w9WgXcQ', 'a b c d e f', 'dQw4w9?t=30'],
  ],
  [invalidEmbedId, ['240123', 'abc-DEF_1.2'], ['', '-abc', 'a/b', 'https://form.jotform.com/1', 'a b', '<script>']],
  [
    invalidCoordinates,
    ['33.0198, -96.6989', '-33,151'],
    ['', '33.0198', '33.0198 -96.6989', '133.0, 1', '33.0, -96.0 N'],
  ],
  [
    invalidEmail,
    ['hello@acme.example', 'a.b+c@d.example'],
    ['', 'hello', 'hello@acme', '@a.example', 'a b@c.example', 'a@b@c.d'],
  ],
  [invalidTime, ['00:00', '08:30', '23:59'], ['', '8:00', '24:00', '08:60', '08.00', '0800', '08:00 a.m.', '-08:00']],
]

test.each(texts)('$name allows %j, but not %j', (rule, allowed, forbidden) => {
  expect(allowed.filter((text) => !rule.test(text))).toEqual([])
  expect(forbidden.filter((text) => rule.test(text))).toEqual([])
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
