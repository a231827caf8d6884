import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { problemOf } from '../problems/problem'
import { didYouMean } from '../problems/suggest'
import { markedExample, markedPage, markedSection, markedSite, siteFileText } from './examples'
import { invalidImage } from './pictures'
import { invalidRoute } from './routes'
import type { DocumentRule, FormatRule } from './rule'

const LINK = /^(\/(?!\/)[^\s]*|#[^\s#]*|https:\/\/[^\s/]+\.[^\s]+|tel:\+?[\d\s().-]{3,}|mailto:[^\s@]+@[^\s@]+)$/

/** About fields that hold a link, and about the links in Markdown texts, which no schema can check. */
export const invalidLink: FormatRule & DocumentRule = {
  name: 'invalid-link',
  severity: 'error',
  asks: 'A link leads to a page, a place on one, an https address, a telephone number or an e-mail address.',
  why: 'Others lead nowhere, are insecure, or run as a script in the visitor’s browser.',
  fix: 'Write /contactus, #quote, https://example.com, tel:+18025550100 or mailto:hello@example.com.',
  example: markedSection(
    `{
  "type": "banner",
  "title": "Shall we come by?",
  "buttons": [{ "label": "Ask us", "href": «"www.example.com"» }]
}`,
    '"https://www.example.com"',
  ),
  format: 'link',
  must: 'a link: /path, #place, https://…, tel:… or mailto:…',
  test: (text) => LINK.test(text),
  checkDocument: ({ texts, likely }) =>
    texts.flatMap(({ format, links, origin }) => {
      const wrong = format === 'markdown' ? links.filter((link) => !LINK.test(link)) : []
      return wrong.map((link) => {
        const what = `has a link to ${JSON.stringify(link)}, which must be ${invalidLink.must}`
        return problemOf(invalidLink, origin, { what, hint: didYouMean(link, likely('link')) }, { part: link })
      })
    }),
}

/** The names of Lucide's icons. */
export const ICON_NAMES = Object.keys(iconNodes)

const icons = new Set(ICON_NAMES)

/** The rules of the formats that the schemas name. Compiling the schemas needs them, so they must not import those. */
export const FORMAT_RULES: FormatRule[] = [
  invalidLink,
  {
    name: 'invalid-address',
    severity: 'error',
    asks: 'An address of another site starts with https:// and has no slash at its end.',
    why: 'Without https:// a browser looks for it on this site, and the page would load insecurely; a slash at the end would be doubled.',
    fix: 'Copy the address from the browser’s address bar, and take away the slash at its end.',
    example: markedSite(
      '"social": [{ "network": "yelp", "href": «"yelp.com/biz/acme"» }]',
      '"https://yelp.com/biz/acme"',
    ),
    format: 'https',
    must: 'an address that starts with https://, without a slash at the end',
    test: (text) => /^https:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/.test(text),
  },
  invalidRoute,
  invalidImage,
  {
    name: 'unknown-icon',
    severity: 'error',
    asks: 'An icon is named as in the Lucide set.',
    why: 'There is nothing to draw under another name.',
    fix: 'Find one on lucide.dev/icons and write its name.',
    example: markedSection(
      `{
  "type": "points",
  "items": [
    { "icon": «"plug-zapp"», "title": "Chargers" },
    { "icon": "clock", "title": "Time switches" }
  ]
}`,
      '"plug-zap"',
    ),
    format: 'icon',
    must: 'the name of a Lucide icon (lucide.dev/icons)',
    test: (text) => icons.has(text),
    known: icons,
  },
  {
    name: 'invalid-id',
    severity: 'error',
    asks: 'The id of a section is written in small letters, digits and hyphens, and starts with a letter.',
    why: 'It becomes a part of links, which people type and other sites keep.',
    fix: 'Write it like quote or our-prices.',
    example: markedSection(
      `{
  "type": "prose",
  "id": «"Our Prices"»,
  "title": "Our prices",
  "body": "Text."
}`,
      '"our-prices"',
    ),
    format: 'anchor-id',
    must: 'small letters, digits and hyphens, and start with a letter',
    test: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  },
  {
    name: 'invalid-video-id',
    severity: 'error',
    asks: 'A video is named by its id at its provider.',
    why: 'The address of its player is made from the id; the address of a page can’t be played.',
    fix: 'On YouTube, copy the letters after watch?v=; on Vimeo, the number.',
    example: markedSection(
      `{
  "type": "video",
  "title": "See us at work",
  "video": {
    "provider": "youtube",
    "id": «"https://youtu.be/dQw4w9WgXcQ"»,
    "title": "A day with us",
    "poster": { "src": "/images/og-image.png", "alt": "Our workshop" }
  }
}`,
      '"dQw4w9WgXcQ"',
    ),
    format: 'video-id',
    must: 'the id of a video, not its address',
    test: (text) => /^[A-Za-z0-9_-]{6,20}$/.test(text),
  },
  {
    name: 'invalid-embed-id',
    severity: 'error',
    asks: 'A form, a counter or another part of another company is named by its id there.',
    why: 'Its address is made from the id, so that a page never shows anything but what its provider serves.',
    fix: 'Copy the id from the provider’s address: what stands behind the last slash.',
    example: markedSite(
      '"embeds": { "quoteForm": { "provider": "jotform", "id": «"https://form.jotform.com/240123"» } }',
      '"240123"',
    ),
    format: 'embed-id',
    must: 'an id: letters, digits, dots, hyphens and underscores, never an address',
    test: (text) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text),
  },
  {
    name: 'invalid-host',
    severity: 'error',
    asks: 'An allowed host is written as its name alone.',
    why: 'Browsers are told this name: with a path or https:// they would allow nothing.',
    fix: 'Take away what stands before and behind the name.',
    example: markedSite('"embeds": { "allowedHosts": [«"https://forms.example.com/"»] }', '"forms.example.com"'),
    format: 'host',
    must: 'a host name such as forms.example.com',
    test: (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
  },
  {
    name: 'invalid-coordinates',
    severity: 'error',
    asks: 'Coordinates are latitude and longitude in degrees, with a comma between.',
    why: 'Maps and search engines can’t read others.',
    fix: 'Click on the place in an online map and copy the two numbers that it shows.',
    example: markedPage(
      { more: '"vars": { "city": "Stowe", "coordinates": «"44°27′ N, 72°41′ W"» }' },
      '"44.4654, -72.6874"',
    ),
    format: 'coordinates',
    must: 'latitude and longitude in degrees, as 33.0198, -96.6989',
    test: (text) => /^-?\d{1,2}(\.\d+)?,\s*-?\d{1,3}(\.\d+)?$/.test(text),
  },
  {
    name: 'invalid-email',
    severity: 'error',
    asks: 'An e-mail address is one that can be written to.',
    why: 'Visitors who click on it would write to nobody.',
    fix: 'Write it as name@example.com.',
    example: markedExample('site.json', siteFileText({ email: '«"hello at acme.example"»' }), '"hello@acme.example"'),
    format: 'email',
    must: 'an e-mail address',
    test: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  },
  {
    name: 'invalid-time',
    severity: 'error',
    asks: 'A time of day is written with four digits, from 00:00 to 23:59.',
    why: 'Search engines show the opening hours, and read them only so.',
    fix: 'Write 8 a.m. as 08:00 and 5 p.m. as 17:00.',
    example: markedExample(
      'site.json',
      siteFileText({ hours: '{ "text": "Always", "opens": «"8 a.m."» }' }),
      '"08:00"',
    ),
    format: 'time-of-day',
    must: 'a time such as 08:00',
    test: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  },
]

/** The formats of texts that may say anything. */
export const FREE_FORMATS = ['markdown']
