import { PAGE } from './cases/page'
import { FACTS } from './cases/facts'
import { FILES } from './cases/files'
import { PICTURES } from './cases/pictures'
import { type Mistake, inPlano, meant } from './mistake'

/** One of every kind that authors make. */
export const MISTAKES: Record<string, Mistake> = {
  'a comma too many': {
    file: 'pages/plano.json',
    change: [
      '"title": "Electrician in {city}, TX | {business}",',
      '"title": "Electrician in {city}, TX | {business}",«,»',
    ],
    rule: 'syntax',
  },
  'a comma missing': {
    file: 'pages/plano.json',
    change: [
      '"title": "Electrician in {city}, TX | {business}",',
      '"title": "Electrician in {city}, TX | {business}«"»',
    ],
    rule: 'syntax',
  },
  'a text that is not closed': {
    file: 'pages/plano.json',
    change: [
      '"title": "Electrician in {city}, TX | {business}",',
      '"title": «"Electrician in {city}, TX | {business},»',
    ],
    rule: 'syntax',
  },
  'a comment': { file: 'pages/plano.json', change: ['  "vars": {', '  «// our city»\n  "vars": {'], rule: 'syntax' },
  'a duplicate key': inPlano('"city": "Plano",', '"city": "Plano", «"city"»: "Plano",', 'duplicate-key'),
  'a misspelt property that is required': inPlano('"rating": 5', '«"ratting"»: 5', 'unknown-property', meant('rating')),
  'a misspelt property that is optional': inPlano('"proof": [', '«"prof"»: [', 'unknown-property', meant('proof')),
  'a property too many': inPlano('"rating": 5', '"rating": 5, «"mood"»: "good"', 'unknown-property'),
  'a property missing': { file: 'pages/404.json', change: ['"code": "404",', ''], rule: 'missing-property' },
  'a number as text': { file: 'pages/plano.json', change: ['"rating": 5', '"rating": «"5"»'], rule: 'wrong-type' },
  'a value out of range': { file: 'pages/plano.json', change: ['"rating": 5', '"rating": «6»'], rule: 'out-of-range' },
  'an unknown value': inPlano('"source": "Google"', '"source": «"Gogle"»', 'unknown-value', meant('Google')),
  'an unknown section type': inPlano('"type": "hero"', '"type": «"herro"»', 'unknown-section-type', meant('hero')),
  'a misspelt type key': inPlano('"type": "hero"', '«"tpye"»: "hero"', 'unknown-property', meant('type')),
  'an unknown shared section': {
    file: 'pages/plano.json',
    change: ['"use": "permits"', '"use": «"permit"»'],
    rule: 'unknown-shared-section',
    hint: meant('permits'),
  },
  'an unknown variable': {
    file: 'pages/plano.json',
    change: ['"title": "Electrician in {city}', '"title": "Electrician in «{cty}»'],
    rule: 'unknown-variable',
    hint: meant('city'),
  },
  'an unknown variable in a link': {
    file: 'pages/plano.json',
    change: ['"href": "tel:{tel}"', '"href": "tel:«{tell}»"'],
    rule: 'unknown-variable',
    hint: meant('tel'),
  },
  'a route that is taken': inPlano('"vars": {', '"aliases": [«"/allen"»],\n  "vars": {', 'route-clash'),
  'a dead link': inPlano('"href": "/contactus"', '"href": "«/contact»"', 'broken-link', meant('/contactus')),
  'a dead link in Markdown': {
    file: 'pages/celina.json',
    change: ['](/contactus)', '](«/contact»)'],
    rule: 'broken-link',
    hint: meant('/contactus'),
  },
  'a dead anchor': {
    file: 'pages/mckinney.json',
    change: ['"href": "#quote"', '"href": "«#qoute»"'],
    rule: 'broken-anchor',
    hint: meant('#quote'),
  },
  'a link to a script': inPlano('"href": "/contactus"', '"href": «"javascript:alert(1)"»', 'invalid-link'),
  'a picture that is missing': {
    file: 'pages/plano.json',
    change: ['"src": "/images/hero-city-plano.jpg"', '"src": "«/images/hero-city-plan.jpg»"'],
    rule: 'missing-image',
    hint: meant('/images/hero-city-plano.jpg'),
  },
  'an unknown icon': inPlano('"icon": "footprints"', '"icon": «"footprint"»', 'unknown-icon', meant('footprints')),
  'a mistake in a shared section that many pages use': {
    file: 'shared/why-choose-us.json',
    change: ['"figure": "TX"', '«"figures"»: "TX"'],
    rule: 'unknown-property',
    hint: meant('figure'),
  },
  'a mistake in an overriding key': {
    file: 'pages/plano.json',
    change: ['"use": "permits",', '"use": "permits", «"titel"»: "x",'],
    rule: 'unknown-property',
    hint: meant('title'),
  },
  'a mistake in site.json': {
    file: 'site.json',
    change: ['"tagline":', '«"tagli"»:'],
    rule: 'unknown-property',
    hint: meant('tagline'),
  },
  ...PAGE,
  ...FACTS,
  ...FILES,
  ...PICTURES,
}
