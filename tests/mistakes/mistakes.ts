import { PAGE } from './cases/page'
import { FACTS } from './cases/facts'
import { FILES } from './cases/files'
import { PICTURES } from './cases/pictures'
import type { Mistake } from './mistake'

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
  'a duplicate key': {
    file: 'pages/plano.json',
    change: ['"city": "Plano",', '"city": "Plano", «"city"»: "Plano",'],
    rule: 'duplicate-key',
  },
  'a misspelt property that is required': {
    file: 'pages/plano.json',
    change: ['"rating": 5', '«"ratting"»: 5'],
    rule: 'unknown-property',
    hint: 'Did you mean "rating"?',
  },
  'a misspelt property that is optional': {
    file: 'pages/plano.json',
    change: ['"proof": [', '«"prof"»: ['],
    rule: 'unknown-property',
    hint: 'Did you mean "proof"?',
  },
  'a property too many': {
    file: 'pages/plano.json',
    change: ['"rating": 5', '"rating": 5, «"mood"»: "good"'],
    rule: 'unknown-property',
  },
  'a property missing': { file: 'pages/404.json', change: ['"code": "404",', ''], rule: 'missing-property' },
  'a number as text': { file: 'pages/plano.json', change: ['"rating": 5', '"rating": «"5"»'], rule: 'wrong-type' },
  'a value out of range': { file: 'pages/plano.json', change: ['"rating": 5', '"rating": «6»'], rule: 'out-of-range' },
  'an unknown value': {
    file: 'pages/plano.json',
    change: ['"source": "Google"', '"source": «"Gogle"»'],
    rule: 'unknown-value',
    hint: 'Did you mean "Google"?',
  },
  'an unknown section type': {
    file: 'pages/plano.json',
    change: ['"type": "hero"', '"type": «"herro"»'],
    rule: 'unknown-section-type',
    hint: 'Did you mean "hero"?',
  },
  'a misspelt type key': {
    file: 'pages/plano.json',
    change: ['"type": "hero"', '«"tpye"»: "hero"'],
    rule: 'unknown-property',
    hint: 'Did you mean "type"?',
  },
  'an unknown shared section': {
    file: 'pages/plano.json',
    change: ['"use": "permits"', '"use": «"permit"»'],
    rule: 'unknown-shared-section',
    hint: 'Did you mean "permits"?',
  },
  'an unknown variable': {
    file: 'pages/plano.json',
    change: ['"title": "Electrician in {city}', '"title": "Electrician in «{cty}»'],
    rule: 'unknown-variable',
    hint: 'Did you mean "city"?',
  },
  'an unknown variable in a link': {
    file: 'pages/plano.json',
    change: ['"href": "tel:{tel}"', '"href": "tel:«{tell}»"'],
    rule: 'unknown-variable',
    hint: 'Did you mean "tel"?',
  },
  'a route that is taken': {
    file: 'pages/plano.json',
    change: ['"vars": {', '"aliases": [«"/allen"»],\n  "vars": {'],
    rule: 'route-clash',
  },
  'a dead link': {
    file: 'pages/plano.json',
    change: ['"href": "/contactus"', '"href": "«/contact»"'],
    rule: 'broken-link',
    hint: 'Did you mean "/contactus"?',
  },
  'a dead link in Markdown': {
    file: 'pages/celina.json',
    change: ['](/contactus)', '](«/contact»)'],
    rule: 'broken-link',
    hint: 'Did you mean "/contactus"?',
  },
  'a dead anchor': {
    file: 'pages/mckinney.json',
    change: ['"href": "#quote"', '"href": "«#qoute»"'],
    rule: 'broken-anchor',
    hint: 'Did you mean "#quote"?',
  },
  'a link to a script': {
    file: 'pages/plano.json',
    change: ['"href": "/contactus"', '"href": «"javascript:alert(1)"»'],
    rule: 'invalid-link',
  },
  'a picture that is missing': {
    file: 'pages/plano.json',
    change: ['"src": "/images/hero-city-plano.jpg"', '"src": "«/images/hero-city-plan.jpg»"'],
    rule: 'missing-image',
    hint: 'Did you mean "/images/hero-city-plano.jpg"?',
  },
  'an unknown icon': {
    file: 'pages/plano.json',
    change: ['"icon": "footprints"', '"icon": «"footprint"»'],
    rule: 'unknown-icon',
    hint: 'Did you mean "footprints"?',
  },
  'a mistake in a shared section that many pages use': {
    file: 'shared/why-choose-us.json',
    change: ['"figure": "TX"', '«"figures"»: "TX"'],
    rule: 'unknown-property',
    hint: 'Did you mean "figure"?',
  },
  'a mistake in an overriding key': {
    file: 'pages/plano.json',
    change: ['"use": "permits",', '"use": "permits", «"titel"»: "x",'],
    rule: 'unknown-property',
    hint: 'Did you mean "title"?',
  },
  'a mistake in site.json': {
    file: 'site.json',
    change: ['"tagline":', '«"tagli"»:'],
    rule: 'unknown-property',
    hint: 'Did you mean "tagline"?',
  },
  ...PAGE,
  ...FACTS,
  ...FILES,
  ...PICTURES,
}
