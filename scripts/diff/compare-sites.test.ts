import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { type BuiltSite, compareSites, readBuild } from './compare-sites'

const site = (pages: Record<string, string>, files: Record<string, string> = {}): BuiltSite => ({
  pages: new Map(Object.entries(pages)),
  files: new Map(Object.entries(files)),
})

const groupsOf = (before: Record<string, string>, after: Record<string, string>) =>
  compareSites(site(before), site(after)).groups

const OTHER = 'markup, :  → '
const ORDER = '<p>One</p><p>Two</p><p>Three</p>'
const picture = (lazy: string, hash: string, alt: string) =>
  `<picture><source ${lazy}srcset="/i-480.${hash}.webp"><img ${lazy}src="/i.jpg" alt="${alt}"></picture>`
const data = (name: string, ...questions: string[]) =>
  `<script type="application/ld+json">{"@graph":[{"@type":"Bakery","name":"${name}"},{"@type":"FAQPage","mainEntity":[${questions.join()}]}]}</script>`

/** The changes between two versions of a page, in the form "kind, name: before → after". */
test.each([
  [
    '<h2>A</h2><p>At seven.</p><p>Not here.</p><h2>B</h2><p>Old</p>',
    '<h2>A</h2><p>Closed.</p><p>At six.</p><h2>B</h2><p>Old</p><p>Now</p>',
    ['words, A: At seven.\nNot here. → Closed.\nAt six.', 'words, B:  → Now'],
  ],
  ['<p>One</p>', '<p>One</p><p>Two</p>', ['words, :  → Two']],
  [ORDER, '<p>Two</p><p>Three</p><p>One</p>', ['words, : One → ', 'words, :  → One']],
  ['<p>Old</p><p>And</p><p>Old</p>', '<p>New</p><p>And</p><p>New</p>', ['words, : Old → New']],
  ['<header><b>Old</b></header>', '<header><b>New</b></header>', ['words, header: Old → New']],
  ['<footer><p>Old</p></footer>', '<footer><p>New</p></footer>', ['words, footer: Old → New']],
  ['<h1>Good, <em>Old</em></h1>', '<h1>Good, <em>New</em></h1>', ['words, heading: Good, Old → Good, New']],
  ['<b>7</b><span>to noon</span>', '<b>8</b><span>to noon</span>', ['words, : 7 to noon → 8 to noon']],
  ['<i aria-label="Shut"></i>', '<i aria-label="Close"></i>', ['words, label for screen readers: Shut → Close']],
  ['<script>a()</script>', '<script>b()</script>', [OTHER]],
  ['<a href="/a" aria-label="A"></a>', '<a href="/z" aria-label="A"></a>', ['link, “A”: /a → /z']],
  ['<a href="/a"><img src="/i" alt="A"></a>', '<a href="/z"><img src="/i" alt="A"></a>', ['link, “A”: /a → /z']],
  ['<p>A <a href="/a">A</a></p>', '<p>A <a>A</a></p>', ['link, “A”: /a → ']],
  [
    picture('', 'aaaaaa', 'A'),
    picture('', 'bbbbbb', 'B'),
    ['picture, /i.jpg: “A”, content aaaaaa → “B”, content bbbbbb'],
  ],
  [
    picture('data-', 'aaaaaa', ''),
    picture('data-', 'bbbbbb', ''),
    ['picture, /i.jpg: “”, content aaaaaa → “”, content bbbbbb'],
  ],
  [
    '<title>A</title><meta name="robots" content="noindex">',
    '<title>B</title><link rel="canonical" href="/b">',
    ['metadata, title: A → B', 'metadata, robots: noindex → ', 'metadata, canonical:  → /b'],
  ],
  [
    data('A', '"Why?"', '"Where?"'),
    data('B', '"When?"', '"Why?"', '"Where?"'),
    ['data, Bakery › name: A → B', 'data, FAQPage › mainEntity: Why?, Where? → When?, Why?, Where?'],
  ],
  ['<div class="a">x</div>', '<section class="a">x</section>', [OTHER]],
  ['<style>a{top:0}</style>', '<style>a{top:9px}</style>', [OTHER]],
  ['<hr><p>Same</p>', '<hr><hr><p>Same</p>', [OTHER]],
])('%s → %s', (before, after, changes) => {
  const [page] = compareSites(site({ '/': before }), site({ '/': after })).changed
  expect(
    page?.changes.map(({ kind, name, before = '', after = '' }) => `${kind}, ${name}: ${before} → ${after}`),
  ).toEqual(changes)
})

test('pages on one side only were added or removed, and are not compared', () => {
  const diff = compareSites(site({ '/': '<p>x</p>', '/old': '' }), site({ '/': '<p>y</p>', '/new': '' }))
  expect(diff).toMatchObject({ added: ['/new'], removed: ['/old'], pages: 2 })
  expect(diff.changed.map(({ route }) => route)).toEqual(['/'])
})

test('changes of the same pages are a group, those of the most pages first and markup last', () => {
  const page = (own: string, shared: string) => `${own}<p>${shared}</p>`
  const groups = groupsOf(
    { '/a': page('<p>Old words</p>', 'Since 1990'), '/b': page('', 'Since 1990'), '/c': '<hr>', '/d': '<hr>' },
    { '/a': page('<p>New words</p>', 'Since 1990'), '/b': page('', 'Since 1991'), '/c': '<hr><hr>', '/d': '<br>' },
  )
  expect(groups.map(({ routes, changes }) => [routes.join(), changes.map(({ after }) => after).join()])).toEqual([
    ['/a', 'New words'],
    ['/b', 'Since 1991'],
    ['/c,/d', ''],
  ])
})

test('the same edit in sentences with different names is one change', () => {
  const page = (place: string, days: string) =>
    `<h2>${place}</h2><p>In ${place} you wait no longer than ${days} days for your bread.</p>`
  const groups = groupsOf(
    { '/stowe': page('Stowe', 'two'), '/barre': page('Barre', 'two') },
    { '/stowe': page('Stowe', 'three'), '/barre': page('Barre', 'three') },
  )
  expect(groups).toMatchObject([{ routes: ['/barre', '/stowe'], changes: [{ name: 'Barre' }] }])
})

test('other files: changed lines of texts, and the growth of pictures', () => {
  const before = site({}, { 'robots.txt': 'Allow: /\nHost: a\n', 'a.png': '12345', 'gone.pdf': 'x' })
  const after = site({}, { 'robots.txt': 'Allow: /\nHost: b\n', 'a.png': '1234567', 'a-480.7dbafe.webp': 'x' })
  const { files, growth } = compareSites(before, after)
  expect(files).toEqual([
    { name: 'a.png', fate: 'changed', lines: [] },
    { name: 'gone.pdf', fate: 'removed', lines: [] },
    { name: 'robots.txt', fate: 'changed', lines: ['-Host: a', '+Host: b'] },
  ])
  expect(growth.pictures).toBe(3)
})

test('hashes in the names of scripts make no difference', () => {
  const build = (hash: string) => {
    const folder = temporaryFolder()
    const page = `<link rel="canonical" href="https://x/a"><script src="/assets/client.${hash}.js"></script>`
    const redirect = '<link rel="canonical" href="https://x/a"><meta http-equiv="refresh" content="0; url=/a">'
    mkdirSync(join(folder, 'assets'))
    for (const [name, text] of Object.entries({ 'a.html': page, 'alias.html': page, 'old.html': redirect }))
      writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `assets/client.${hash}.js`), `import "/assets/chunk-${hash}.js"`)
    writeFileSync(join(folder, 'assets/serif.IX-hlgPH.woff2'), '')
    return readBuild(folder)
  }
  const [before, after] = [build('BV6K-zDO'), build('bbbbbbbb')]
  expect([...before.pages.keys()]).toEqual(['/a'])
  expect([...before.files.keys()]).toEqual([
    'alias.html',
    'assets/client.*.js',
    'assets/serif.IX-hlgPH.woff2',
    'old.html',
  ])
  expect(compareSites(before, after)).toMatchObject({ changed: [], files: [], added: [], removed: [] })
})

test('dates in a sitemap make no difference, since a revision is built without its history', () => {
  const build = (date: string) => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'sitemap.xml'), `<url><loc>https://x/a</loc>${date}</url>`)
    return readBuild(folder)
  }
  expect(compareSites(build(''), build('<lastmod>2026-11-29</lastmod>')).files).toEqual([])
})
