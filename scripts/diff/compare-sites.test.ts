import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Change } from './change'
import { compareSites } from './compare-sites'
import { type BuiltSite, readBuild } from './read-build'

function site(pages: Record<string, string>, files: Record<string, string> = {}): BuiltSite {
  return {
    pages: new Map(Object.entries(pages)),
    files: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
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
  ['', '<script>a</script><svg><title>b</title></svg>Old', '<script>c</script><svg></svg>New', 'Old', 'New'],
  ['label for screen readers', '<i aria-label="Shut"></i>', '<i aria-label="Close"></i>', 'Shut', 'Close'],
])('where words stand: %j', (name, before, after, old, now) => {
  expect(changes('words', before, after)).toEqual([{ name, before: old, after: now }])
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

test('elements that only one side has, drawings, and what nothing else shows', () => {
  expect(changes('markup', '<div class="a">x</div>', '<section class="a">x</section>')).toEqual([
    { name: '<div class="a">', before: 'element' },
    { name: '<section class="a">', after: 'element' },
  ])
  expect(changes('markup', '<svg class="b"><path d="M0"/></svg>', '<svg class="b"><path d="M1"/></svg>')).toMatchObject(
    [{ name: '<svg class="b">', before: expect.stringMatching(/^content \w{6}$/) }],
  )
  expect(changes('markup', '<hr><p>Same</p>', '<hr><hr><p>Same</p>')).toEqual([
    { name: 'number or order of elements, white space, or a script in the page' },
  ])
})

test('what occurs twice on a page is listed once', () => {
  expect(changes('words', '<p>Old</p><p>And</p><p>Old</p>', '<p>New</p><p>And</p><p>New</p>')).toHaveLength(1)
})

test('pages that one side lacks were added or removed, and are compared with nothing', () => {
  const diff = compareSites(site({ '/': '<p>x</p>', '/old': '' }), site({ '/': '<p>y</p>', '/new': '' }))
  expect(diff).toMatchObject({ added: ['/new'], removed: ['/old'], pages: { before: 2, after: 2 } })
  expect(diff.changed.map(({ route }) => route)).toEqual(['/'])
})

test('changes that the same pages have are a group: those of most pages first, markup last', () => {
  const page = (own: string, shared: string, element: string) => `<${element}></${element}>${own}<p>${shared}</p>`
  const groups = groupsOf(
    { '/a': page('<p>Old words</p>', 'Since 1990', 'hr'), '/b': page('', 'Since 1990', 'div') },
    { '/a': page('<p>New words</p>', 'Since 1991', 'hr'), '/b': page('', 'Since 1991', 'main') },
  )
  expect(groups.map(({ routes, changes }) => [routes.join(), changes.map(({ after }) => after).join()])).toEqual([
    ['/a,/b', 'Since 1991'],
    ['/a', 'New words'],
    ['/b', ',element'],
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

test('files beside the pages: the lines of texts, and the weight of pictures', () => {
  const before = site({}, { 'robots.txt': 'Allow: /\nHost: a\n', 'a.png': '12345', 'gone.pdf': 'x' })
  const after = site({}, { 'robots.txt': 'Allow: /\nHost: b\n', 'a.png': '1234567', 'a-480.7dbafe.avif': 'x' })
  const { files, weight } = compareSites(before, after)
  expect(files).toMatchObject([
    { name: 'a.png', before: 5, after: 7 },
    { name: 'gone.pdf', before: 1 },
    { name: 'robots.txt', removed: ['Host: a'], added: ['Host: b'] },
  ])
  expect(weight.pictures).toEqual({ before: 5, after: 8 })
})

test('builds of the same site are the same, whatever hashes scripts have in their names', () => {
  const build = (hash: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'plat-build-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
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
