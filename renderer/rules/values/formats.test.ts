import { expect, test } from 'vitest'
import { SMALLEST_SITE } from '../../../scripts/example-site'
import { messagesOf, reported } from '../../../tests/problems'
import { FORMAT_RULES } from './formats'

/** Texts that each format allows, and texts that it forbids. */
const texts: [format: string, allowed: string[], forbidden: string[]][] = [
  ['link', ['/', '/a?b=c#d', '#', 'https://acme.example/a'], ['', 'a', '//acme.example', 'http://a.example', '/a b']],
  ['link', ['tel:+1 (802) 555-0100', 'mailto:a@b.example?subject=Hi'], ['tel:', 'mailto:a@b', 'mailto: a@b.example']],
  ['link', [], ['javascript:alert(1)', 'data:text/html,x', 'https://acme.example:99999/', 'https://a%b.example/']],
  // browsers open evil.example
  ['link', [], ['https://acme.example:x@evil.example/', 'https://acme.example@evil.example', '/\\evil.example']],
  ['link', [], ['https://@evil.example', 'https://acme.example\\@evil.example', 'https://a.example\\.evil.example']],
  [
    'https',
    [],
    ['https://acme.example:x@evil.example', 'https://@evil.example', 'https://acme.example\\.evil.example/a'],
  ],
  ['https', ['https://acme.example', 'https://acme.example:8443/a?id=1'], ['', 'acme.example', '//acme.example']],
  ['https', [], ['http://acme.example', 'https://acme.example/', 'https://acme.example/a b', 'https://a^b.example']],
  ['host', ['forms.example.com', 'a-b.example'], ['', 'localhost', 'https://a.example', 'a.example/b', '*.a.example']],
  ['route', ['/', '/old-name', '/old/name_2'], ['', 'old-page', '/Old', '/old page', '/old/', '//old', 'https://a.b']],
  [
    'old-address',
    ['/', '/old', '/services.html', '/About-Us', '/areas/st.-joseph', "/o'neill", '/old/'],
    ['', 'old.html'],
  ],
  [
    'old-address',
    ['/index.php?page=services', '/?p=12', '/?print', '/services/*', '/caf%C3%A9', '/Our%20Page'],
    ['/a?'],
  ],
  [
    'old-address',
    ['/a:b', '/a~b/(c)', '/our page'],
    ['//old', '/a//b', '/a/../b', '/a\\b', '/100%', '/a#top', '/a%00b'],
  ],
  ['old-address', [], ['https://acme.example/old', '/a*', '/*/b', '/a/*?b=c', '/a/*/c', '/a?b=*']],
  ['image', ['/images/truck.jpg', '/images/a/b.webp', '/images/LOGO.SVG'], ['', 'images/a.jpg', '/a.jpg', '/images/a']],
  ['image', [], ['/images/a.gif', '/images/my a.jpg', '/images/a#1.jpg', '/images/100%.jpg', 'https://a.b/a.jpg']],
  ['anchor-id', ['quote', 'our-prices2', 'main-2'], ['', 'Quote', '2nd', 'our prices', '#quote', '-quote', 'main']],
  ['video-id', ['dQw4w9WgXcQ', '76979871'], ['', 'short', 'https://youtu.be/dQw4w9WgXcQ', 'a b c d e', 'dQw4w9?t=30']],
  [
    'form-address',
    ['/api/message', 'https://forms.example.com/a?to=us'],
    ['', 'api/message', '//forms.example.com', 'http://forms.example.com/a', 'mailto:us@example.com', '/a b', '/a#b'],
  ],
  ['embed-id', ['240123', 'abc-DEF_1.2'], ['', '-abc', 'a/b', 'https://form.jotform.com/1', 'a b', '<script>']],
  ['coordinates', ['33.0198, -96.6989', '-33,151'], ['', '33.0198', '33.0198 -96.6989', '133.0, 1', '33.0, -96.0 N']],
  ['coordinates', ['-90, 180', '90,-180.0'], ['-96.6989, 33.0198', '33.0, 180.5', '90.01, 0']],
  ['language-tag', ['es', 'en-US', 'es-419', 'zh-Hans', 'zh-Hant-HK', 'fil'], ['', 'EN', 'en_US', 'en-us', 'English']],
  ['email', ['hello@acme.example', 'a.b+c@d.example'], ['', 'hello', 'hello@acme', '@a.example', 'a b@c.example']],
  ['email', [], ['a@b@c.d', 'mailto:a@b.example', 'a@b..c', '<a@b.example>', 'a@b.example, c@d.example']],
  ['country', ['US', 'GB'], ['', 'us', 'UK', 'USA', 'ZZ']],
  ['color', ['#0b1f3a', '#ffffff'], ['', '#fff', '#0B1F3A', '0b1f3a', '#0b1f3a80', 'navy', 'rgb(1, 2, 3)']],
  ['place', ['1 Main Street, Stowe', 'A/B Testing Ltd', 'www'], ['https://maps.google.com', 'www.acme.example']],
  ['place', ['St. Mary’s'], ['maps.app.goo.gl/a']],
  ['month', ['2025-03', '2025-12', '2025'], ['', 'March 2025', '2025-3', '2025-13', '2025-00', '03/2025', '25-03']],
  ['time-of-day', ['00:00', '08:30', '23:59'], ['', '8:00', '24:00', '08:60', '08.00', '0800', '08:00 a.m.', '-08:00']],
]

test.each(texts)('%s allows %j, but not %j', (format, allowed, forbidden) => {
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  expect([...allowed, ...forbidden].filter((text) => rule?.test(text))).toEqual(allowed)
})

test('an address with an accent is a link, however many were read before', () => {
  const link = FORMAT_RULES.find(({ format }) => format === 'link')
  const results = Array.from({ length: 20_000 }, () => link?.test('https://acme.example/café'))
  expect(results.filter((isLink) => !isLink)).toEqual([])
})

/** Wrong texts of a format, and what is suggested for each, if anything. */
const suggestions: [format: string, text: string, meant: string | undefined][] = [
  ['link', 'mailto: hello@acme.example', 'mailto:hello@acme.example'],
  ['link', '911', 'tel:911'],
  ['link', 'prices.html', undefined],
  ['old-address', 'services.html', '/services.html'],
  ['old-address', 'https://www.acme.example/About-Us/?a=b#team', '/About-Us/?a=b'],
  ['old-address', '/services*', '/services/*'],
  ['old-address', '/index.php?', '/index.php'],
  ['old-address', '/*/services', undefined],
  ['link', 'javascript:alert(1)', undefined],
  ['https', 'www.yelp.com/biz/acme/', 'https://www.yelp.com/biz/acme'],
  ['https', 'https://acme.example/', 'https://acme.example'],
  ['host', 'https://Forms.example.com/quote', 'forms.example.com'],
  ['email', 'hello (at) acme.example', 'hello@acme.example'],
  ['email', 'Acme <hello@acme.example>', 'hello@acme.example'],
  ['email', 'hello', undefined],
  ['month', 'March 2025', '2025-03'],
  ['month', '2025-3', '2025-03'],
  ['month', '3 weeks ago', undefined],
  ['time-of-day', '8AM', '08:00'],
  ['time-of-day', '8.30 p.m.', '20:30'],
  ['time-of-day', '25:00', undefined],
  ['time-of-day', '24:00', '23:59'],
  ['time-of-day', 'Midnight', '23:59'],
  ['time-of-day', 'noon', '12:00'],
  ['coordinates', '33.0198, −96.6989', '33.0198, -96.6989'],
  ['coordinates', '–33.8688 ,  151.2093', '-33.8688, 151.2093'],
  ['coordinates', '33.0198° N, 96.6989° W', '33.0198, -96.6989'],
  ['coordinates', 'S 33.8688 E 151.2093', '-33.8688, 151.2093'],
  ['language-tag', 'en_us', 'en-US'],
  ['language-tag', 'ES-419', 'es-419'],
  ['language-tag', 'zh-hans-cn', 'zh-Hans-CN'],
  ['language-tag', 'Spanish', 'es'],
  ['language-tag', 'Texan', undefined],
  ['country', 'UK', 'GB'],
  ['country', 'Germany', 'DE'],
  ['font', 'beslay', 'besley'],
  ['color', '0B1F3A', '#0b1f3a'],
  ['color', 'rgb(11 31 58 / 50%)', '#0b1f3a'],
  ['color', 'rgb(300, 0, 0)', undefined],
  [
    'coordinates',
    'https://www.google.com/maps/place/Stowe/@44.46,-72.7,13z/data=!3m1!3d44.4654!4d-72.6874',
    '44.4654, -72.6874',
  ],
  ['coordinates', 'https://maps.google.com/?q=33.0198,-96.6989', '33.0198, -96.6989'],
  ['coordinates', 'https://www.openstreetmap.org/#map=12/33.0198/-96.6989', '33.0198, -96.6989'],
  ['coordinates', 'Plano', undefined],
  ['place', 'https://www.google.com/maps/search/?api=1&query=Caf%C3%A9+100%+Acme', 'Café 100% Acme'],
  ['place', 'https://maps.app.goo.gl/abc', undefined],
  ['place', 'https://www.google.com/maps?q=%ff', undefined],
  ['video-id', 'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=30s', 'dQw4w9WgXcQ'],
  ['video-id', 'youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['video-id', "<iframe src='https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'></iframe>", 'dQw4w9WgXcQ'],
  ['video-id', 'https://vimeo.com/76979871/123456789a', '76979871'],
  ['video-id', 'https://player.vimeo.com/video/76979871', '76979871'],
  ['video-id', 'https://vimeo.com/channels/staffpicks/76979871', '76979871'],
  ['form-address', 'http://forms.example.com/a', 'https://forms.example.com/a'],
  ['form-address', 'forms.example.com/a', 'https://forms.example.com/a'],
  ['embed-id', 'https://www.jotform.com/build/240123/publish', '240123'],
  ['embed-id', 'https://acme.typeform.com/to/AbC123#city=x', 'AbC123'],
  ['embed-id', 'https://api.leadconnectorhq.com/widget/form/abc-123', 'abc-123'],
  ['embed-id', 'https://www.googletagmanager.com/gtag/js?id=G-ABC123', 'G-ABC123'],
  ['embed-id', 'https://plausible.io/acme.example', 'acme.example'],
]

test.each(suggestions)('for %s, %s suggests %s', (format, text, meant) => {
  const rule = FORMAT_RULES.find((rule) => rule.format === format)
  expect(rule?.test(text)).toBe(false)
  expect(rule?.hint?.(text, [])).toBe(meant && `Did you mean "${meant}"?`)
  if (meant) expect(rule?.test(meant)).toBe(true)
})

const hintOf = (format: string, text: string) => FORMAT_RULES.find((rule) => rule.format === format)?.hint?.(text, [])

test.each([
  ['font', 'comic', /^These are installed: besley, (.+, )?and public-sans\.$/],
  ['embed-id', 'https://forms.gle/abc', /press Send/],
])('for %s, %s has a hint of its own', (format, text, hint) => {
  expect(hintOf(format, text)).toMatch(hint)
})

const prose = (body: string) => ({ type: 'prose', title: 'Words', body })
const banner = { type: 'banner', title: 'Ask us', buttons: [{ label: 'Prices', href: 'pages\\prices.html' }] }
const points = (...icons: string[]) => ({ type: 'points', items: icons.map((icon) => ({ icon, title: icon })) })
const prices = {
  'pages/prices.json': {
    title: 'Prices',
    description: 'Fair.',
    sections: [{ type: 'prose', title: 'Prices', body: 'Fair.', level: 1 }],
  },
}

test.each<[title: string, section: object, lines: unknown[], files?: Record<string, object>]>([
  [
    'links in Markdown must have these forms too, and are reported at their places',
    prose('A [script](javascript:alert(1)), and [no scheme](www.acme.example).'),
    [
      expect.stringMatching(/^invalid-link «javascript:alert\(1\)»: Write \/contactus, /),
      'invalid-link «www.acme.example»: Did you mean "https://www.acme.example"?',
    ],
  ],
  [
    'a phone link that can’t be dialed is reported, even with a percent sign that starts no escape',
    prose('Call [us](tel:%zz).'),
    [expect.stringMatching(/^invalid-phone «%zz»/)],
  ],
  [
    'texts may show the business’s number without its extension',
    prose('Call {phone}, or +1 802 555 0100.'),
    [],
    { 'site.json': { ...SMALLEST_SITE['site.json'], phone: '(802) 555-0100 ext. 5' } },
  ],
  ['a page is suggested for its file', banner, [expect.stringContaining(': Did you mean "/prices"?')], prices],
  [
    'a page is suggested for its address without the slash',
    prose('Our [prices](prices).'),
    ['invalid-link «prices»: Did you mean "/prices"?'],
    prices,
  ],
  [
    'an icon that the site uses is suggested before the hundreds that it could use',
    points('clock', 'flame', 'lame'),
    ['unknown-icon «"lame"»: Did you mean "flame"?'],
  ],
  [
    'an icon in another case is suggested before those that the word finds',
    points('clock', 'HAMMER'),
    ['unknown-icon «"HAMMER"»: Did you mean "hammer"?'],
  ],
])('%s', (_, section, lines, files) => {
  expect(reported('section', section, files)).toEqual(lines)
})

test('the message about a link in Markdown shows it', () => {
  expect(messagesOf('section', prose('A [script](javascript:alert(1)).'))).toEqual([
    expect.stringMatching(/^has a link to "javascript:alert\(1\)", which must be .*https:/),
  ])
})
