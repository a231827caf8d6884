import { type Mistake, inFile, inPlano, inReviews, meant, warned } from './mistake'

/** The start of a text, and of an answer. */
const LEAD = '"lead": "'
const ANSWER = '"answer": "'
const HEADING = '’s houses are turning forty.'
const ALT = 'New breaker panel with neat breakers, labels and a filled-in directory on a plywood board'

const warning = (...args: Parameters<typeof inPlano>) => warned(inPlano(...args))
const markup = (edit: string, hint: string) => warning('visible-markup', edit, hint)

/** Mistakes on one page: in its markup, words, names, links and sections. */
export const PAGE: Record<string, Mistake> = {
  'HTML in text': markup(`${LEAD}«{+<b>+}Licensed{+</b>+}» electricians for`, 'For bold, write **words**.'),
  'HTML in a heading': markup('"title": "{city}’s houses[- -]{+«<br>»+}are turning forty.', 'Write just the words.'),
  'a link in HTML': markup(
    `${ANSWER}«{+<a href=\\"/ev-charger-install\\">+}Usually{+</a>+}». The cable`,
    'For a link, write [words](/address).',
  ),
  'an HTML comment': markup(
    `${LEAD}{+«<!-- ask Dana -->»+}Licensed electricians for`,
    'Delete it. A note to yourself can go next to the text, in a "$comment".',
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
  'Markdown in a field that doesn’t support it': markup(
    '"«{+**+}Six{+**+}» streets in {city}"',
    'Write just the words.',
  ),
  'an entity in a field that doesn’t support it': markup(
    '"Licensed «&{+amp;+}» insured: {license}"',
    'Write the character itself.',
  ),
  'a table in text': markup(
    `${ANSWER}{+| a | b |\\n«|---|---|»\\n+}Usually`,
    'Use a section of the type "table" instead.',
  ),
  'a link without words': markup(`${ANSWER}{+«[](/aboutus)» +}Usually`, 'Write the link’s words between [ and ].'),
  'a control character': markup(`${LEAD}Licensed{+«\\u0007»+} electricians for`, 'Delete it.'),
  'a garbled character': markup(`${LEAD}Licensed{+«â€™»+} electricians for`, 'Write the character itself.'),
  'a list in a one-paragraph text': markup(
    `${LEAD}«{+- +}Licensed electricians»{+\\n- Panels+} for`,
    'Make it a sentence, or move it to a field that supports lists, such as the body of a prose section.',
  ),
  'a link by reference in a one-paragraph text': markup(
    `${LEAD}{+[+}Licensed{+]+} electricians{+.\\n\\n«[Licensed]: /aboutus»\\n\\nFor+}[- for-]`,
    'Write the address after the words: [Licensed](/aboutus).',
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
  'a dead link in an indented text': inPlano(
    'broken-link',
    `${LEAD}{+    [+}Licensed{+](«/abouts»)+} electricians for`,
    meant('/aboutus'),
  ),
  'a picture in text': inPlano(
    'broken-link',
    `${ANSWER}{+![A cable](«/images/ev-charger-1.jpg») +}Usually. The cable`,
    'Pictures have fields of their own: a link can’t lead to one, and text can’t show one.',
  ),
  'a main heading as long as a paragraph': warning(
    'heading-length',
    `"title": «"{city}${HEADING} So is their wiring.{+ ${'So is their wiring. '.repeat(4)}+}"»`,
    'Shorten it to at most 120 characters, and put the rest in the text below.',
  ),
  'filler words': warning(
    'filler-text',
    `${LEAD}[-Licensed-]{+«Lorem ipsum» dolor sit amet,+} electricians for`,
    'Write what belongs there, or delete it.',
  ),
  'a note in a heading': warning('filler-text', `"title": "{+«TODO»: +}{city}${HEADING}`),
  'an alternative text that says nothing': warning(
    'missing-alt',
    `"alt": «"[-${ALT}-]{+Image+}"»`,
    'Say in a sentence what it shows.',
  ),
  'a picture’s file name as its alternative text': warning('missing-alt', `"alt": «"[-${ALT}-]{+panel-new+}"»`),
  'a picture of the city whose page was copied': warned(
    inFile('pages/allen.json')(
      'leftover-city',
      '/images/hero-city-«[-allen-]{+plano+}».jpg',
      meant('/images/hero-city-allen.jpg'),
    ),
  ),
  'a link with the site’s own domain': warning(
    'absolute-link',
    '"href": "«{+https://blackland.example.com+}/contactus»"',
    'Write /contactus instead.',
  ),
  'a dead link with the site’s own domain': inPlano(
    'broken-link',
    '"href": "«{+https://www.blackland.example.com+}/contactu[-s-]»"',
    meant('/contactus'),
  ),
  'a phone number that isn’t the site’s': warning(
    'unknown-number',
    '"text": "[-Word for word, from Google and Yelp.-]{+Call «972.555.0199» for more.+}"',
  ),
  'a phone link with a number that isn’t the site’s': warning(
    'unknown-number',
    '"href": "tel:«[-{tel}-]{++1 972 555 0199+}»"',
  ),
  'two sections with the same id': inPlano(
    'duplicate-id',
    '{+«"id"»: "quote",\n+}"variant": "slips",',
    'Give one of the two another "id", or remove one.',
  ),
  'the id of a question': inPlano(
    'duplicate-id',
    '{ "use": "map"{+, «"id"»: "faq-my-panel-is-from"+} }',
    'Give this section another "id".',
  ),
  'a shared section with an id that is taken': inPlano('duplicate-id', '{ "use": "map"{+, «"id"»: "faq"+} }'),
  'a shared section pasted twice': warning(
    'repeated-section',
    '{ "use": "map" }{+,\n    { «"use"»: "map" }+}',
    'Remove one of the two, or change what it says.',
  ),
  'a section pasted twice': warned(
    inFile('pages/thankyou.json')(
      'repeated-section',
      '"sections": [{+\n    { "type": "cities", "title": "Towns" }, { «"type"»: "cities", "title": "Towns" },+}',
    ),
  ),
  'a required property under an invented name': inPlano(
    'unknown-property',
    '«"[-question-]{+asked+}"»: "My panel is',
    meant('question'),
  ),
  'another word for a required property': inReviews('unknown-property', '«"[-rating-]{+stars+}"»: 5', meant('rating')),
  'another word for an optional property': inPlano(
    'unknown-property',
    '«"[-lead-]{+subtitle+}"»: "Licensed electricians for',
    meant('lead'),
  ),
  'another word for a section type': inPlano(
    'unknown-section-type',
    '"type": «"[-testimonials-]{+reviews+}"»',
    meant('testimonials'),
  ),
  'a key that is there twice, with the same value': inPlano(
    'duplicate-key',
    '"city": "Plano",{+ «"city"»: "Plano",+}',
    'Both say the same: delete this one.',
  ),
  'a key that is there twice, with different values': inPlano(
    'duplicate-key',
    '{+"variant": "row",\n      +}«"variant"»: "slips",',
    'Keep one of the two. As it is, the one on line 60 is lost.',
  ),
}
