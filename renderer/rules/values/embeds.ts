import { parseWebAddress } from '../../documents/web-addresses'
import { suggest } from '../../problems/suggest'
import { markedSection, markedSite, sectionText } from '../definition/examples'
import { type FormatRule, type Unnamed, errors } from '../definition/rule'

const findPart = (text: string, patterns: RegExp[]): string | undefined =>
  patterns.flatMap((pattern) => pattern.exec(text)?.[1] ?? []).at(0)

/** Where the id is in a video's address, and in the markup that embeds it. */
const VIDEO_LINKS = [
  /youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|(?:embed|shorts|live|v)\/)([\w-]{6,20})/,
  /youtu\.be\/([\w-]{6,20})/,
  /vimeo\.com\/(?:[a-z]+\/(?:[\w-]+\/)?)*?(\d{6,})/,
  /^(?:watch)?\??v=([\w-]{6,20})/,
]

/** Where the id is in the address of a form or an analytics service. */
const EMBED_LINKS = [
  /docs\.google\.com\/forms\/d\/e\/([\w-]+)/,
  /typeform\.com\/(?:to|form)\/(\w+)/,
  /jotform\.com\/(?:[a-z]+\/)*(\d+)/,
  /\/widget\/form\/([\w-]+)/,
  /[?&](?:id|site)=([\w-]+)/,
  /^https?:\/\/(?:plausible\.io\/)?((?!\S*(?:form|google)\S*\.)[\w-]+(?:\.[\w-]+)+)\/?$/,
]

/** Addresses without the id: a Google form's short one, and the one where its owner edits it. */
const WITHOUT_ID = /forms\.gle\/|docs\.google\.com\/forms\/(?:u\/\d+\/)?d\/(?!e\/)/

/** Where the search words are in an address of Google Maps. */
const PLACE_LINKS = [/\/maps\/(?:place|search)\/([^/@?]+)/, /[?&](?:q|query|destination)=([^&#]+)/]

function meantPlace(text: string): string | undefined {
  // unlike decodeURIComponent, this never throws, even if a "%" starts no escape
  const words = new URLSearchParams(`q=${findPart(text, PLACE_LINKS) ?? ''}`).get('q')
  return words && !words.includes('\uFFFD') ? words : undefined
}

/** The address that was meant by one without https: "https://forms.example.com/a" by "http://forms.example.com/a". */
function meantFormAddress(text: string): string | undefined {
  const host = /^(?:http:)?\/*((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?]\S*)?)$/i.exec(text.trim())?.[1]
  return host && parseWebAddress(`https://${host}`) ? `https://${host}` : undefined
}

/** The rules about content from other companies. */
export const EMBED_RULES = errors<Unnamed<FormatRule>>({
  'invalid-video-id': {
    asks: 'A video is identified by its id at its provider.',
    why: 'The player’s address is made from the id; the address of a web page can’t be played.',
    fix: 'On YouTube, copy the letters after watch?v=; on Vimeo, the number.',
    example: markedSection(
      sectionText(
        'video',
        '"title": "See us at work"',
        `"video": {
    "provider": "youtube",
    "id": «"https://youtu.be/dQw4w9WgXcQ"»,
    "title": "A day with us",
    "poster": { "src": "/images/og-image.png", "alt": "Our workshop" }
  }`,
      ),
      '"dQw4w9WgXcQ"',
    ),
    format: 'video-id',
    must: 'the id of a video, not its address',
    test: (text) => /^[A-Za-z0-9_-]{6,20}$/.test(text),
    hint: (text) => suggest(findPart(text, VIDEO_LINKS)),
  },
  'invalid-embed-id': {
    asks: 'A form or another embed is identified by its id at its provider.',
    why: 'Its address is made from the id, so that a page never shows anything except what the provider serves.',
    fix: 'Copy the id from the provider’s address: the part after the last slash.',
    example: markedSite(
      '"embeds": { "quoteForm": { "provider": "jotform", "id": «"https://form.jotform.com/240123"» } }',
      '"240123"',
    ),
    format: 'embed-id',
    must: 'an id (letters, digits, dots, hyphens and underscores), not an address',
    test: (text) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text),
    hint: (text) =>
      WITHOUT_ID.test(text)
        ? 'This address doesn’t contain the id. In Google Forms, press Send, copy the long link, and write the part between /d/e/ and /viewform.'
        : suggest(findPart(text, EMBED_LINKS)),
  },
  'invalid-form-address': {
    asks: 'A form sends its messages to a path of this site or to an https address.',
    why: 'By http, anyone on the way could read what visitors write, and browsers refuse to send it.',
    fix: 'Copy the address from the service that receives the messages: /api/message or https://example.com/message.',
    example: markedSite(
      '"embeds": { "quoteForm": {\n    "provider": "post", "service": "address", "thanks": "/",\n    "action": «"http://forms.example.com/message"»,\n    "fields": [{ "type": "phone", "required": true }]\n  } }',
      '"https://forms.example.com/message"',
    ),
    format: 'form-address',
    must: 'a path of this site (/api/message) or an address that starts with https://',
    test: (text) =>
      /^\/(?![/\\])[^\s\\#]*$/.test(text) ||
      (/^https:\/\/[^\s/\\][^\s\\#]*$/.test(text) && parseWebAddress(text) !== undefined),
    hint: (text) => suggest(meantFormAddress(text)),
  },
  'invalid-host': {
    asks: 'An allowed host is just a host name.',
    why: 'Browsers compare this name with the host of each page in a frame: with https:// or a path, it would allow nothing.',
    fix: 'Remove everything before and after the name.',
    example: markedSite('"embeds": { "allowedHosts": [«"https://forms.example.com/"»] }', '"forms.example.com"'),
    format: 'host',
    must: 'a host name such as forms.example.com',
    test: (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(text),
    hint: (text) =>
      suggest(findPart(text.toLowerCase(), [/^(?:https?:)?\/*([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?:[:/?#].*)?$/])),
  },
  'invalid-place': {
    asks: 'What a map shows is given in words: an address, or the name of a place.',
    why: 'The map’s provider searches for the words, and finds nothing for a link.',
    fix: 'Write what you would type into the map’s search box.',
    example: markedSection(
      sectionText(
        'map',
        '"title": "Where we are"',
        '"provider": "google"',
        '"query": «"https://www.google.com/maps/place/Stowe,+VT+05672/@44.4654,-72.6874,13z"»',
      ),
      '"Stowe, VT 05672"',
    ),
    format: 'place',
    must: 'an address or the name of a place, not a link',
    test: (text) => !/:\/\/|^www\.|^maps\.|goo\.gl\//i.test(text),
    hint: (text) => suggest(meantPlace(text)),
  },
})
