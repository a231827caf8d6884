import { readFileSync } from 'node:fs'
import { type Mistake, inPlano, inReviews, inSite, warned } from './mistake'
import { ELECTRICIAN } from '../../../scripts/fixtures'

const HEADING = '’s houses are turning forty.'
const PAGE = readFileSync(`${ELECTRICIAN.site}/pages/plano.json`, 'utf8')

const inHeading = (sign: string, hint: string) =>
  warned(inPlano('visible-markup', `"title": "[-{city}-]{+«${sign}»+}${HEADING}`, hint))

const lineBreak = (written: string, hint: string) =>
  warned(inPlano('visible-markup', `last week.{+«${written}»Ask us.+}"`, hint))

const LEAD = '"lead": "'

const leftover = (written: string, hint: string) =>
  warned(inPlano('visible-markup', `${LEAD}{+${written} +}Licensed electricians for`, hint))

const filler = (written: string) =>
  warned(inPlano('filler-text', `"title": "[-Six streets in {city}-]{+«${written}»+}"`))

const newPage = (file: string, rule: string, hint: string): Mistake => ({
  file,
  rule,
  hint,
  content: PAGE.replace('"vars": {', '"index": false,\n  "vars": {').replace('"city": "Plano"', '"city": "The Colony"'),
})

/** Mistakes that marketers make while they edit a page, and whose first message must be enough. */
export const EVERYDAY: Record<string, Mistake> = {
  'a file of the site in capitals': {
    file: 'Site.json',
    content: '{}',
    rule: 'stray-file',
    hint: 'Delete it: site.json already exists.',
  },
  'a comma as the decimal point': inReviews('syntax', '"rating": «[-5-]{+4,5+}»', 'Write it with a point: 4.5.'),
  'days in words': inSite(
    'wrong-type',
    '"days": «[-["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]-]{+"Mon-Fri"+}»',
    'Write a list of some of these: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].',
  ),
  'a third level of the menu': inSite(
    'unknown-property',
    '{ "label": "Panel upgrades", "href": "/breaker-box-panel-upgrades"{+, «"items"»: []+} }',
    'Delete it: there can only be "label" and "href" here.',
  ),
  'an icon by another word': inPlano(
    'unknown-icon',
    '"icon": «"[-footprints-]{+lightning+}"»',
    'Did you mean "zap" or "zap-off"?',
  ),
  'a page in shared/': newPage(
    'shared/the-colony.json',
    'missing-property',
    'This is a whole page: move the file to pages/. A file in shared/ is a single section.',
  ),
  'an underscore in a page’s name': newPage(
    'pages/the_colony.json',
    'invalid-route',
    'Rename the file to the-colony.json: lowercase letters, digits and hyphens only.',
  ),
  'last year’s copyright': warned(
    inSite(
      'past-copyright',
      '"copyright": "© «[-2026-]{+2025+}»',
      'Write {year}, which is this year at every build, or leave the year out: a copyright doesn’t need one.',
    ),
  ),
  'a draft among the pages': newPage(
    'pages/_draft.json',
    'invalid-route',
    'Rename the file to draft.json: lowercase letters, digits and hyphens only. If it is a draft, move it out of pages/ until it is finished.',
  ),
  'a variable in angle brackets': inHeading('<city>', 'Write {city}.'),
  'a variable in percent signs': inHeading('%city%', 'Write {city}.'),
  'a variable after a dollar sign': inHeading('$city', 'Write {city}.'),
  'a placeholder in angle brackets': inHeading('<your town>', 'Write what belongs there.'),
  'a line break with the wrong slash': lineBreak('/n', String.raw`Write \n.`),
  'a paragraph with the wrong slashes': lineBreak('/n/n', String.raw`Write \n\n.`),
  'a link without its closing parenthesis': leftover(
    '«[our prices](/contactus» today.',
    'Write [words](/address), with all four brackets and nothing between ] and (.',
  ),
  'a link without its second bracket': leftover(
    '«[our prices(/contactus)» today.',
    'Write [words](/address), with all four brackets and nothing between ] and (.',
  ),
  'bold that never ends': leftover(
    'We are **here** and «**open.»',
    'For bold, write **words**, with ** at both ends and no spaces inside.',
  ),
  'highlighted words': leftover('We are «==open==».', 'For bold, write **words**.'),
  'an address that can’t be clicked': leftover(
    'See «https://city_office.example/a_b_c».',
    'Write [words](https://…), so that visitors can follow it.',
  ),
  'a space in a link’s address': inPlano('invalid-link', `${LEAD}{+[Prices](«/files/price list.pdf») +}Licensed`),
  'a soft hyphen in an email address': inSite(
    'invalid-email',
    '"email": «"help{+\u00ad+}@blackland.example.com"»',
    'Type it again, or write "help@blackland.example.com".',
  ),
  'a zero-width space in a link': inPlano('invalid-link', '"href": «"/contact{+\u200b+}us"»'),
  'a direction mark in a text': warned(inPlano('visible-markup', `${LEAD}{+«\u202e»+}Licensed`)),
  'the page’s city as the town of a review': inReviews(
    'review-variable',
    '"author": "Jeanette P.",\n      "city": "[-Plano-]{+«{city}»+}"',
  ),
  'the page’s city in the words of a review': inReviews(
    'review-variable',
    '"text": "Quiet, tidy, and kind to the dog{+s of «{city}»+}."',
  ),
  'a date that doesn’t exist': warned(inPlano('impossible-date', 'last week.{+ Open from «13/45/2025».+}"')),
  'a review from the future': warned(
    inReviews('future-review', '"rating": 5{+,\n"date": «"2999-03"»+}\n    },\n    {\n      "text": "Two-prong'),
  ),
  'a value to be determined': filler('TBD'),
  'a value that isn’t there': filler('N/A'),
}
