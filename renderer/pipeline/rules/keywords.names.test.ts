import { describe, expect, test } from 'vitest'
import { messagesOf, reported, wholePage } from '../../../tests/problems'

describe('unknown-property', () => {
  const prose = { type: 'prose', title: 'Words', body: 'Text.' }

  test('a misspelt name is not also a missing one', () => {
    expect(reported('section', { type: 'prose', title: 'Words', bdoy: 'Text.' })).toEqual([
      'unknown-property «"bdoy"»: Did you mean "body"?',
    ])
  })

  test('a name that the object has not yet is likelier than one that it has', () => {
    expect(reported('section', { ...prose, yeras: [], level: 2, mood: 'good' })).toEqual([
      'unknown-property «"yeras"»: Did you mean "years"?',
      'unknown-property «"mood"»: It may also have: id, hideOnPhones, years.',
    ])
    expect(reported('section', { ...prose, tite: 'Text.' })).toEqual([
      'unknown-property «"tite"»: Did you mean "title"?',
    ])
  })

  test('a note of the author’s own is a name too', () => {
    expect(reported('section', { ...prose, $coment: 'Ask Dana.' })).toEqual([
      'unknown-property «"$coment"»: Did you mean "$comment"?',
    ])
  })

  test('where all is there that may be, nothing is proposed', () => {
    const years = ['2001', '2002'].map((year) => ({ year, text: 'More.' }))
    expect(reported('section', { ...prose, id: 'a', hideOnPhones: true, level: 2, years, mood: 'good' })).toEqual([
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
    expect(reported('section', { [name]: value, title: 'Words' })).toEqual([
      `unknown-property «"${name}"»: Did you mean "${meant}"?`,
    ])
  })

  test('the names of an entry that was written one level too high are one mistake', () => {
    expect(reported('section', { type: 'faq', title: 'Questions', question: 'Open?', answer: 'Always.' })).toEqual([
      'unknown-property «"question"»: It belongs into an entry of "items": [{ "question": … }].',
    ])
  })

  test('of two places where a name belongs it is the one where those beside it do', () => {
    const image = { src: '/images/og-image.png', alt: 'Our van' }
    const hero = { type: 'hero', title: 'Words', image, figure: '9', text: 'years', form: { title: 'Ask us' } }
    expect(reported('section', hero)).toEqual([
      'unknown-property «"figure"»: It belongs into an entry of "facts": [{ "figure": … }].',
    ])
  })

  test('a section in another section is one mistake, wherever it stands', () => {
    const hint = 'A section can’t stand inside another: move it into the page’s "sections".'
    expect(reported('section', { ...prose, more: prose })).toEqual([`unknown-property «"more"»: ${hint}`])
    expect(reported('section', { type: 'faq', title: 'Questions', items: [prose] })).toEqual([
      `unknown-property «"type"»: ${hint}`,
    ])
  })

  test('names of variables have a form', () => {
    const page = wholePage([{ ...prose, level: 1 }], { vars: { 'zip code': '05672' } })
    expect(reported('page', page)).toEqual([
      'unknown-property «"zip code"»: Names start with a small letter and hold letters and digits only.',
    ])
    expect(messagesOf('page', page)).toEqual([
      expect.stringMatching(/^has the name "zip code", which must be written like "\w+" or "\w+"/),
    ])
  })
})

describe('missing-property', () => {
  test('what is missing is reported with its description', () => {
    expect(reported('section', '{ "type": "faq", "title": "Questions" }')).toEqual([
      'missing-property «{»: Add "items": The questions, most asked first.',
    ])
  })

  test('of an empty object all is missing by one mistake', () => {
    expect(reported('section', { type: 'faq', title: 'Questions', items: [{}] })).toEqual([
      'missing-property «{»: Add "question" and "answer".',
    ])
  })

  test('a section needs its type', () => {
    expect(reported('section', { title: 'Words', body: 'Text.' })).toEqual([
      'missing-property «{»: Add "type" with the section’s type, or "use" with the name of a shared section.',
    ])
  })

  test('a name that sections have is no misspelt "type", whatever it holds', () => {
    expect(reported('section', { id: 'faq', tone: 'night', title: 'Words' })).toEqual([
      expect.stringMatching(/^missing-property «{»/),
    ])
  })

  test('a shared section has a type of its own', () => {
    const beside = { 'shared/words.json': { use: 'other' } }
    expect(reported('section', { use: 'words' }, beside)).toEqual([
      'missing-property «{»: A shared section has a type of its own, and can’t use another one.',
    ])
  })

  test.each([
    ['jotform', 'id'],
    ['frame', 'url'],
  ])('a form of %s needs its %s', (provider, name) => {
    const [first, ...others] = reported('site', `"embeds": { "quoteForm": { "provider": "${provider}" } }`)
    expect(first).toContain(`missing-property «{»: Add "${name}"`)
    expect(others).toEqual([])
  })
})

describe('unknown-section-type', () => {
  test('nothing else is said of a section whose type is unknown', () => {
    expect(reported('section', { type: 'prsoe', titel: 'Words', level: 'two' })).toEqual([
      'unknown-section-type «"prsoe"»: Did you mean "prose"?',
    ])
  })

  test('a type that is like none is answered with all there are', () => {
    expect(reported('section', { type: 'encyclopedia', title: 'Words' })).toEqual([
      expect.stringMatching(/: There are: [\w-]+, .*, prose, .*[\w-]\.$/),
    ])
  })
})
