import { expect, test } from 'vitest'
import type { Change } from './change'
import { compareSites } from './compare-sites'
import type { BuiltSite } from './read-build'

function site(pages: Record<string, string>, files: Record<string, string> = {}): BuiltSite {
  return {
    pages: new Map(Object.entries(pages)),
    files: new Map(Object.entries(files).map(([name, text]) => [name, { bytes: text.length, hash: text, text }])),
  }
}

const groupsOf = (before: Record<string, string>, after: Record<string, string>) =>
  compareSites(site(before), site(after)).groups

/** What changed between two states of a page, of one kind. */
const changes = (ofKind: Change['kind'], before: string, after: string): Omit<Change, 'kind'>[] =>
  (compareSites(site({ '/': before }), site({ '/': after })).changed[0]?.changes ?? []).flatMap(
    ({ kind, ...change }) => (kind === ofKind ? [change] : []),
  )

test('words that were rewritten, added, removed, with the heading above them', () => {
  const before = '<h2>Hours</h2><p>We open at seven.</p><p>Nobody is here on Sunday.</p>'
  const after = '<h2>Hours</h2><p>Closed in August.</p><p>We open at six.</p>'
  expect(changes('words', before, after)).toEqual([
    { name: 'Hours', after: 'Closed in August.' },
    { name: 'Hours', before: 'We open at seven.', after: 'We open at six.' },
    { name: 'Hours', before: 'Nobody is here on Sunday.' },
  ])
  expect(changes('words', '<p>One</p>', '<p>One</p><p>Two</p>')).toEqual([{ name: '', after: 'Two' }])
})

test('words at another place moved', () => {
  expect(changes('words', '<p>One</p><p>Two</p><p>Three</p>', '<p>Two</p><p>Three</p><p>One</p>')).toEqual([
    { name: '', before: 'One', after: 'One' },
  ])
})

test.each([
  ['header', '<header><a href="/">Old</a></header>', '<header><a href="/">New</a></header>', 'Old', 'New'],
  ['footer', '<footer><p>Old</p></footer>', '<footer><p>New</p></footer>', 'Old', 'New'],
  ['heading', '<h1>Bread, <em>daily</em></h1>', '<h1>Bread, <em>warm</em></h1>', 'Bread, daily', 'Bread, warm'],
  ['', '<p><b>7</b><span>to noon</span></p>', '<p><b>8</b><span>to noon</span></p>', '7 to noon', '8 to noon'],
  ['label for screen readers', '<i aria-label="Shut"></i>', '<i aria-label="Close"></i>', 'Shut', 'Close'],
])('where words stand: %j', (name, before, after, old, now) => {
  expect(changes('words', before, after)).toEqual([{ name, before: old, after: now }])
})

test('text that nobody reads is no words', () => {
  const page = (text: string) => `<script>${text}</script><noscript>${text}</noscript><svg><title>${text}</title></svg>`
  expect(changes('words', page('old'), page('new'))).toEqual([])
})

test('links by their label, which is the words, a label for screen readers or a picture’s text', () => {
  const before = '<a href="/a">A</a><a href="tel:1" aria-label="Call">1</a><a href="/"><img src="/i" alt="Home"></a>'
  expect(changes('link', before, '<a href="/z">A</a><a href="/new">New</a>')).toEqual([
    { name: '“A”', before: '/a', after: '/z' },
    { name: '“Call”', before: 'tel:1' },
    { name: '“Home”', before: '/' },
    { name: '“New”', after: '/new' },
  ])
})

test.each(['', 'data-'])('a picture with other words and another content, loaded by its %ssrc', (lazy) => {
  const picture = (hash: string, alt: string) =>
    `<picture><source ${lazy}srcset="/i/oven-480.${hash}.avif 480w"><img src="data:," ${lazy}src="/i/oven.jpg" alt="${alt}"></picture>`
  const { before, after } = changes('picture', picture('aaaaaa', 'Oven'), picture('bbbbbb', 'Our oven'))[0] ?? {}
  expect([before, after]).toEqual(['“Oven”, content aaaaaa', '“Our oven”, content bbbbbb'])
})

test('metadata by its name', () => {
  const page = (head: string) => `<html lang="en"><head><title>Bread</title>${head}`
  const before = page('<meta name="description" content="Old"><meta property="og:title" content="Bread">')
  const after = page('<meta name="robots" content="noindex"><meta property="og:title" content="Bread">')
  expect(changes('metadata', before, `${after}<link rel="canonical" href="/bread">`)).toEqual([
    { name: 'description', before: 'Old' },
    { name: 'robots', after: 'noindex' },
    { name: 'canonical', after: '/bread' },
  ])
})

test('structured data by its path; an entry that is inserted is one change', () => {
  const data = (graph: object[]) => `<script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script>`
  const questions = ['Why?', 'When?', 'Where?'].map((name) => ({ '@type': 'Question', name }))
  const page = (name: string, mainEntity: object[]) =>
    data([
      { '@type': 'Bakery', name },
      { '@type': 'FAQPage', mainEntity },
    ])
  expect(changes('data', page('Crumb', questions.slice(1)), page('Crust', questions))).toEqual([
    { name: 'Bakery › name', before: 'Crumb', after: 'Crust' },
    { name: 'FAQPage › mainEntity[0]', after: '{"@type":"Question","name":"Why?"}' },
  ])
})

test('styles by their rule', () => {
  const before = '<style>.a,.b{top:0}@media (width<9px){.a{color:red;top:0}}</style>'
  expect(changes('style', before, before.replace('top:0}}', 'top:1px}}'))).toEqual([
    { name: '@media (width<9px) .a', before: 'color:red; top:0', after: 'color:red; top:1px' },
  ])
})

test('elements that only one side has, drawings, and what nothing else shows', () => {
  expect(changes('markup', '<div class="a">x</div>', '<section class="a">x</section>')).toEqual([
    { name: '<div class="a">', before: 'element' },
    { name: '<section class="a">', after: 'element' },
  ])
  expect(changes('markup', '<svg class="b"><path d="M0"/></svg>', '<svg class="b"><path d="M1"/></svg>')).toMatchObject(
    [{ name: '<svg class="b">', before: expect.stringMatching(/^drawing \w{6}$/) }],
  )
  expect(changes('markup', '<hr><p>Same</p>', '<hr><hr><p>Same</p>')).toEqual([
    { name: 'number or order of elements, white space, or a script in the page' },
  ])
})

test('what occurs twice on a page is listed once', () => {
  expect(changes('words', '<p>Old</p><p>And</p><p>Old</p>', '<p>New</p><p>And</p><p>New</p>')).toHaveLength(1)
})

test('a page whose scripts alone have other names did not change', () => {
  const html = (hash: string) => `<p>Bread</p><script src="/assets/entries/client.${hash}.js"></script>`
  expect(compareSites(site({ '/': html('BV6K-zDO') }), site({ '/': html('bbbbbbbb') }))).toMatchObject({
    changed: [],
    groups: [],
  })
})

test('pages that one side lacks were added or removed, and are compared with nothing', () => {
  const diff = compareSites(site({ '/': '<p>x</p>', '/old': '' }), site({ '/': '<p>y</p>', '/new': '' }))
  expect(diff).toMatchObject({ added: ['/new'], removed: ['/old'], pages: { before: 2, after: 2 } })
  expect(diff.changed.map(({ route }) => route)).toEqual(['/'])
})

test('changes that the same pages have are a group: those of most pages first, styles and markup last', () => {
  const page = (own: string, shared: string, style: string) => `<style>.a{top:${style}}</style>${own}<p>${shared}</p>`
  const groups = groupsOf(
    { '/a': page('<p>Old words</p>', 'Since 1990', '0'), '/b': page('', 'Since 1990', '0') },
    { '/a': page('<p>New words</p>', 'Since 1991', '1px'), '/b': page('', 'Since 1991', '0') },
  )
  expect(groups.map(({ routes, changes }) => [routes.join(), changes.map(({ after }) => after).join()])).toEqual([
    ['/a,/b', 'Since 1991'],
    ['/a', 'New words,top:1px'],
  ])
})

test('the same words changed in sentences that differ by a name are one change, but not in other sentences', () => {
  const page = (place: string, days: string) =>
    `<p>In ${place} you wait no longer than ${days} days for your bread.</p>`
  const other = (weeks: string) => `<p>Closed for ${weeks} weeks in summer.</p>`
  const groups = groupsOf(
    { '/Stowe': page('Stowe', 'two'), '/Barre': page('Barre', 'two'), '/c': other('two') },
    { '/Stowe': page('Stowe', 'three'), '/Barre': page('Barre', 'three'), '/c': other('three') },
  )
  expect(groups.map(({ routes }) => routes)).toEqual([['/Stowe', '/Barre'], ['/c']])
  expect(groups[0]?.changes).toMatchObject([{ name: '', example: '/Stowe' }])
})

test('files beside the pages: the lines of texts, and the weight of scripts', () => {
  const before = site({}, { 'robots.txt': 'Allow: /\nHost: a\n', 'assets/a.js': '12345', 'gone.pdf': 'x' })
  const after = site({}, { 'robots.txt': 'Allow: /\nHost: b\n', 'assets/a.js': '1234567', 'i/a-480.7dbafe.avif': 'x' })
  const { files, weight } = compareSites(before, after)
  expect(files).toEqual([
    { name: 'assets/a.js', before: 5, after: 7 },
    { name: 'gone.pdf', before: 1 },
    { name: 'robots.txt', before: 17, after: 17, removed: ['Host: a'], added: ['Host: b'] },
  ])
  expect(weight.scripts).toEqual({ before: 5, after: 7 })
})
