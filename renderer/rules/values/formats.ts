import { slug } from '../../../sections/page/slug'
import { hasInvisible } from '../../documents/invisible'
import { parseWebAddress } from '../../documents/web-addresses'
import { pictureNameHint } from '../../pictures/picture-names'
import { didYouMean, suggest } from '../../problems/suggest'
import { EMBED_RULES } from './embeds'
import { parseOldAddress } from '../../site/old-addresses'
import { markedPage, markedSection, markedSite, sectionText } from '../definition/examples'
import { EMAIL, FACT_RULES, isEmail } from './facts'
import { type FormatRule, type Unnamed, errors, originIn } from '../definition/rule'
import { isCoordinates, meantCoordinates } from './coordinates'
import { DAY_RULES } from './days'
import { icons, iconsTagged } from './icons'

/** A link within the site, or one that no browser opens. The rule invalid-phone checks what follows "tel:" and "sms:". */
const OTHER_LINK = new RegExp(`^(/(?![/\\\\])\\S*|#[^\\s#]*|(?:tel|sms):.+|mailto:${EMAIL}(\\?\\S*)?)$`)

/** A web address without spaces, whose host has a dot. */
const isWebLink = (text: string): boolean =>
  /^https:\/\/[^\s/\\][^\s\\]*$/.test(text) && (parseWebAddress(text)?.hostname.includes('.') ?? false)

const isLink = (text: string): boolean => !hasInvisible(text) && isLinkForm(text)

const isLinkForm = (text: string): boolean => OTHER_LINK.test(text) || isWebLink(text)

const LINK_FORMS = '/path, #place, https://…, tel:…, sms:… or mailto:…'

/** Endings of file names, which would otherwise look like hosts. */
const FILE = /\.(html?|php|aspx?|json|pdf|jpe?g|png|webp|avif|svg)$/i

const HOST = /^(?:https?:)?\/*((?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i

/** The address that was meant by one without https://: "www.acme.example". */
function meantAddress(text: string): string | undefined {
  const address = HOST.exec(text.trim())?.[1]
  return address && !FILE.test(address) && parseWebAddress(`https://${address}`) ? `https://${address}` : undefined
}

/** The link that was meant by a bare web address, email address or phone number. */
function meantLink(text: string): string | undefined {
  const email = text.replace(/^mailto:/i, '').trim()
  if (isEmail(email)) return `mailto:${email}`
  return /^\+?[\d(][\d\s().-]{2,}$/.test(text) ? `tel:${text}` : meantAddress(text)
}

/** Whether a text has the form of a page's address. */
export const isRoute = (text: string): boolean => /^\/([a-z0-9_-]+(\/[a-z0-9_-]+)*)?$/.test(text)

/** The route that was meant by an address or by the path of a page's file: "/our-prices" by "/Our Prices.html". */
export function meantRoute(text: string): string | undefined {
  const parts = text.replaceAll(/^https?:\/\/[^/]*|\.(?:json|html?)$/gi, '').split('/')
  return parts.some(slug) ? `/${parts.map(slug).filter(Boolean).join('/')}` : undefined
}

/** The old address that was meant by one with a domain, without a slash, or with a place on a page: "/a.html" by "a.html#top". */
function meantOldAddress(text: string): string | undefined {
  const [address = ''] = text
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .split('#', 1)
  const [path = '', ...query] = address.replace(/\?$/, '').split('?')
  const meant = [`/${path}`.replaceAll(/[\\/]+/g, '/').replace(/(?<!\/)\*$/, '/*'), ...query].join('?')
  return parseOldAddress(meant) ? meant : undefined
}

/** Whether a text may be the address of a picture, HEIC phone photos included: another rule reports their files. */
export const isImageAddress = (text: string): boolean =>
  /^\/images\/[^\s#?%\\]+\.(jpe?g|png|webp|avif|svg|hei[cf])$/i.test(text)

/** The rules for the formats of the schemas. The schemas are compiled with these rules, so the rules can't import the schemas. */
const RULES: FormatRule[] = [
  ...errors<Unnamed<FormatRule>>({
    'invalid-link': {
      asks: 'A link leads to a page, a place on a page, an https address, a phone number or an email address.',
      why: 'Other links lead nowhere, are insecure, or run a script in the visitor’s browser.',
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
      must: `a link: ${LINK_FORMS}`,
      test: isLink,
      hint: (text) => suggest(meantLink(text)),
      // schemas can't check the links in Markdown
      checkDocument: ({ texts, likely }) =>
        texts.flatMap(({ format, links, origin }) => {
          const wrongLinks = format === 'markdown' ? links.filter((link) => !isLink(link)) : []
          return wrongLinks.map((link) => ({
            origin,
            mark: { part: link },
            what: `has a link to ${JSON.stringify(link)}, which must be ${LINK_FORMS}`,
            hint: suggest(meantLink(link)) ?? didYouMean(link, likely('link')),
          }))
        }),
    },
    'invalid-address': {
      asks: 'The address of another site starts with https:// and doesn’t end with a slash.',
      why: 'Without https://, browsers look for the address on this site, or load it insecurely; a slash at the end would be doubled.',
      fix: 'Copy the address from the browser’s address bar, and remove the slash at the end.',
      example: markedSite(
        '"social": [{ "network": "yelp", "href": «"yelp.com/biz/acme"» }]',
        '"https://yelp.com/biz/acme"',
      ),
      format: 'https',
      must: 'an address that starts with https:// and doesn’t end with a slash',
      test: (text) => /^https:\/\/[^\s/\\](?:[^\s\\]*[^\s\\/])?$/.test(text) && parseWebAddress(text) !== undefined,
      hint: (text) => suggest(meantAddress(text.replace(/(?<!\/)\/+$/, ''))),
    },
    'invalid-route': {
      asks: 'An address on the site has only lowercase letters, digits, hyphens and slashes; an old one may have underscores too.',
      why: 'Spaces and capital letters get lost when an address is read out over the phone, and not every server finds them.',
      fix: 'Write it like /our-prices. To change a page’s address, rename its file.',
      example: markedPage({ more: '"aliases": [«"/Old Page"»]' }, '"/old-page"'),
      format: 'route',
      must: 'an address such as /old-name: lowercase letters, digits and hyphens',
      test: isRoute,
      hint: (text, routes) => {
        const meant = meantRoute(text)
        return meant !== undefined && [...routes].includes(meant)
          ? `Delete it, or write another one: ${meant} is already the address of a page.`
          : (suggest(meant) ?? 'Write it like /our-prices.')
      },
      // a page's address comes from its file name
      checkSite: (view) =>
        view.pages
          .filter(({ route, isReadable }) => isReadable && (!isRoute(route) || route.includes('_')))
          .map(({ route, file }) => {
            const meant = meantRoute(route)
            const isTaken = meant !== undefined && view.addresses.byRoute.has(meant)
            const name = meant && !isTaken ? ` to ${meant.slice(1)}.json` : ''
            const draft = /\/_[^/]*$/.test(route)
              ? ' If it is a draft, move it out of pages/ until it is finished.'
              : ''
            return {
              origin: originIn(view, file, []),
              mark: 'beginning',
              what: `has a file name that gives it the address ${route}`,
              hint: isTaken
                ? `Delete the file, or give it another name: the address ${meant} is taken.${draft}`
                : `Rename the file${name}: lowercase letters, digits and hyphens only.${draft}`,
            }
          }),
    },
    'invalid-old-address': {
      asks: 'The old address of a redirect is a path on this site, as it was: with its ending, its capitals and its query. With /* at its end, it stands for all addresses below it.',
      why: 'A server compares it with the addresses that visitors ask for, and would never find it.',
      fix: 'Copy the old address from the browser’s address bar, without the domain.',
      example: markedSite('"redirects": [{ "from": «"services.html"», "to": "/" }]', '"/services.html"'),
      format: 'old-address',
      must: 'an old address on this site, such as /services.html, /index.php?page=services or /services/*',
      test: (text) => parseOldAddress(text) !== undefined,
      hint: (text) => suggest(meantOldAddress(text)),
    },
    'invalid-image': {
      asks: 'A picture is given by its address, which starts with /images/.',
      why: 'Sizes and formats are made only from files in public/images; a picture on another host could change or vanish.',
      fix: 'Put the file in public/images, and write /images/ followed by its name.',
      example: markedPage({ more: '"image": «"og-image.png"»' }, '"/images/og-image.png"'),
      format: 'image',
      must: 'a picture in public/images, such as /images/name.jpg',
      test: isImageAddress,
      hint: (text, existing) =>
        /^\/images\/./.test(text) && /[\s#?%\\]/.test(text) && /\.\w+$/.test(text)
          ? pictureNameHint(text, existing)
          : undefined,
    },
    'unknown-icon': {
      asks: 'An icon is from the Lucide set.',
      why: 'There is nothing to draw for any other name.',
      fix: 'Find an icon at lucide.dev/icons, and write its name.',
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
      hint: iconsTagged,
    },
    'invalid-id': {
      asks: 'A section’s id has only lowercase letters, digits and hyphens, starts with a letter, and isn’t "main".',
      why: 'It becomes part of links that people type and other sites keep; #main is already the page’s whole content.',
      fix: 'Write it like quote or our-prices.',
      example: markedSection(
        sectionText('prose', '"id": «"Our Prices"»', '"title": "Our prices"', '"body": "Text."'),
        '"our-prices"',
      ),
      format: 'anchor-id',
      must: 'an id other than "main", in lowercase letters, digits and hyphens, starting with a letter',
      test: (text) => /^(?!main$)[a-z][a-z0-9-]*$/.test(text),
    },
    'invalid-coordinates': {
      asks: 'Coordinates are latitude (-90 to 90) and longitude (-180 to 180) in degrees, separated by a comma.',
      why: 'Maps and search engines can’t read anything else.',
      fix: 'Click the place on an online map, and copy the two numbers that it shows.',
      example: markedPage(
        { more: '"vars": { "city": "Stowe", "coordinates": «"44°27′ N, 72°41′ W"» }' },
        '"44.4654, -72.6874"',
      ),
      format: 'coordinates',
      must: 'latitude and longitude in degrees, such as 33.0198, -96.6989',
      test: isCoordinates,
      hint: (text) => suggest(meantCoordinates(text)),
    },
  }),
  ...DAY_RULES,
  ...EMBED_RULES,
  ...FACT_RULES,
]

/** The rules for the formats of the schemas. What programs read never has invisible characters. */
export const FORMAT_RULES = RULES.map((rule) => ({
  ...rule,
  test: (text: string) => !hasInvisible(text) && rule.test(text),
}))

/** The formats that allow any text. */
export const FREE_FORMATS = ['markdown', 'phone']
