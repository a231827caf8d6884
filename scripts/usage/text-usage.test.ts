import { expect, test } from 'vitest'
import { type Documents, openedSite, page, prose, textsOf, validSite } from '../../tests/sites'
import { findUsage } from './find-usage'

const DOCUMENTS: Documents = {
  'site.json': validSite({ footer: { text: 'Panels from $800', copyright: '© {business}' } }),
  'shared/offer.json': prose({
    title: 'Panels: "$800" and more',
    body: 'We’re **there** within\nthe hour, in {city}. [Ask](/ask?a=(b)) a+b.',
  }),
  'shared/spare.json': prose({ title: 'Nobody pays $800' }),
  'pages/index.json': page([{ use: 'offer' }]),
  'pages/plano.json': page([{ use: 'offer', title: 'A \\ before 🔌 FROM $800' }], { vars: { city: 'Plano' } }),
  'pages/wylie.json': page([{ use: 'offer', title: 'Ours' }, { use: 'none' }], {
    vars: { city: 'Wylie', price: '$800' },
  }),
}

const ALL = '/, /plano, /wylie'
const SITE = openedSite(DOCUMENTS)
const LINES = new Map([...textsOf(DOCUMENTS)].map(([file, text]) => [file, text.split('\n')]))

/** The uses in the form "pages/plano.json «FROM $8…» on /plano", with as much of the text as was searched for. */
const uses = (words: string): string[] =>
  findUsage(SITE, 'text', words).uses.map(({ file, line, column, pages }) => {
    const path = file.replace('site.config/', '')
    const found = LINES.get(path)?.[line - 1]?.slice(column - 1, column - 1 + words.length)
    return `${path} «${found}» on ${pages.join(', ') || 'no page'}`
  })

test.each<[string, string[]]>([
  // in all documents: site.json, shared sections, overrides, variables, unused sections
  [
    '$800',
    [
      `site.json «$800» on ${ALL}`,
      'shared/offer.json «$800» on /',
      'pages/plano.json «$800» on /plano',
      'pages/wylie.json «$800» on /wylie',
      'shared/spare.json «$800» on no page',
    ],
  ],
  ['from $', [`site.json «from $» on ${ALL}`, 'pages/plano.json «FROM $» on /plano']],
  // characters with a special meaning in regular expressions
  ['.*', []],
  ['(b', [`shared/offer.json «(b» on ${ALL}`]],
  ['A+B.', [`shared/offer.json «a+b.» on ${ALL}`]],
  ['a \\', ['pages/plano.json «A \\» on /plano']],
  ['before 🔌 from', ['pages/plano.json «before 🔌 FROM» on /plano']],
  // as readers see it: straight quotes and plain spaces match, Markdown is left out, variables are filled in
  ["we're", [`shared/offer.json «We’re» on ${ALL}`]],
  ['there within the', [`shared/offer.json «"We’re **there**» on ${ALL}`]],
  ['in {city}', [`shared/offer.json «in {city}» on ${ALL}`]],
  ['in plano.', ['shared/offer.json «"We’re **» on /plano']],
  ['nowhere', []],
])('the text %s', (words, places) => {
  expect(uses(words)).toEqual(places)
})

test('a text that every page overrides is on no page', () => {
  const site = openedSite({
    'shared/offer.json': prose({ title: 'From $800' }),
    'pages/index.json': page([{ use: 'offer', title: 'Ours', level: 1 }]),
  })
  expect(findUsage(site, 'text', '$800').uses).toMatchObject([{ pointer: '/title', pages: [], detail: '"From $800"' }])
})

test('a long text is shortened around the words', () => {
  const body = `${'Before. '.repeat(20)}A panel costs $800. ${'Behind. '.repeat(20)}`
  const { uses } = findUsage(openedSite({ 'pages/index.json': page([prose({ body })]) }), 'text', '$800')
  expect(uses).toMatchObject([{ detail: '"…Before. A panel costs $800. Behind. Behind. Behind. Behin…' }])
})
