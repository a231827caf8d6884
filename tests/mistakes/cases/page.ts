import type { Change, Mistake } from '../mistake'

const PLANO = 'pages/plano.json'
const LEAD = '"lead": "Licensed electricians for'
const HEADING = '"title": "{city}’s houses are turning forty.'
const ANSWER = '"answer": "Usually. The cable'

const plano = (rule: string, change: Change['change'], hint?: string): Mistake => ({ file: PLANO, change, rule, hint })
const warned = (...args: Parameters<typeof plano>): Mistake => ({ ...plano(...args), severity: 'warning' })
const markup = (change: Change['change'], hint: string) => warned('visible-markup', change, hint)

/** What is wrong on one page: its markup, words, names, links and sections. */
export const PAGE: Record<string, Mistake> = {
  'HTML in a text': markup([LEAD, '"lead": "«<b>Licensed</b>» electricians for'], 'Write **words** for bold ones.'),
  'HTML in a heading': markup([HEADING, '"title": "{city}’s houses«<br>»are turning forty.'], 'Write the words alone.'),
  'a link in HTML': markup(
    [ANSWER, '"answer": "«<a href=\\"/ev-charger-install\\">Usually</a>». The cable'],
    'Write [words](/address) for a link.',
  ),
  'an HTML comment': markup(
    [LEAD, '"lead": "«<!-- ask Dana -->»Licensed electricians for'],
    'Take it out. A note to yourself can stand beside the text, as "$comment".',
  ),
  'doubled braces': markup([HEADING, '"title": "«{{city}}»’s houses are turning forty.'], 'Write {city}.'),
  'square brackets in place of braces': markup(
    [HEADING, '"title": "«[city]»’s houses are turning forty.'],
    'Write {city}.',
  ),
  'a placeholder in brackets': markup(
    [HEADING, '"title": "«[Your company]»’s houses are.'],
    'Write what belongs there.',
  ),
  'a space in a link': markup(
    [ANSWER, '"answer": "«[Usually] (/ev-charger-install)». The cable'],
    'Write [Usually](/ev-charger-install), without the space.',
  ),
  'a link the wrong way round': markup(
    [ANSWER, '"answer": "«(Usually)[/ev-charger-install]». The cable'],
    'Write [Usually](/ev-charger-install).',
  ),
  'Markdown where none is read': markup(
    ['"Six streets in {city}"', '"«**Six**» streets in {city}"'],
    'Write the words alone.',
  ),
  'an entity where none is read': markup(
    ['"Licensed & insured"', '"Licensed «&amp;» insured"'],
    'Write the character itself.',
  ),
  'a list in a text of one paragraph': markup(
    [LEAD, '"lead": "«- Licensed electricians»\\n- Panels for'],
    'Make it a sentence, or move it into a text that takes lists, such as the body of prose.',
  ),
  'a link by reference in a text of one paragraph': markup(
    [LEAD, '"lead": "[Licensed] electricians.\\n\\n«[Licensed]: /aboutus»\\n\\nFor'],
    'Write the address behind the words: [Licensed](/aboutus).',
  ),
  'a dead link by reference': plano(
    'broken-link',
    [ANSWER, '"answer": "[Usually].\\n\\n[Usually]: «/ev-charger-instal»\\n\\nThe cable'],
    'Did you mean "/ev-charger-install"?',
  ),
  'a link to a script by reference': plano('invalid-link', [
    ANSWER,
    '"answer": "[Usually].\\n\\n[Usually]: «javascript:alert(1)»\\n\\nThe cable',
  ]),
  'a dead link in a text that is indented': plano(
    'broken-link',
    [LEAD, '"lead": "    [Licensed](«/abouts») electricians for'],
    'Did you mean "/aboutus"?',
  ),
  'a picture in a text': plano(
    'broken-link',
    [ANSWER, '"answer": "![A cable](«/images/ev-charger-1.jpg») Usually. The cable'],
    'A picture has a field of its own: no link leads to one, and a text shows none.',
  ),
  'a main heading of a paragraph': warned(
    'heading-length',
    [
      `${HEADING} So is their wiring."`,
      `"title": «"{city}’s houses are turning forty. ${'So is their wiring. '.repeat(5)}"»`,
    ],
    'Shorten it to 120 at most, and say the rest in the text below.',
  ),
  'filler words': warned(
    'filler-text',
    [LEAD, '"lead": "«Lorem ipsum» dolor sit amet, electricians for'],
    'Write what belongs there, or take it out.',
  ),
  'a note in a heading': warned('filler-text', [HEADING, '"title": "«TODO»: {city}’s houses are turning forty.']),
  'an alternative text that says nothing': warned(
    'missing-alt',
    ['"alt": "New breaker panel with neat breakers, labels and a filled-in directory on its door"', '"alt": «"Image"»'],
    'Say in a sentence what it shows.',
  ),
  'the name of a picture’s file as its alternative text': warned('missing-alt', [
    '"alt": "New breaker panel with neat breakers, labels and a filled-in directory on its door"',
    '"alt": «"panel-new"»',
  ]),
  'a picture of the city whose page was copied': {
    file: 'pages/allen.json',
    change: ['/images/hero-city-allen.jpg', '/images/hero-city-«plano».jpg'],
    rule: 'leftover-city',
    hint: 'Did you mean "/images/hero-city-allen.jpg"?',
    severity: 'warning',
  },
  'a link to the own domain': warned(
    'absolute-link',
    ['"href": "/contactus"', '"href": "«https://blackland.example.com/contactus»"'],
    'Write /contactus instead.',
  ),
  'a dead link to the own domain': plano(
    'broken-link',
    ['"href": "/contactus"', '"href": "«https://www.blackland.example.com/contactu»"'],
    'Did you mean "/contactus"?',
  ),
  'a telephone number that is none of the site’s': warned('unknown-number', [
    '"text": "Word for word, from Google and Yelp."',
    '"text": "Call «972.555.0199» for more."',
  ]),
  'a telephone link to a number that is none of the site’s': warned('unknown-number', [
    '"href": "tel:{tel}"',
    '"href": "tel:«+1 972 555 0199»"',
  ]),
  'two sections with one id': plano(
    'duplicate-id',
    ['"variant": "slips",', '«"id"»: "quote",\n"variant": "slips",'],
    'Give one of the two another "id", or take one away.',
  ),
  'a shared section with an id that is taken': plano('duplicate-id', [
    '{ "use": "map" }',
    '{ "use": "map", «"id"»: "faq" }',
  ]),
  'a shared section pasted twice': warned(
    'repeated-section',
    ['{ "use": "map" }', '{ "use": "map" },\n    { «"use"»: "map" }'],
    'Take one of the two away, or change what it says.',
  ),
  'a section pasted twice': {
    file: 'pages/thankyou.json',
    change: [
      '"sections": [',
      '"sections": [\n    { "type": "cities", "title": "Towns" }, { «"type"»: "cities", "title": "Towns" },',
    ],
    rule: 'repeated-section',
    severity: 'warning',
  },
  'a required member with a name of its own': plano(
    'unknown-property',
    ['"question": "My panel is', '«"asked"»: "My panel is'],
    'Did you mean "question"?',
  ),
  'another word for a required member': plano(
    'unknown-property',
    ['"rating": 5', '«"stars"»: 5'],
    'Did you mean "rating"?',
  ),
  'another word for an optional member': plano(
    'unknown-property',
    [LEAD, '«"subtitle"»: "Licensed electricians for'],
    'Did you mean "lead"?',
  ),
  'another word for a section type': plano(
    'unknown-section-type',
    ['"type": "testimonials"', '"type": «"reviews"»'],
    'Did you mean "testimonials"?',
  ),
  'a key that is written twice with one value': plano(
    'duplicate-key',
    ['"city": "Plano",', '"city": "Plano", «"city"»: "Plano",'],
    'Both say the same: take this one away.',
  ),
  'a key that is written twice with two values': plano(
    'duplicate-key',
    ['"variant": "slips",', '"variant": "row",\n      «"variant"»: "slips",'],
    'Keep one of the two: the other stands in line 59, and would be lost.',
  ),
}
