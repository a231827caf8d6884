import iconNodes from 'lucide-static/icon-nodes.json' with { type: 'json' }
import { problemOf } from '../problems/problem'
import { didYouMean, suggest } from '../problems/suggest'
import { invalidCoordinates } from './site/coordinates'
import { EMBED_RULES } from './embeds'
import { markedSection, markedSite } from './examples'
import { EMAIL, FACT_RULES, isEmail } from './facts'
import { invalidImage } from './content/pictures'
import { invalidRoute } from './site/routes'
import type { DocumentRule, FormatRule } from './rule'

/** What follows "tel:" is a matter of invalid-phone. */
const LINK = new RegExp(`^(/(?!/)\\S*|#[^\\s#]*|https://[^\\s/]+\\.\\S+|tel:.+|mailto:${EMAIL}(\\?\\S*)?)$`)

/** Names of files, which look like a host. */
const FILE = /\.(html?|php|aspx?|json|pdf|jpe?g|png|webp|avif|svg)$/i

const HOST = /^(?:https?:)?\/*((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i

/** The address that was meant by one without https://: "www.acme.example". */
function meantAddress(text: string): string | undefined {
  const address = HOST.exec(text.trim())?.[1]
  return address && !FILE.test(address) ? `https://${address}` : undefined
}

/** The link that was meant by a web address, an e-mail address or a telephone number alone. */
function meantLink(text: string): string | undefined {
  const alone = text.replace(/^mailto:/i, '').trim()
  if (isEmail(alone)) return `mailto:${alone}`
  return /^\+?[\d(][\d\s().-]{2,}$/.test(text) ? `tel:${text}` : meantAddress(text)
}

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
  hint: (text) => suggest(meantLink(text)),
  checkDocument: ({ texts, likely }) =>
    texts.flatMap(({ format, links, origin }) => {
      const wrong = format === 'markdown' ? links.filter((link) => !LINK.test(link)) : []
      return wrong.map((link) => {
        const what = `has a link to ${JSON.stringify(link)}, which must be ${invalidLink.must}`
        return problemOf(
          invalidLink,
          origin,
          { what, hint: suggest(meantLink(link)) ?? didYouMean(link, likely('link')) },
          { part: link },
        )
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
    hint: (text) => suggest(meantAddress(text.replace(/\/+$/, ''))),
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
  ...EMBED_RULES,
  invalidCoordinates,
  ...FACT_RULES,
]

/** The formats of texts that may say anything. */
export const FREE_FORMATS = ['markdown', 'phone']
