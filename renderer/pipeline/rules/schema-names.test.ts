import { describe, expect, test } from 'vitest'
import { saidOf, told, wholePage } from '../../../tests/told'

describe('unknown-property', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.' }

  test('a misspelt name is not also a missing one', () => {
    expect(told('section', { type: 'prose', title: 'Words', bdoy: 'Text.' })).toEqual([
      'unknown-property «"bdoy"»: Did you mean "body"?',
    ])
  })

  test('a name that the object has not yet is likelier than one that it has', () => {
    expect(told('section', { ...prose, yeras: [], level: 2, mood: 'good' })).toEqual([
      'unknown-property «"yeras"»: Did you mean "years"?',
      'unknown-property «"mood"»: It may also have: id, hideOnPhones, years.',
    ])
    expect(told('section', { ...prose, tite: 'Text.' })).toEqual(['unknown-property «"tite"»: Did you mean "title"?'])
  })

  test('a name that must be there is meant before one that is like it and there already', () => {
    expect(told('section', { type: 'prose', tyle: 'Words', body: 'Text.' })).toEqual([
      'unknown-property «"tyle"»: Did you mean "title"?',
    ])
  })

  test('a note of the author’s own is a name too', () => {
    expect(told('section', { ...prose, $coment: 'Ask Dana.' })).toEqual([
      'unknown-property «"$coment"»: Did you mean "$comment"?',
    ])
  })

  test('where all is there that may be, nothing is proposed', () => {
    const years = ['2001', '2002'].map((year) => ({ year, text: 'More.' }))
    expect(told('section', { ...prose, id: 'a', hideOnPhones: true, level: 2, years, mood: 'good' })).toEqual([
      'unknown-property «"mood"»: It has all that it may have.',
    ])
  })

  test.each([
    ['tpye', 'prose', 'type'],
    ['kind', 'prose', 'type'],
    ['ues', 'words', 'use'],
    // a shared section may be called as its type is
    ['upe', 'prose', 'use'],
  ])('"%s" with "%s" was to be "%s"', (name, value, meant) => {
    expect(told('section', { [name]: value, title: 'Words' })).toEqual([
      `unknown-property «"${name}"»: Did you mean "${meant}"?`,
    ])
  })

  test('the names of an entry that was written one level too high are one mistake', () => {
    expect(told('section', { type: 'faq', title: 'Questions', question: 'Open?', answer: 'Always.' })).toEqual([
      'unknown-property «"question"»: It belongs into an entry of "items": [{ "question": … }].',
    ])
  })

  test('of two places where a name belongs it is the one where those beside it do', () => {
    const image = { src: '/images/og-image.png', alt: 'Our van' }
    const hero = { type: 'hero', title: 'Words', image, figure: '9', text: 'years', form: { title: 'Ask us' } }
    expect(told('section', hero)).toEqual([
      'unknown-property «"figure"»: It belongs into an entry of "facts": [{ "figure": … }].',
    ])
  })

  test('a section in another section is one mistake, wherever it stands', () => {
    const hint = 'A section can’t stand inside another: move it into the page’s "sections".'
    expect(told('section', { ...prose, more: prose })).toEqual([`unknown-property «"more"»: ${hint}`])
    expect(told('section', { type: 'faq', title: 'Questions', items: [prose] })).toEqual([
      `unknown-property «"type"»: ${hint}`,
    ])
  })

  test('names of variables have a form', () => {
    const page = wholePage([{ ...prose, level: 1 }], { vars: { 'zip code': '05672' } })
    expect(told('page', page)).toEqual([
      'unknown-property «"zip code"»: Names start with a small letter and hold letters and digits only.',
    ])
    expect(saidOf('page', page)).toEqual([
      expect.stringMatching(/^has the name "zip code", which must be written like "\w+" or "\w+"/),
    ])
  })
})

describe('missing-property', () => {
  test('what is missing is told with its description', () => {
    expect(told('section', '{ "type": "faq", "title": "Questions" }')).toEqual([
      'missing-property «{»: Add "items": The questions, most asked first.',
    ])
  })

  test('of an empty object all is missing by one mistake', () => {
    expect(told('section', { type: 'faq', title: 'Questions', items: [{}] })).toEqual([
      'missing-property «{»: Add "question" and "answer".',
    ])
  })

  test('a section needs its type', () => {
    expect(told('section', { title: 'Words', body: 'Text.' })).toEqual([
      'missing-property «{»: Add "type" with the section’s type, or "use" with the name of a shared section.',
    ])
  })

  test('a name that sections have is no misspelt "type", whatever it holds', () => {
    expect(told('section', { id: 'faq', tone: 'night', title: 'Words' })).toEqual([
      expect.stringMatching(/^missing-property «{»/),
    ])
  })

  test('a shared section has a type of its own', () => {
    const beside = { 'shared/words.json': { use: 'other' } }
    expect(told('section', { use: 'words' }, beside)).toEqual([
      'missing-property «{»: A shared section has a type of its own, and can’t use another one.',
    ])
  })

  test.each([
    ['jotform', 'id'],
    ['frame', 'url'],
  ])('a form of %s needs its %s', (provider, name) => {
    const [first, ...others] = told('site', `"embeds": { "quoteForm": { "provider": "${provider}" } }`)
    expect(first).toContain(`missing-property «{»: Add "${name}"`)
    expect(others).toEqual([])
  })
})

describe('unknown-section-type', () => {
  test('nothing else is said of a section whose type is unknown', () => {
    expect(told('section', { type: 'prsoe', titel: 'Words', level: 'two' })).toEqual([
      'unknown-section-type «"prsoe"»: Did you mean "prose"?',
    ])
  })

  test('a type that is like none is answered with all there are', () => {
    expect(told('section', { type: 'encyclopedia', title: 'Words' })).toEqual([
      expect.stringMatching(/: There are: [\w-]+, .*, prose, .*[\w-]\.$/),
    ])
  })

  test('a shared section’s type is told in its own file, once for all pages', () => {
    const home = { title: 'Prices', description: 'Fair.', sections: [{ use: 'words' }] }
    const beside = { 'shared/words.json': { type: 'words', title: 'Words' }, 'pages/prices.json': home }
    expect(told('section', { use: 'words' }, beside)).toEqual([
      expect.stringMatching(/^unknown-section-type «"words"»: There are: .*prose/),
    ])
  })
})
