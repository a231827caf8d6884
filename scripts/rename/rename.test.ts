import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { type OpenSite, openSite } from '../../renderer/pipeline/open-site'
import { isError } from '../../renderer/problems/problem'
import { renderRoute } from '../../tests/render-route'
import { runCommand } from '../../tests/run-command'
import { type Documents, page, prose, validSite } from '../../tests/sites'
import { copyOfElectrician, temporarySite } from '../../tests/temporary-sites'

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" width="2" height="1"><path d="M0 0h2v1z"/></svg>'

const SITE: Documents = {
  'site.json': validSite({
    navigation: [{ label: 'Jobs', href: '/jobs' }],
    redirects: [{ from: '/work', to: '/jobs#open' }],
  }),
  'pages/index.json': page([prose({ level: 1, body: 'See [jobs](/jobs#open), `/jobs` or [all](/jobs-archive).' })]),
  'pages/jobs.json': page([prose({ level: 1, id: 'open', body: '[Up](#open)' }), { use: 'words' }]),
  'pages/jobs-archive.json': page([prose({ level: 1 })]),
  'pages/town.json': page([{ use: 'words', level: 1 }], {
    vars: { more: '/jobs' },
    canonical: 'https://acme.example/jobs',
  }),
  'shared/words.json': prose({ body: 'See [jobs](/jobs).' }),
}

/** The lines of a site's documents, and the names of its files, that a command has changed. */
function changesSince(before: Record<string, string>, folder: string) {
  const after = textsIn(folder)
  const lines = (text = '') => text.split('\n')
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return {
    lines: names
      .filter((name) => before[name] !== undefined && after[name] !== undefined)
      .flatMap((name) => lines(after[name]).filter((line) => !lines(before[name]).includes(line)))
      .map((line) => line.trim()),
    gone: names.filter((name) => after[name] === undefined),
    added: names.filter((name) => before[name] === undefined),
  }
}

const textsIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, '..'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:json|svg)$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(join(folder, '..'), file), readFileSync(file, 'utf8')]),
  )

/** Runs the command on a site. */
async function rename(folder: string, ...args: string[]) {
  const before = textsIn(folder)
  const { status, stdout, stderr } = await runCommand('rename', '--site', folder, ...args)
  const errors = openSite(folder).problems.filter(isError)
  return { status, stdout, stderr, errors, ...changesSince(before, folder) }
}

const MOVED = {
  gone: ['site.config/pages/jobs.json'],
  added: ['site.config/pages/careers.json'],
  status: 0,
  stderr: '',
  errors: [],
}

test('a page is renamed with every link to it, and its former address redirects', async () => {
  const folder = temporarySite(SITE)
  expect(await rename(folder, '/jobs', '/careers')).toEqual({
    ...MOVED,
    stdout: expect.stringContaining('pages/careers.json now.'),
    lines: [
      '"body": "See [jobs](/careers#open), `/jobs` or [all](/jobs-archive).",',
      '"more": "/careers"',
      '"canonical": "https://acme.example/careers",',
      '"body": "See [jobs](/careers)."',
      '"href": "/careers"',
      '"to": "/careers#open"',
      '"from": "/jobs",',
      '"to": "/careers"',
    ].map((line) => expect.stringContaining(line)),
  })
  // and back
  const back = await rename(folder, '/careers', '/jobs')
  expect([back.status, back.errors, back.added]).toEqual([0, [], ['site.config/pages/jobs.json']])
  const { redirects } = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as { redirects: unknown }
  expect(redirects).toEqual([
    { from: '/work', to: '/jobs#open' },
    { from: '/careers', to: '/jobs' },
  ])
})

test('its former address can be an alias, which another renaming takes back', async () => {
  const folder = temporarySite(SITE)
  expect(await rename(folder, '/jobs', '/careers', '--alias')).toMatchObject(MOVED)
  const aliases = (name: string) =>
    (JSON.parse(readFileSync(join(folder, `pages/${name}.json`), 'utf8')) as { aliases?: string[] }).aliases
  expect(aliases('careers')).toEqual(['/jobs'])
  expect(await rename(folder, '/careers', '/jobs', '--alias')).toMatchObject({ status: 0, errors: [] })
  expect(aliases('jobs')).toEqual(['/careers'])
  expect(await rename(folder, '/jobs', '/careers', '--no-redirect')).toMatchObject({ status: 0, errors: [] })
  expect(aliases('careers')).toBeUndefined()
})

test('its former address can lead nowhere', async () => {
  const { lines, ...result } = await rename(temporarySite(SITE), '/jobs', '/careers', '--no-redirect')
  expect(result).toMatchObject(MOVED)
  expect(lines).not.toContainEqual(expect.stringContaining('"from": "/jobs"'))
})

test('links that are made of variables are listed', async () => {
  const folder = temporarySite({
    ...SITE,
    'pages/index.json': page([prose({ level: 1, body: '[Jobs](/{what})' })], { vars: { what: 'jobs' } }),
  })
  const { stderr, status } = await rename(folder, '/jobs', '/careers')
  expect([status, stderr]).toEqual([0, expect.stringMatching(/made of variables.*pages\/index\.json:\d+:\d+\./)])
  const refused = await rename(folder, '/careers', '/jobs2', '--no-redirect')
  expect([refused.status, refused.added]).toEqual([0, ['site.config/pages/jobs2.json']])
})

test('a dry run prints a diff, and writes nothing', async () => {
  const { stdout, lines, added } = await rename(temporarySite(SITE), '/jobs', '/careers', '--dry-run')
  expect([lines, added]).toEqual([[], []])
  expect(stdout).toMatch(/^rename from .*pages\/jobs\.json\nrename to .*pages\/careers\.json$/m)
  expect(stdout).toContain('+      "body": "See [jobs](/careers#open), `/jobs` or [all](/jobs-archive).",')
})

test('a shared section is renamed with every use of it', async () => {
  const result = await rename(temporarySite(SITE), 'shared', 'words', 'shared/more-words.json')
  expect(result).toMatchObject({
    status: 0,
    errors: [],
    lines: ['"use": "more-words",', '"use": "more-words"'].map(() => expect.stringContaining('"use": "more-words"')),
    gone: ['site.config/shared/words.json'],
    added: ['site.config/shared/more-words.json'],
  })
})

test('a picture is renamed with every mention of it', async () => {
  const feature = { type: 'feature', title: 'Van', images: [{ src: '/images/van.svg', alt: 'Van' }] }
  const folder = temporarySite({
    'pages/index.json': page([prose({ level: 1 }), feature], { vars: { van: '/images/van.svg' } }),
    'shared/van.json': feature,
    '../public/images/van.svg': PICTURE,
  })
  expect(await rename(folder, 'image', 'van.svg', 'public/images/vans/truck.svg')).toMatchObject({
    status: 0,
    lines: Array.from({ length: 3 }, () => expect.stringContaining('/images/vans/truck.svg')),
    gone: ['public/images/van.svg'],
    added: ['public/images/vans/truck.svg'],
  })
  expect(existsSync(join(folder, '../public/images/van.svg'))).toBe(false)
  const { stdout } = await rename(folder, 'image', 'vans/truck.svg', 'van.svg', '--dry-run')
  expect(stdout).toMatch(/^rename to .*public\/images\/van\.svg$/m)
})

test.each<[string, number, string[]]>([
  ['there is no page /job. Did you mean "/jobs"?', 1, ['/job', '/careers']],
  ['/Our Jobs can’t be the address of a page.*Did you mean "/our-jobs"?', 1, ['/jobs', '/Our Jobs']],
  ['pages/town.json has the address /town already.', 1, ['/jobs', '/town']],
  ['is the page for the home address', 1, ['/', '/home']],
  ['site.json redirects /work to /jobs#open.', 1, ['/town', '/work']],
  ['there is no shared section word. Did you mean "words"?', 1, ['shared', 'word', 'x']],
  ['there is no list review. The site has none.', 1, ['list', 'review', 'x']],
  ['"a b" can’t be the name of a shared section', 1, ['shared', 'words', 'a b']],
  ['there is no picture /images/x.jpg', 1, ['image', 'x.jpg', 'y.jpg']],
  ['Write a name that ends in .svg', 1, ['image', 'logo-mark.svg', 'logo.png']],
  ['has no field leed. Did you mean "lead"?', 1, ['field', 'hero.leed', 'intro']],
  ['has a field title already', 1, ['field', 'hero.lead', 'title']],
  ['fields in ../shared/picture.schema.json, which other fields use too', 1, ['field', 'hero.image.src', 'file']],
  ['there is no section type "heroo". Did you mean "hero"?', 1, ['section', 'heroo', 'top']],
  ['the section type faq already exists', 2, ['section', 'hero', 'faq']],
  ['give the old name and the new one', 2, ['/jobs']],
  ['Did you mean "shared"?', 2, ['shard', 'words', 'x']],
  ['--alias and --no-redirect can’t be used together', 2, ['/jobs', '/careers', '--alias', '--no-redirect']],
])('%s', async (message, code, args) => {
  const { status, stderr, lines, added } = await rename(temporarySite(SITE), ...args)
  expect([status, lines, added]).toEqual([code, [], []])
  const [start = '', end = ''] = message.split('.*')
  expect(stderr).toContain(start)
  expect(stderr).toContain(end)
})

test('where a document is not JSON, nothing is renamed, since names in it would be missed', async () => {
  const folder = temporarySite({ ...SITE, 'pages/broken.json': '{' })
  for (const args of [
    ['/jobs', '/careers'],
    ['shared', 'words', 'others'],
  ])
    expect(await rename(folder, ...args)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('broken.json is not JSON'),
      lines: [],
    })
})

test('the electrician’s site differs by the names alone', async () => {
  const folder = copyOfElectrician()
  const before = await htmlOf(openSite(folder))
  for (const args of [
    ['/aboutus', '/our-team'],
    ['shared', 'why-choose-us', 'reasons'],
    ['list', 'lists/reviews.json', 'praise'],
    ['image', 'hero-home.jpg', 'van.jpg'],
  ])
    expect(await rename(folder, ...args)).toMatchObject({ status: 0, errors: [] })
  const renamed = before.map((html) =>
    html.replaceAll('/aboutus', '/our-team').replaceAll('/images/hero-home', '/images/van'),
  )
  expect(await htmlOf(openSite(folder))).toEqual(renamed.sort())
})

/** The HTML of all pages. */
async function htmlOf(open: OpenSite): Promise<string[]> {
  const html = await Promise.all(open.pages.map(({ route }) => renderRoute(open, route)))
  return html.map((page) => page ?? '').sort()
}
