import { type Mistake, inCelina, inFile, inPlano, inSite, meant, warned } from './mistake'

const linkTo = (written: string, rule: string, hint: string) =>
  inPlano(rule, `"href": [-"/contactus"-]{+${written}+}`, hint)

const theme = (written: string, rule: string, hint: string) =>
  inSite(rule, `{+"theme": { ${written} },\n  +}"business": {`, hint)

const formOf = (provider: string, id: string, hint: string) =>
  inSite(
    'invalid-embed-id',
    `"quoteForm": { "provider": "[-sample-]{+${provider}+}", [-"thanks": "/thankyou"-]{+"id": «"${id}"»+} }`,
    hint,
  )

const videoAt = (address: string, id: string, provider = 'youtube') =>
  inCelina(
    'invalid-video-id',
    `"provider": "[-youtube-]{+${provider}+}",\n        "id": {+«"${address}"», "$comment": +}"`,
    meant(id),
  )

/** Facts that can't be true, and ids and links in a form that can't be read. */
export const FACTS: Record<string, Mistake> = {
  'a form of the site’s own that is sent by http': inSite(
    'invalid-form-address',
    `"quoteForm": { "provider": "[-sample-]{+post+}", {+"service": "address", "action": «"http://forms.example.com/a"», "fields": [{ "type": "phone", "required": true }], +}"thanks"`,
    meant('https://forms.example.com/a'),
  ),
  'a phone number without its area code': inSite(
    'invalid-phone',
    '"phone": «"[-(972) -]555-0142"»',
    'It is too short for a +1 number: add the area code.',
  ),
  'a phone number with an extra digit': inFile('pages/prosper.json')(
    'invalid-phone',
    '"phone": «"(469) 555-0167{+7+}"»',
    'It is too long for a +1 number. Write an extension after "ext.".',
  ),
  'two phone numbers in one field': inSite('invalid-phone', '"phone": «"(972) 555-0142{+ or (469) 555-0167+}"»'),
  'a phone number of letters that is too short': linkTo(
    '"tel:«1-800-SPARKS»"',
    'invalid-phone',
    'Each letter stands for the digit on its key: count them, or write the digits.',
  ),
  'a phone link in Markdown that can’t be dialed': inCelina('invalid-phone', ']([-/contactus-]{+tel:«972-555-014»+})'),
  'a country by another code': inSite('invalid-country', '"zip": "75071",{+ "country": «"USA"»,+}', meant('US')),
  'an email link as an email address': inSite(
    'invalid-email',
    '"email": {+«"mailto:help@blackland.example.com"», "$comment": +}"[-help@-]',
    meant('help@blackland.example.com'),
  ),
  'a city with latitude and longitude swapped': inPlano(
    'invalid-coordinates',
    '"coordinates": «"[-33.0298, -]-96.7189{+, 33.0298+}"»',
    meant('33.0298, -96.7189'),
  ),
  'a missing minus in a city’s coordinates': warned(
    inPlano('distant-city', '"coordinates": «"33.0298, [---]96.7189"»', meant('33.0298, -96.7189')),
  ),
  'a missing minus in the business’s coordinates': warned(
    inSite('distant-city', '«"33.1976, [---]96.6153"»', meant('33.1976, -96.6153')),
  ),
  'the address of an online map as coordinates': inPlano(
    'invalid-coordinates',
    '«"{+https://www.google.com/maps/@+}33.0298,[- -]-96.7189{+,12z+}"»',
    meant('33.0298, -96.7189'),
  ),
  'a color in rgb()': theme('"colors": { "ink": «"rgb(11, 31, 58)"» }', 'invalid-color', meant('#0b1f3a')),
  'a color of three digits': theme('"colors": { "accent": «"#FA2"» }', 'invalid-color', meant('#ffaa22')),
  'a color that the design doesn’t have': theme(
    '"colors": { «"signl"»: "#0b1f3a" }',
    'unknown-property',
    meant('signal'),
  ),
  'a font by its name instead of its package’s': theme(
    '"fonts": { "text": «"Public Sans"» }',
    'unknown-font',
    meant('public-sans'),
  ),
  'a color on which text can’t be read': theme(
    '"colors": { "signal": «"#d9825b"» }',
    'low-contrast',
    'The nearest shade with enough contrast is "#875138".',
  ),
  'a kind of business in lowercase': inSite('unknown-value', '«"[-E-]{+e+}lectrician"»', meant('Electrician')),
  'a kind of business in plain words': inSite(
    'unknown-value',
    '«"[-Electrician-]{+Coffee shop+}"»',
    meant('CafeOrCoffeeShop'),
  ),
  'a time without its zero': inSite('invalid-time', '"opens": «"[-0-]8:00"»', meant('08:00')),
  'a time in 12-hour form': inSite('invalid-time', '"closes": «"[-17:00-]{+5PM+}"»', meant('17:00')),
  'a web address without https://': inSite(
    'invalid-address',
    '«"[-https://-]www.facebook.com/blackland.example"»',
    meant('https://www.facebook.com/blackland.example'),
  ),
  'a link without https://': linkTo('«"www.acme.example/a"»', 'invalid-link', meant('https://www.acme.example/a')),
  'an email address as a link': linkTo('«"hello@acme.example"»', 'invalid-link', meant('mailto:hello@acme.example')),
  'a phone number as a link': linkTo('«"(972) 555-0142"»', 'invalid-link', meant('tel:(972) 555-0142')),
  'an email address as a link in Markdown': inCelina(
    'invalid-link',
    ']([-/contactus-]{+«hello@acme.example»+})',
    meant('mailto:hello@acme.example'),
  ),
  'the address of a video': videoAt('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=30s', 'dQw4w9WgXcQ'),
  'the short address of a video': videoAt('https://youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'),
  'the address of a YouTube short': videoAt('https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'),
  'the address of a video’s player': videoAt('https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'),
  'the address of a video on Vimeo': videoAt('https://vimeo.com/76979871', '76979871', 'vimeo'),
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
    'This address doesn’t contain the id. In Google Forms, press Send, copy the long link, and write the part between /d/e/ and /viewform.',
  ),
  'the address of a map instead of words': inFile('shared/map.json')(
    'invalid-place',
    '"query": {+«"https://www.google.com/maps/place/McKinney,+TX/@33.2,-96.6,12z"», "$comment": +}"',
    meant('McKinney, TX'),
  ),
}
