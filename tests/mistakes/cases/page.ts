import { type Mistake, inFile, inPlano, meant, warned } from './mistake'

/** The beginnings of a text and of an answer. */
const LEAD = '"lead": "'
const ANSWER = '"answer": "'
const HEADING = '’s houses are turning forty.'
const ALT = 'New breaker panel with neat breakers, labels and a filled-in directory on its door'

const warning = (...args: Parameters<typeof inPlano>) => warned(inPlano(...args))
const markup = (edit: string, hint: string) => warning('visible-markup', edit, hint)

/** What is wrong on one page: its markup, words, names, links and sections. */
export const PAGE: Record<string, Mistake> = {
  'HTML in a text': markup(`${LEAD}«{+<b>+}Licensed{+</b>+}» electricians for`, 'Write **words** for bold ones.'),
  'HTML in a heading': markup('"title": "{city}’s houses[- -]{+«<br>»+}are turning forty.', 'Write the words alone.'),
  'a link in HTML': markup(
    `${ANSWER}«{+<a href=\\"/ev-charger-install\\">+}Usually{+</a>+}». The cable`,
    'Write [words](/address) for a link.',
  ),
  'an HTML comment': markup(
    `${LEAD}{+«<!-- ask Dana -->»+}Licensed electricians for`,
    'Take it out. A note to yourself can stand beside the text, as "$comment".',
  ),
  'doubled braces': markup(`"title": "«{+{+}{city}{+}+}»${HEADING}`, 'Write {city}.'),
  'square brackets in place of braces': markup(`"title": "[-{city}-]{+«[city]»+}${HEADING}`, 'Write {city}.'),
  'a placeholder in brackets': markup(
    '"title": "[-{city}-]{+«[Your company]»+}’s houses are[- turning forty-].',
    'Write what belongs there.',
  ),
  'a space in a link': markup(
    `${ANSWER}«{+[+}Usually{+] (/ev-charger-install)+}». The cable`,
    'Write [Usually](/ev-charger-install), without the space.',
  ),
  'a link the wrong way round': markup(
    `${ANSWER}«{+(+}Usually{+)[/ev-charger-install]+}». The cable`,
    'Write [Usually](/ev-charger-install).',
  ),
  'Markdown where none is read': markup('"«{+**+}Six{+**+}» streets in {city}"', 'Write the words alone.'),
  'an entity where none is read': markup('"Licensed «&{+amp;+}» insured"', 'Write the character itself.'),
  'a table in a text': markup(
    `${ANSWER}{+| a | b |\\n«|---|---|»\\n+}Usually`,
    'A table is a section of its own, with the type "table".',
  ),
  'a link without words': markup(`${ANSWER}{+«[](/aboutus)» +}Usually`, 'Write the words of the link between [ and ].'),
  'a control character': markup(`${LEAD}Licensed{+«\\u0007»+} electricians for`, 'Delete it.'),
  'a garbled character': markup(`${LEAD}Licensed{+«â€™»+} electricians for`, 'Write the character itself.'),
  'a list in a text of one paragraph': markup(
    `${LEAD}«{+- +}Licensed electricians»{+\\n- Panels+} for`,
    'Make it a sentence, or move it into a text that takes lists, such as the body of prose.',
  ),
  'a link by reference in a text of one paragraph': markup(
    `${LEAD}{+[+}Licensed{+]+} electricians{+.\\n\\n«[Licensed]: /aboutus»\\n\\nFor+}[- for-]`,
    'Write the address behind the words: [Licensed](/aboutus).',
  ),
  'a dead link by reference': inPlano(
    'broken-link',
    `${ANSWER}{+[+}Usually{+]+}.{+\\n\\n[Usually]: «/ev-charger-instal»\\n\\n+}[- -]The cable`,
    meant('/ev-charger-install'),
  ),
  'a link to a script by reference': inPlano(
    'invalid-link',
    `${ANSWER}{+[+}Usually{+]+}.{+\\n\\n[Usually]: «javascript:alert(1)»\\n\\n+}[- -]The cable`,
  ),
  'a dead link in a text that is indented': inPlano(
    'broken-link',
    `${LEAD}{+    [+}Licensed{+](«/abouts»)+} electricians for`,
    meant('/aboutus'),
  ),
  'a picture in a text': inPlano(
    'broken-link',
    `${ANSWER}{+![A cable](«/images/ev-charger-1.jpg») +}Usually. The cable`,
    'A picture has a field of its own: no link leads to one, and a text shows none.',
  ),
  'a main heading of a paragraph': warning(
    'heading-length',
    `"title": «"{city}${HEADING} So is their wiring.{+ ${'So is their wiring. '.repeat(4)}+}"»`,
    'Shorten it to 120 at most, and say the rest in the text below.',
  ),
  'filler words': warning(
    'filler-text',
    `${LEAD}[-Licensed-]{+«Lorem ipsum» dolor sit amet,+} electricians for`,
    'Write what belongs there, or take it out.',
  ),
  'a note in a heading': warning('filler-text', `"title": "{+«TODO»: +}{city}${HEADING}`),
  'an alternative text that says nothing': warning(
    'missing-alt',
    `"alt": «"[-${ALT}-]{+Image+}"»`,
    'Say in a sentence what it shows.',
  ),
  'the name of a picture’s file as its alternative text': warning('missing-alt', `"alt": «"[-${ALT}-]{+panel-new+}"»`),
  'a picture of the city whose page was copied': warned(
    inFile('pages/allen.json')(
      'leftover-city',
      '/images/hero-city-«[-allen-]{+plano+}».jpg',
      meant('/images/hero-city-allen.jpg'),
    ),
  ),
  'a link to the own domain': warning(
    'absolute-link',
    '"href": "«{+https://blackland.example.com+}/contactus»"',
    'Write /contactus instead.',
  ),
  'a dead link to the own domain': inPlano(
    'broken-link',
    '"href": "«{+https://www.blackland.example.com+}/contactu[-s-]»"',
    meant('/contactus'),
  ),
  'a telephone number that is none of the site’s': warning(
    'unknown-number',
    '"text": "[-Word for word, from Google and Yelp.-]{+Call «972.555.0199» for more.+}"',
  ),
  'a telephone link to a number that is none of the site’s': warning(
    'unknown-number',
    '"href": "tel:«[-{tel}-]{++1 972 555 0199+}»"',
  ),
  'two sections with one id': inPlano(
    'duplicate-id',
    '{+«"id"»: "quote",\n+}"variant": "slips",',
    'Give one of the two another "id", or take one away.',
  ),
  'a shared section with an id that is taken': inPlano('duplicate-id', '{ "use": "map"{+, «"id"»: "faq"+} }'),
  'a shared section pasted twice': warning(
    'repeated-section',
    '{ "use": "map" }{+,\n    { «"use"»: "map" }+}',
    'Take one of the two away, or change what it says.',
  ),
  'a section pasted twice': warned(
    inFile('pages/thankyou.json')(
      'repeated-section',
      '"sections": [{+\n    { "type": "cities", "title": "Towns" }, { «"type"»: "cities", "title": "Towns" },+}',
    ),
  ),
  'a required member with a name of its own': inPlano(
    'unknown-property',
    '«"[-question-]{+asked+}"»: "My panel is',
    meant('question'),
  ),
  'another word for a required member': inPlano('unknown-property', '«"[-rating-]{+stars+}"»: 5', meant('rating')),
  'another word for an optional member': inPlano(
    'unknown-property',
    '«"[-lead-]{+subtitle+}"»: "Licensed electricians for',
    meant('lead'),
  ),
  'another word for a section type': inPlano(
    'unknown-section-type',
    '"type": «"[-testimonials-]{+reviews+}"»',
    meant('testimonials'),
  ),
  'a key that is written twice with one value': inPlano(
    'duplicate-key',
    '"city": "Plano",{+ «"city"»: "Plano",+}',
    'Both say the same: take this one away.',
  ),
  'a key that is written twice with two values': inPlano(
    'duplicate-key',
    '{+"variant": "row",\n      +}«"variant"»: "slips",',
    'Keep one of the two: the other stands in line 59, and would be lost.',
  ),
}
