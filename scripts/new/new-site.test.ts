import { execSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { listFiles } from '../../renderer/documents/files'
import { openSite } from '../../renderer/pipeline/open-site'
import { commitAll } from '../evaluate/project-copy'
import { runCommand } from '../../tests/run-command'
import { page, prose, validSite } from '../../tests/sites'
import { editFile, temporarySite } from '../../tests/temporary-sites'
import { Failure, UsageError } from '../command'
import { EXAMPLES, foldersWithSites } from '../site-folders'
import { newSite } from './new-site'
import { swapFolders } from './swap-folders'

const BAKERY = 'tests/fixtures/bakery'
const NAMES = foldersWithSites(EXAMPLES)

/** Creates a repository with a committed site. @returns the folder of the site */
function committedSite(documents: Parameters<typeof temporarySite>[0] = {}): string {
  const site = temporarySite({ '../.gitignore': '.DS_Store\n*.psd\n', ...documents })
  commitAll(dirname(site))
  return site
}

/** Replaces a site. @returns what is printed, without the folder of the repository */
async function make(site: string, options: Partial<Parameters<typeof newSite>[0]>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  try {
    await newSite({ ...options, site })
    return `${log.mock.calls.flat().join('\n')}\n`.replaceAll(`${dirname(site)}/`, '')
  } finally {
    log.mockRestore()
  }
}

/** The texts of a site's documents and pictures, by their paths. */
function contentOf(site: string): Record<string, string> {
  const inside = (folder: string) => listFiles(folder).map((name) => [name, readFileSync(join(folder, name), 'latin1')])
  return Object.fromEntries([...inside(site), ...inside(join(site, '../public'))])
}

const namesBeside = (site: string) => readdirSync(dirname(site)).sort()

test('a blank site has no problems, and every made-up fact in it is listed', async () => {
  const site = committedSite()
  const printed = await make(site, { from: 'blank', name: ' Harbor & Sons ' })
  const blank = contentOf('examples/blank/site.config')
  const named = blank['site.json']?.replace('"Your Business"', '"Harbor & Sons"')
  expect(contentOf(site)).toEqual({ ...blank, 'site.json': named })
  expect(openSite(site).problems).toEqual([])
  expect(printed.replace(/-C \S+/g, '-C project'))
    .toBe(`✓ site.config and public replaced by examples/blank/site.config and examples/blank/public.

Next: replace these facts with your own, and rewrite the 4 pages in your own words. \`npm run dev -- --site site.config\` shows them.
  site.config/site.json:3:10   url                 "https://example.com"
  site.config/site.json:5:12   phone               "(212) 555-0100"
  site.config/site.json:6:12   email               "hello@example.com"
  site.config/site.json:7:14   address             { street, town, state, zip }
  site.config/site.json:13:12  hours               { text, days, opens, closes }
  site.config/site.json:19:11  logo                { light, dark }
  site.config/site.json:23:12  icons               { favicon }
  site.config/site.json:40:28  embeds › quoteForm  { provider }
  site.config/site.json:41:15  business            { type }

Until you commit, you can restore the old site with \`git -C project restore site.config public\`, then \`git -C project clean -fd site.config public\`.
`)
})

test.each([BAKERY, `${BAKERY}/`, `${BAKERY}/site.config`])('%s is copied as it is', async (from) => {
  const site = committedSite()
  await make(site, { from })
  expect(contentOf(site)).toEqual(contentOf(`${BAKERY}/site.config`))
  expect(openSite(site).problems.map(({ rule }) => rule)).toEqual(['sample-provider'])
  expect(namesBeside(site)).toEqual(['.git', '.gitignore', 'public', 'site.config'])
})

test('the printed commands restore the old site', async () => {
  const site = committedSite()
  const before = contentOf(site)
  const printed = await make(site, { from: BAKERY, name: 'Stowe Bread' })
  for (const [, command = ''] of printed.matchAll(/`(git .*?)`/g)) execSync(command, { stdio: 'ignore' })
  expect(contentOf(site)).toEqual(before)
})

test('texts with the old name or made-up facts are listed with their places, and no others', async () => {
  const from = temporarySite({
    'site.json': {
      ...validSite({ name: 'Oat & Rye', social: undefined }),
      tagline: 'Call 802-555-0143',
      language: 'en',
    },
    'shared/bread.json': prose({ body: 'Oat & Rye’s bread' }),
    'pages/index.json': page([prose({ level: 1, title: 'Oat and rye' }), { use: 'bread' }]),
    'pages/stowe.json': page([prose({ level: 1, body: '[See](https://www.iana.org) [this](https://oat.example/x)' })], {
      title: 'Stowe',
      vars: { city: 'Stowe', phone: '(802) 555-0177' },
    }),
  })
  const printed = await make(committedSite(), { from, name: 'Stowe Bread' })
  const listed = [...printed.matchAll(/^ {2}site\.config\/(\S+?):\d+:\d+ +(.*?) {2}/gm)].map(
    ([, file, where]) => `${file} ${where}`,
  )
  const facts = ['url', 'phone', 'email', 'address', 'hours', 'logo', 'tagline']
  expect(listed).toEqual([
    ...facts.map((fact) => `site.json ${fact}`),
    'shared/bread.json body',
    'pages/stowe.json vars › phone',
    'pages/stowe.json prose (sections[0]) › body',
  ])
})

test('a site without pictures of its own keeps those that are there', async () => {
  const site = committedSite()
  const folder = dirname(site)
  const from = join(folder, 'other.config')
  cpSync(`${BAKERY}/site.config`, from, { recursive: true })
  cpSync(`${BAKERY}/public`, join(folder, 'public'), { recursive: true })
  commitAll(folder)
  const before = contentOf(from)
  expect(await make(site, { from, dryRun: true })).toContain(
    '\nThe pictures would stay, since other.config has none of its own.\n',
  )
  expect(await make(site, { from })).toMatch(/^✓ site\.config replaced by other\.config\.\n/)
  expect(contentOf(site)).toEqual(before)
})

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a changed document',
    (folder) => editFile(join(folder, 'site.config/site.json'), 'Acme', 'Ace'),
    /^site\.config\/site\.json isn’t committed as it is now, and/,
  ],
  [
    'new pictures',
    (folder) => ['a', 'b'].forEach((name) => writeFileSync(join(folder, `public/${name}.txt`), '')),
    /^public\/a\.txt and 1 other file aren’t committed as they are now/,
  ],
  [
    'a new note',
    (folder) => writeFileSync(join(folder, 'site.config/notes.md'), ''),
    /^site\.config\/notes\.md isn’t committed/,
  ],
  [
    'a file that git ignores',
    (folder) => writeFileSync(join(folder, 'public/logo.psd'), ''),
    /^public\/logo\.psd isn’t committed/,
  ],
  [
    'no repository',
    (folder) => rmSync(join(folder, '.git'), { recursive: true }),
    /public couldn’t be restored, because they aren’t in a git repository/,
  ],
  [
    'a link in place of a folder',
    (folder) => {
      rmSync(join(folder, 'public'), { recursive: true })
      symlinkSync(`${process.cwd()}/${BAKERY}/public`, join(folder, 'public'))
    },
    /public is a link, and git doesn’t store what it leads to/,
  ],
])('%s: the old site stays, because git couldn’t restore it', async (_, change, sentence) => {
  const site = committedSite()
  change(dirname(site))
  const before = contentOf(site)
  const failure = make(site, { from: 'blank' })
  await expect(failure).rejects.toThrow(UsageError)
  await expect(failure).rejects.toThrow(sentence)
  const printed = await make(site, { from: 'blank', dryRun: true })
  expect(printed).toMatch(
    /^site\.config \(\d files\) would be replaced by examples\/blank\/site\.config \(5 files\)\.\n/,
  )
  expect(printed).toContain('\nRight now, Plat would refuse this: ')
  expect(contentOf(site)).toEqual(before)
})

test('a dry run shows what would be replaced, and writes nothing', async () => {
  const site = committedSite()
  writeFileSync(join(site, '.DS_Store'), '')
  const [before, beside] = [contentOf(site), namesBeside(site)]
  expect(await make(site, { from: 'blank', name: 'A', dryRun: true })).toBe(
    'site.config (3 files) would be replaced by examples/blank/site.config (5 files).\n' +
      'public (1 file) would be replaced by examples/blank/public (4 files).\n',
  )
  expect([contentOf(site), namesBeside(site)]).toEqual([before, beside])
})

test.each<[string, Parameters<typeof temporarySite>[0], RegExp]>([
  ['a broken site.json', { 'site.json': '{ "name": "A" "url": "B" }' }, /site\.json:1:\d+ .*comma/],
  ['a site.json that is a list', { 'site.json': '[]' }, /site\.json must hold an object/],
  ['no site.json', { 'site.json': undefined }, /has no site\.json/],
  [
    'errors',
    { 'pages/index.json': {}, 'pages/a.json': {} },
    /has \d+ errors, so nothing was replaced\. `npm run validate -- --site \S+` shows/,
  ],
])('nothing is copied from a site with %s', async (_, documents, sentence) => {
  const site = committedSite()
  const [before, beside] = [contentOf(site), namesBeside(site)]
  const failure = make(site, { from: temporarySite(documents), name: 'A' })
  await expect(failure).rejects.toThrow(Failure)
  await expect(failure).rejects.toThrow(sentence)
  expect([contentOf(site), namesBeside(site)]).toEqual([before, beside])
})

test('if a folder can’t be moved, the moved ones are back in their places', () => {
  const site = temporarySite()
  const folder = dirname(site)
  const before = contentOf(site)
  const next = temporarySite({ 'pages/other.json': page() })
  const swaps = [
    { place: site, next },
    { place: join(folder, 'public'), next: join(folder, 'nowhere') },
  ]
  expect(() => swapFolders(swaps, folder)).toThrow(/ENOENT/)
  expect(contentOf(site)).toEqual(before)
  expect(existsSync(join(next, 'pages/other.json'))).toBe(true)
})

test('the towns that a business serves and its licenses are facts to replace', async () => {
  const printed = await make(committedSite(), { from: 'landscaper', name: 'Harbor & Sons' })
  expect(printed).toMatch(/site\.json:\d+:\d+ +serves .*\n(?:.*\n)*.*site\.json:\d+:\d+ +licenses /)
})

test.each([
  [['site'], `choose a site to start from with --from: ${NAMES.join(', ')}, or a folder.`],
  [['site', '--from', 'blnk'], 'there is no folder blnk. Did you mean blank?'],
  [['site', '--from', 'tests/fixtures/bakry'], `there is no folder tests/fixtures/bakry. Did you mean ${BAKERY}?`],
  [
    ['site', '--from', 'examples'],
    'examples has no pages/ folder, and no site.config/ with one. Did you mean examples/blank?',
  ],
  [
    ['site', '--from', 'scripts'],
    `scripts has no pages/ folder, and no site.config/ with one. Start from ${NAMES.join(', ')}, or from the folder of a site.`,
  ],
  [
    ['site', '--from', `${BAKERY}/site.config`],
    `${BAKERY}/site.config is the site to be replaced. Choose another one with --from.`,
  ],
  [['site', '--from', 'blank', '--name', ' '], '--name is empty. Give it the name of your business.'],
  [
    ['site', '--from', 'blank', '--site', `${BAKERY}/site.confg`],
    `there is no folder ${BAKERY}/site.confg. Did you mean ${BAKERY}/site.config?`,
  ],
])('%j is wrong usage, reported in one line', async (args, line) => {
  const site = args.includes('--site') ? [] : ['--site', `${BAKERY}/site.config`]
  expect(await runCommand('new', ...args, ...site)).toEqual({ status: 2, stdout: '', stderr: `error: ${line}\n` })
})
