import { readFileSync } from 'node:fs'
import { slug } from '../../../sections/page/slug'
import { packageFile } from '../../documents/packages'
import { pictureNameHint } from '../../pictures/picture-names'
import { didYouMean, suggest } from '../../problems/suggest'
import { EMBED_RULES } from './embeds'
import { markedPage, markedSection, markedSite, sectionText } from '../definition/examples'
import { EMAIL, FACT_RULES, isEmail } from './facts'
import { type FormatRule, type Unnamed, errors, originIn } from '../definition/rule'
import { isCoordinates, meantCoordinates } from './coordinates'

/** The rule invalid-phone checks what follows "tel:". */
const LINK = new RegExp(`^(/(?!/)\\S*|#[^\\s#]*|https://[^\\s/]+\\.\\S+|tel:.+|mailto:${EMAIL}(\\?\\S*)?)$`)

/**
 * Whether browsers can read a web address: "https://example.com:99999" is none. URL.canParse can't be asked: in Node 20 it
 * refuses "https://example.com/café" once it was called some thousand times.
 */
export function isWebAddress(text: string): boolean {
  try {
    return new URL(text).host !== ''
  } catch {
    return false
  }
}

const isLink = (text: string): boolean => LINK.test(text) && (!text.startsWith('https:') || isWebAddress(text))

const A_LINK = 'a link: /path, #place, https://…, tel:… or mailto:…'

/** Endings of file names, which would otherwise look like hosts. */
const FILE = /\.(html?|php|aspx?|json|pdf|jpe?g|png|webp|avif|svg)$/i

const HOST = /^(?:https?:)?\/*((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i

/** The address that was meant by one without https://: "www.acme.example". */
function meantAddress(text: string): string | undefined {
  const address = HOST.exec(text.trim())?.[1]
  return address && !FILE.test(address) && isWebAddress(`https://${address}`) ? `https://${address}` : undefined
}

/** The link that was meant by a web address, an e-mail address or a telephone number alone. */
function meantLink(text: string): string | undefined {
  const alone = text.replace(/^mailto:/i, '').trim()
  if (isEmail(alone)) return `mailto:${alone}`
  return /^\+?[\d(][\d\s().-]{2,}$/.test(text) ? `tel:${text}` : meantAddress(text)
}

/** Whether a text is written as an address of the site. */
export const isRoute = (text: string): boolean => /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/.test(text)

/** The route that was meant by an address, or by the path of a page's file: "/Our Prices.html" is "/our-prices". */
export function meantRoute(text: string): string | undefined {
  const parts = text.replaceAll(/^https?:\/\/[^/]*|\.(?:json|html?)$/gi, '').split('/')
  return parts.some(slug) ? `/${parts.map(slug).filter(Boolean).join('/')}` : undefined
}

/** Whether a text may be the address of a picture, HEIC photos of telephones included: another rule reports their files. */
export const isImageAddress = (text: string): boolean =>
  /^\/images\/[^\s#?%\\]+\.(jpe?g|png|webp|avif|svg|hei[cf])$/i.test(text)

/** The drawings of Lucide's icons, by name. Importing the file as a module would take six times as long as reading it. */
export const ICONS_FILE = packageFile('lucide-static/icon-nodes.json')

/** The names of Lucide's icons. */
export const ICON_NAMES = Object.keys(JSON.parse(readFileSync(ICONS_FILE, 'utf8')) as object)

const icons = new Set(ICON_NAMES)

/** The rules of the formats that the schemas name. The schemas are compiled with them, so they must not import the schemas. */
export const FORMAT_RULES = [
  ...errors<Unnamed<FormatRule>>({
    'invalid-link': {
      asks: 'A link leads to a page, a place on one, an https address, a telephone number or an e-mail address.',
      why: 'Others lead nowhere, are insecure, or run as a script in the visitor’s browser.',
      fix: 'Write /contactus, #quote, https://example.com, tel:+18025550100 or mailto:hello@example.com.',
      example: markedSection(
        sectionText(
          'banner',
          '"title": "Shall we come by?"',
          '"buttons": [{ "label": "Ask us", "href": «"www.example.com"» }]',
        ),
        '"https://www.example.com"',
      ),
      format: 'link',
      must: A_LINK,
      test: isLink,
      hint: (text) => suggest(meantLink(text)),
      // no schema can check the links in Markdown texts
      checkDocument: ({ texts, likely }) =>
        texts.flatMap(({ format, links, origin }) => {
          const wrong = format === 'markdown' ? links.filter((link) => !isLink(link)) : []
          return wrong.map((link) => ({
            origin,
            mark: { part: link },
            what: `has a link to ${JSON.stringify(link)}, which must be ${A_LINK}`,
            hint: suggest(meantLink(link)) ?? didYouMean(link, likely('link')),
          }))
        }),
    },
    'invalid-address': {
      asks: 'An address of another site starts with https:// and has no slash at its end.',
      why: 'Without https:// a browser looks for it on this site, and the page would load insecurely; a slash at the end would be doubled.',
      fix: 'Copy the address from the browser’s address bar, and take away the slash at its end.',
      example: markedSite(
        '"social": [{ "network": "yelp", "href": «"yelp.com/biz/acme"» }]',
        '"https://yelp.com/biz/acme"',
      ),
      format: 'https',
      must: 'an address that starts with https://, without a slash at the end',
      test: (text) => /^https:\/\/[^\s/]+(\/[^\s]*[^\s/])?$/.test(text) && isWebAddress(text),
      hint: (text) => suggest(meantAddress(text.replace(/\/+$/, ''))),
    },
    'invalid-route': {
      asks: 'An address of the site holds small letters, digits, hyphens and slashes only.',
      why: 'Spaces and capital letters are told wrongly on the telephone, and not every server finds them.',
      fix: 'Write it like /our-prices; a page’s address is mended by renaming its file.',
      example: markedPage({ more: '"aliases": [«"/Old Page"»]' }, '"/old-page"'),
      format: 'route',
      must: 'a route such as /old-name: small letters, digits, hyphens',
      test: isRoute,
      hint: (text) => suggest(meantRoute(text)),
      // the names of files make addresses too
      checkSite: (view) =>
        view.pages
          .filter(({ route, isReadable }) => isReadable && !isRoute(route))
          .map(({ route, file }) => {
            const meant = meantRoute(route)
            const name = meant ? ` to ${meant.slice(1)}.json` : ''
            return {
              origin: originIn(view, file, []),
              mark: 'beginning',
              what: `has a file name that makes the address ${route}`,
              hint: `Rename the file${name}: small letters, digits and hyphens only.`,
            }
          }),
    },
    'invalid-image': {
      asks: 'A picture is named by its address under /images.',
      why: 'Sizes and formats are made only from files of public/images; a picture of another host could change or vanish.',
      fix: 'Put the file into public/images and write /images/ and its name.',
      example: markedPage({ more: '"image": «"og-image.png"»' }, '"/images/og-image.png"'),
      format: 'image',
      must: 'a picture of public/images, as /images/name.jpg',
      test: isImageAddress,
      hint: (text, existing) =>
        /^\/images\/.*[\s#?%\\].*\.\w+$/.test(text) ? pictureNameHint(text, existing) : undefined,
    },
    'unknown-icon': {
      asks: 'An icon is named as in the Lucide set.',
      why: 'There is nothing to draw under another name.',
      fix: 'Find one on lucide.dev/icons and write its name.',
      example: markedSection(
        sectionText(
          'points',
          '"items": [{ "icon": «"plug-zapp"», "title": "Chargers" }, { "icon": "clock", "title": "Time switches" }]',
        ),
        '"plug-zap"',
      ),
      format: 'icon',
      must: 'the name of a Lucide icon (lucide.dev/icons)',
      test: (text) => icons.has(text),
      known: icons,
    },
    'invalid-id': {
      asks: 'The id of a section is written in small letters, digits and hyphens, starts with a letter, and is not "main".',
      why: 'It becomes a part of links, which people type and other sites keep; #main leads to all sections of a page.',
      fix: 'Write it like quote or our-prices.',
      example: markedSection(
        sectionText('prose', '"id": «"Our Prices"»', '"title": "Our prices"', '"body": "Text."'),
        '"our-prices"',
      ),
      format: 'anchor-id',
      must: 'small letters, digits and hyphens, start with a letter, and not be "main"',
      test: (text) => /^(?!main$)[a-z][a-z0-9-]*$/.test(text),
    },
    'invalid-coordinates': {
      asks: 'Coordinates are latitude (-90 to 90) and longitude (-180 to 180) in degrees, with a comma between.',
      why: 'Maps and search engines can’t read others.',
      fix: 'Click on the place in an online map and copy the two numbers that it shows.',
      example: markedPage(
        { more: '"vars": { "city": "Stowe", "coordinates": «"44°27′ N, 72°41′ W"» }' },
        '"44.4654, -72.6874"',
      ),
      format: 'coordinates',
      must: 'latitude and longitude in degrees, as 33.0198, -96.6989',
      test: isCoordinates,
      hint: (text) => suggest(meantCoordinates(text)),
    },
  }),
  ...EMBED_RULES,
  ...FACT_RULES,
]

/** The formats of texts that may say anything. */
export const FREE_FORMATS = ['markdown', 'phone']
