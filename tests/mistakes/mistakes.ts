import { PAGE } from './cases/page'
import { FACTS } from './cases/facts'
import { EVERYDAY } from './cases/everyday'
import { FILES } from './cases/files'
import { PICTURES } from './cases/pictures'
import { type Mistake, inCelina, inFile, inPlano, inReviews, inSite, meant } from './cases/mistake'

/** One mistake of every kind that authors make. */
export const MISTAKES: Record<string, Mistake> = {
  'an extra comma': inPlano('syntax', '"title": "Electrician in {city}, TX | {business}",{+«,»+}'),
  'a missing comma': inPlano('syntax', '"title": "Electrician in {city}, TX | {business}«"»[-,-]'),
  'a text that is never closed': inPlano('syntax', '"title": «"Electrician in {city}, TX | {business}[-"-],»'),
  'a comment': inPlano('syntax', '  {+«// our city»\n  +}"vars": {'),
  'a duplicate key': inPlano('duplicate-key', '"city": "Plano",{+ «"city"»: "Plano",+}'),
  'a misspelled required property': inReviews('unknown-property', '«"rat{+t+}ing"»: 5', meant('rating')),
  'a misspelled optional property': inPlano('unknown-property', '«"pro[-o-]f"»: [', meant('proof')),
  'an extra property': inReviews('unknown-property', '"rating": 5{+, «"mood"»: "good"+}'),
  'a missing property': inFile('pages/404.json')('missing-property', '[-"code": "404",-]'),
  'a number in quotes': inReviews('wrong-type', '"rating": «{+"+}5{+"+}»'),
  'a value out of range': inReviews('out-of-range', '"rating": «[-5-]{+6+}»'),
  'an unknown value': inPlano('unknown-value', '"variant": «"sl[-i-]ps"»', meant('slips')),
  'an unknown section type': inPlano('unknown-section-type', '"type": «"her{+r+}o"»', meant('hero')),
  'a misspelled "type"': inPlano('unknown-property', '«"t[-yp-]{+py+}e"»: "hero"', meant('type')),
  'an unknown shared section': inPlano('unknown-shared-section', '"use": «"permit[-s-]"»', meant('permits')),
  'an unknown variable': inPlano('unknown-variable', '"title": "Electrician in «{c[-i-]ty}»', meant('city')),
  'an unknown variable in a link': inPlano('unknown-variable', '"href": "tel:«{tel{+l+}}»"', meant('tel')),
  'a route that is taken': inPlano('route-clash', '{+"aliases": [«"/allen"»],\n  +}"vars": {'),
  'a dead link': inPlano('broken-link', '"href": "«/contact[-us-]»"', meant('/contactus')),
  'a dead link in Markdown': inCelina('broken-link', '](«/contact[-us-]»)', meant('/contactus')),
  'a dead anchor': inFile('pages/mckinney.json')('broken-anchor', '"href": "«#q[-uo-]{+ou+}te»"', meant('#quote')),
  'a link to a script': inPlano('invalid-link', '"href": «"[-/contactus-]{+javascript:alert(1)+}"»'),
  'a missing picture': inPlano(
    'missing-image',
    '"src": "«/images/hero-city-plan[-o-].jpg»"',
    meant('/images/hero-city-plano.jpg'),
  ),
  'an unknown icon': inPlano('unknown-icon', '"icon": «"footprint[-s-]"»', meant('footprints')),
  'an unknown list': inPlano('unknown-list', '"list": «"reviews{+s+}"»', meant('reviews')),
  'an unknown field to choose by': inPlano('unknown-property', '"where": { «"cit{+t+}y"»', meant('city')),
  'a mistake in a shared section that many pages use': inFile('shared/why-choose-us.json')(
    'unknown-property',
    '«"figure{+s+}"»: "TX"',
    meant('figure'),
  ),
  'a mistake in an overriding key': inPlano(
    'unknown-property',
    '"use": "permits",{+ «"titel"»: "x",+}',
    meant('title'),
  ),
  'a mistake in site.json': inSite('unknown-property', '«"tagli[-ne-]"»:', meant('tagline')),
  ...PAGE,
  ...EVERYDAY,
  ...FACTS,
  ...FILES,
  ...PICTURES,
}
