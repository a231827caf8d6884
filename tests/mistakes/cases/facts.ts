import { type Mistake, inPlano, meant } from '../mistake'

/** A wrong value of site.json, and what is suggested in its place. */
const ofSite = (from: string, to: string, rule: string, hint?: string): Mistake => ({
  file: 'site.json',
  change: [from, to],
  rule,
  hint,
})

const QUOTE_FORM = '"quoteForm": { "provider": "sample", "thanks": "/thankyou" }'

const formOf = (provider: string, id: string, hint: string): Mistake =>
  ofSite(QUOTE_FORM, `"quoteForm": { "provider": "${provider}", "id": «"${id}"» }`, 'invalid-embed-id', hint)

const PLANO = 'pages/plano.json'
const CELINA = 'pages/celina.json'

const linkTo = (link: string, rule: string, hint: string): Mistake =>
  inPlano('"href": "/contactus"', `"href": ${link}`, rule, hint)

const theme = (colors: string, rule: string, hint: string): Mistake =>
  ofSite('"business": {', `"theme": { "colors": { ${colors} } },\n  "business": {`, rule, hint)

/** Facts that can't be true, and ids and links in a form that nothing reads. */
export const FACTS: Record<string, Mistake> = {
  'a telephone number without its area code': ofSite(
    '"phone": "(972) 555-0142"',
    '"phone": «"555-0142"»',
    'invalid-phone',
    'It is too short for a +1 number: write the area code too.',
  ),
  'a telephone number with a digit too many': {
    file: 'pages/prosper.json',
    change: ['"phone": "(469) 555-0167"', '"phone": «"(469) 555-01677"»'],
    rule: 'invalid-phone',
    hint: 'It is too long for a +1 number. An extension follows "ext.".',
  },
  'two telephone numbers in one field': ofSite(
    '"phone": "(972) 555-0142"',
    '"phone": «"(972) 555-0142 or (469) 555-0167"»',
    'invalid-phone',
  ),
  'a telephone number of letters that is none': linkTo(
    '"tel:«1-800-SPARKS»"',
    'invalid-phone',
    'Each letter stands for the digit on its key: count them, or write the digits.',
  ),
  'a telephone link in Markdown that leads nowhere': {
    file: CELINA,
    change: ['](/contactus)', '](tel:«972-555-014»)'],
    rule: 'invalid-phone',
  },
  'a country by a name that is no code': ofSite(
    '"zip": "75071",',
    '"zip": "75071", "country": «"USA"»,',
    'invalid-country',
    meant('US'),
  ),
  'an e-mail address as a link': ofSite(
    '"email": "help@',
    '"email": «"mailto:help@blackland.example.com"», "$comment": "',
    'invalid-email',
    meant('help@blackland.example.com'),
  ),
  'latitude and longitude of a city swapped': {
    file: PLANO,
    change: ['"coordinates": "33.0298, -96.7189"', '"coordinates": «"-96.7189, 33.0298"»'],
    rule: 'invalid-coordinates',
    hint: meant('33.0298, -96.7189'),
  },
  'a minus forgotten in the coordinates of a city': {
    file: PLANO,
    change: ['"coordinates": "33.0298, -96.7189"', '"coordinates": «"33.0298, 96.7189"»'],
    rule: 'distant-city',
    hint: meant('33.0298, -96.7189'),
    severity: 'warning',
  },
  'a minus forgotten in the coordinates of the business': {
    ...ofSite('"33.1976, -96.6153"', '«"33.1976, 96.6153"»', 'distant-city', meant('33.1976, -96.6153')),
    severity: 'warning',
  },
  'the address of an online map as coordinates': {
    file: PLANO,
    change: ['"33.0298, -96.7189"', '«"https://www.google.com/maps/@33.0298,-96.7189,12z"»'],
    rule: 'invalid-coordinates',
    hint: meant('33.0298, -96.7189'),
  },
  'a color as designers’ programs show it': theme('"navy-900": «"rgb(11, 31, 58)"»', 'invalid-color', meant('#0b1f3a')),
  'a color of three digits': theme('"amber-500": «"#FA2"»', 'invalid-color', meant('#ffaa22')),
  'a color name that the design lacks': theme('«"navy-90"»: "#0b1f3a"', 'unknown-property', meant('navy-900')),
  'a font by the name that people know it by': ofSite(
    '"business": {',
    '"theme": { "fonts": { "text": «"Public Sans"» } },\n  "business": {',
    'unknown-font',
    meant('public-sans'),
  ),
  'a color on which words can’t be read': theme(
    '"brick-600": «"#d9825b"»',
    'low-contrast',
    '"#875138" is the nearest shade that is enough.',
  ),
  'a kind of business in small letters': ofSite(
    '"Electrician"',
    '«"electrician"»',
    'unknown-value',
    meant('Electrician'),
  ),
  'a kind of business in plain words': ofSite(
    '"Electrician"',
    '«"Coffee shop"»',
    'unknown-value',
    meant('CafeOrCoffeeShop'),
  ),
  'a time without its zero': ofSite('"opens": "08:00"', '"opens": «"8:00"»', 'invalid-time', meant('08:00')),
  'a time as Americans say it': ofSite('"closes": "17:00"', '"closes": «"5PM"»', 'invalid-time', meant('17:00')),
  'a web address without https://': ofSite(
    '"https://www.facebook.com/blackland.example"',
    '«"www.facebook.com/blackland.example"»',
    'invalid-address',
    meant('https://www.facebook.com/blackland.example'),
  ),
  'a link without https://': linkTo('«"www.acme.example/a"»', 'invalid-link', meant('https://www.acme.example/a')),
  'an e-mail address as a link of its own': linkTo(
    '«"hello@acme.example"»',
    'invalid-link',
    meant('mailto:hello@acme.example'),
  ),
  'a telephone number as a link of its own': linkTo('«"(972) 555-0142"»', 'invalid-link', meant('tel:(972) 555-0142')),
  'an e-mail address as a link in Markdown': {
    file: CELINA,
    change: ['](/contactus)', '](«hello@acme.example»)'],
    rule: 'invalid-link',
    hint: meant('mailto:hello@acme.example'),
  },
  ...videos({
    'the address of a video': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s',
    'the short address of a video': 'https://youtu.be/dQw4w9WgXcQ',
    'the address of a short film': 'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'the address of a video’s player': 'https://www.youtube.com/embed/dQw4w9WgXcQ',
  }),
  'the address of a video at Vimeo': {
    file: CELINA,
    change: [
      '"provider": "youtube",\n        "id": "',
      '"provider": "vimeo",\n        "id": «"https://vimeo.com/76979871"», "$comment": "',
    ],
    rule: 'invalid-video-id',
    hint: meant('76979871'),
  },
  'the address of a form at Jotform': formOf('jotform', 'https://form.jotform.com/240123456789', meant('240123456789')),
  'the address of a form at Typeform': formOf('typeform', 'https://acme.typeform.com/to/AbC123', meant('AbC123')),
  'the address of a form at Google': formOf(
    'google-forms',
    'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform?usp=sf_link',
    meant('1FAIpQLSd'),
  ),
  'the address at which a form is edited': formOf(
    'google-forms',
    'https://docs.google.com/forms/d/1AbC/edit',
    'This address doesn’t hold the id. Press Send in Google Forms, copy the long link, and write what stands between /d/e/ and /viewform.',
  ),
  'the address of a map as its words': {
    file: 'shared/map.json',
    change: [
      '"query": "',
      '"query": «"https://www.google.com/maps/place/McKinney,+TX/@33.2,-96.6,12z"», "$comment": "',
    ],
    rule: 'invalid-place',
    hint: meant('McKinney, TX'),
  },
}

function videos(addresses: Record<string, string>): Record<string, Mistake> {
  return Object.fromEntries(
    Object.entries(addresses).map(([name, address]) => [
      name,
      {
        file: CELINA,
        change: [
          '"provider": "youtube",\n        "id": "',
          `"provider": "youtube",\n        "id": «"${address}"», "$comment": "`,
        ],
        rule: 'invalid-video-id',
        hint: meant('dQw4w9WgXcQ'),
      },
    ]),
  )
}
