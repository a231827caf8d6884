import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { sectionExample, siteExample } from './examples'
import type { FormatRule } from './rule'

export const invalidId: FormatRule = {
  name: 'invalid-id',
  severity: 'error',
  asks: 'The id of a section is written in small letters, digits and hyphens, and starts with a letter.',
  why: 'It becomes a part of links, which people type and other sites keep.',
  mend: 'Write it like quote or our-prices.',
  example: sectionExample(
    (id) => `{
  "type": "prose",
  "id": ${id},
  "title": "Our prices",
  "body": "Text."
}`,
    '«"Our Prices"»',
    '"our-prices"',
  ),
  format: 'anchor-id',
  must: 'small letters, digits and hyphens, and start with a letter',
  test: (text) => /^[a-z][a-z0-9-]*$/.test(text),
}

export const invalidVideoId: FormatRule = {
  name: 'invalid-video-id',
  severity: 'error',
  asks: 'A video is named by its id at its provider.',
  why: 'The address of its player is made from the id; the address of a page can’t be played.',
  mend: 'On YouTube, copy the letters after watch?v=; on Vimeo, the number.',
  example: sectionExample(
    (id) => `{
  "type": "video",
  "title": "See us at work",
  "video": {
    "provider": "youtube",
    "id": ${id},
    "title": "A day with us",
    "poster": { "src": "/images/og-image.png", "alt": "Our workshop" }
  }
}`,
    '«"https://youtu.be/dQw4w9WgXcQ"»',
    '"dQw4w9WgXcQ"',
  ),
  format: 'video-id',
  must: 'the id of a video, not its address',
  test: (text) => /^[A-Za-z0-9_-]{6,20}$/.test(text),
}

export const invalidEmbedId: FormatRule = {
  name: 'invalid-embed-id',
  severity: 'error',
  asks: 'A form, a counter or another part of another company is named by its id there.',
  why: 'Its address is made from the id, so that a page never shows anything but what its provider serves.',
  mend: 'Copy the id from the provider’s address: what stands behind the last slash.',
  example: siteExample(
    '"embeds": { "quoteForm": { "provider": "jotform", "id": «"https://form.jotform.com/240123"» } }',
    '"embeds": { "quoteForm": { "provider": "jotform", "id": "240123" } }',
  ),
  format: 'embed-id',
  must: 'an id: letters, digits, dots, hyphens and underscores, never an address',
  test: (text) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text),
}

/** The names of Lucide's icons. */
export const ICON_NAMES = Object.keys(iconNodes)

const icons = new Set(ICON_NAMES)

export const unknownIcon: FormatRule = {
  name: 'unknown-icon',
  severity: 'error',
  asks: 'An icon is named as in the Lucide set.',
  why: 'There is nothing to draw under another name.',
  mend: 'Find one on lucide.dev/icons and write its name.',
  example: sectionExample(
    (icon) => `{
  "type": "points",
  "items": [
    { "icon": ${icon}, "title": "Chargers" },
    { "icon": "clock", "title": "Time switches" }
  ]
}`,
    '«"plug-zapp"»',
    '"plug-zap"',
  ),
  format: 'icon',
  must: 'the name of a Lucide icon (lucide.dev/icons)',
  test: (text) => icons.has(text),
  known: icons,
}
