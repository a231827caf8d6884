import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { page, prose } from '../../tests/sites'
import { temporarySite } from '../../tests/temporary-sites'

const SITE = {
  'pages/plano.json': page([prose({ level: 1 }), { use: 'words' }, prose({ title: 'Last' })], { index: true }),
  'shared/words.json': prose({ title: 'Shared' }),
}

/** Runs the command on a new site. */
async function edit(...args: string[]) {
  const folder = temporarySite(SITE)
  const result = await runCommand('edit', '--site', folder, ...args)
  const plano = JSON.parse(readFileSync(join(folder, 'pages/plano.json'), 'utf8')) as Record<string, unknown> & {
    sections: Record<string, unknown>[]
  }
  return { ...result, folder, plano }
}

test.each<[string, string[], (plano: Awaited<ReturnType<typeof edit>>['plano']) => unknown, unknown]>([
  ['words', ['/sections/0/title', 'New words'], ({ sections }) => sections[0]?.title, 'New words'],
  ['a place as in JavaScript', ['sections[0].title', 'New'], ({ sections }) => sections[0]?.title, 'New'],
  ['words that could be a number', ['/sections/0/title', '24'], ({ sections }) => sections[0]?.title, '24'],
  ['true or false', ['index', 'false'], ({ index }) => index, false],
  ['what is left out', ['/keywords', '["a", "b"]'], ({ keywords }) => keywords, ['a', 'b']],
  ['an entry of a list', ['/sections/0', '--add', '{ "use": "words" }'], ({ sections }) => sections.length, 4],
  ['the end of a list', ['sections[-]', '--add', '{ "use": "words" }'], ({ sections }) => sections[3]?.use, 'words'],
  ['what is removed', ['/sections/2', '--remove'], ({ sections }) => sections.length, 2],
  ['what is moved', ['/sections/2', '--to', '/sections/1'], ({ sections }) => sections[1]?.title, 'Last'],
])('%s can be changed in one line', async (_, args, read, expected) => {
  const { status, stdout, stderr, plano } = await edit('/plano', ...args)
  expect([status, stderr, read(plano)]).toEqual([0, '', expected])
  expect(stdout).toMatch(/^✓ .*pages\/plano\.json is changed\.$/m)
})

test('what a page shows of a shared section is changed there only with --shared', async () => {
  const refused = await edit('/plano', '/sections/1/title', 'New')
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/shared\/words\.json at \/title.*--shared/),
  ])
  const { status, folder } = await edit('/plano', '/sections/1/title', 'New', '--shared')
  expect(status).toBe(0)
  expect(readFileSync(join(folder, 'shared/words.json'), 'utf8')).toContain('"title": "New"')
})

test('a patch of several documents, too, changes what they show of shared sections with --shared', async () => {
  const folder = temporarySite(SITE)
  const patch = join(folder, '../patches.json')
  const replaceTitle = (path: string, value: string) => [{ op: 'replace', path, value }]
  writeFileSync(
    patch,
    JSON.stringify({ '/plano': replaceTitle('/sections/1/title', 'New'), '/': replaceTitle('/title', 'Home') }),
  )
  expect(await runCommand('edit', '--site', folder, '--patch', patch)).toMatchObject({ status: 1 })
  expect(await runCommand('edit', '--site', folder, '--patch', patch, '--shared')).toMatchObject({
    status: 0,
    stderr: '',
  })
  expect(readFileSync(join(folder, 'shared/words.json'), 'utf8')).toContain('"title": "New"')
  expect(readFileSync(join(folder, 'pages/index.json'), 'utf8')).toContain('"title": "Home"')
})

test('a change that would be an error writes nothing', async () => {
  const { status, stdout, plano } = await edit('/plano', '/sections/0/titel', 'New')
  expect([status, plano.sections[0]]).toEqual([1, prose({ level: 1 })])
  expect(stdout).toContain('has no property "titel"')
  expect(stdout).toContain('Nothing was written, since the site would have this error.')
})

test('a name that is too long for a file is refused, and doesn’t keep the next change from being written', async () => {
  const { folder, status, stderr } = await edit(`shared/${'x'.repeat(300)}`, '', JSON.stringify(prose()), '--add')
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^error: .*: the name is too long\.\n$/)])
  expect(await runCommand('edit', '--site', folder, '/plano', '/title', 'New')).toMatchObject({ status: 0, stderr: '' })
})

test.each<[string, string[]]>([
  ['name the document to change', []],
  ['say what to change: a place and its new value', ['/plano']],
  ['say the new value', ['/plano', '/title']],
  ['--remove takes no value', ['/plano', '/title', 'x', '--remove']],
  ['--add and --to can’t be used together', ['/plano', '/title', '--add', '--to', '/keywords/0']],
  ['--patch says what to change', ['/plano', '/title', '--patch', 'patch.json']],
  ['there is no file patch.json', ['--patch', 'patch.json']],
  ["unknown option '--titel'", ['/plano', '--titel', 'x']],
])('%s', async (message, args) => {
  const { status, stderr } = await edit(...args)
  expect([status, stderr]).toEqual([2, expect.stringContaining(`error: ${message}`)])
})

test.each<[string, string[]]>([
  ['/planoo: there is no such document. Did you mean "/plano"?', ['/planoo', '/title', 'x']],
  ['/plano: there is nothing at /sections/9 of', ['/plano', '/sections/9', '--remove']],
])('%s', async (message, args) => {
  const { status, stderr } = await edit(...args)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`error: ${message}`)])
})

/** Patches of two documents, one new one, and one that is deleted. */
const PATCHES = {
  '/plano': [{ op: 'remove', path: '/sections/1' }],
  'site.json': [{ op: 'add', path: '/rules', value: { 'orphan-page': 'off' } }],
  '/new': [{ op: 'add', path: '', value: page() }],
  'shared/words': [{ op: 'remove', path: '' }],
}

/** A site in a git repository, and a file of patches beside it. */
function siteWithPatches() {
  const folder = temporarySite(SITE)
  const patch = join(folder, '../patches.json')
  writeFileSync(patch, JSON.stringify(PATCHES))
  return { folder, patch }
}

test('a dry run prints a diff that git can apply, and writes nothing', async () => {
  const { folder, patch } = siteWithPatches()
  const dry = await runCommand('edit', '--site', folder, '--patch', patch, '--dry-run')
  expect([dry.status, dry.stderr]).toEqual([0, ''])
  const before = await runCommand('edit', '--site', folder, '--patch', patch, '--dry-run')
  expect(before).toEqual(dry)
  // paths in the diff begin at the folder where the command runs
  const strip = dry.stdout.split('\n')[0]?.slice('--- a/'.length).split('/').indexOf('site.config') ?? 0
  const cwd = dirname(folder)
  const applied = spawnSync('git', ['apply', `-p${strip + 1}`, '-'], { cwd, input: dry.stdout, encoding: 'utf8' })
  expect(applied).toMatchObject({ status: 0, stderr: '' })
  const written = siteWithPatches()
  expect(await runCommand('edit', '--site', written.folder, '--patch', written.patch)).toMatchObject({ status: 0 })
  for (const file of ['pages/plano.json', 'pages/new.json', 'site.json'])
    expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(written.folder, file), 'utf8'))
})

test('programs get the edits with their inverses, and the problems', async () => {
  const { folder, patch } = siteWithPatches()
  const text = readFileSync(join(folder, 'pages/plano.json'), 'utf8')
  const { stdout } = await runCommand('edit', '--site', folder, '--patch', patch, '--format', 'json')
  const { outcome, edits } = JSON.parse(stdout) as { outcome: string; edits: Record<string, string | null>[] }
  expect(outcome).toBe('written')
  expect(edits.map(({ before, after }) => [before === null, after === null])).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ])
  expect(edits[0]).toMatchObject({ file: join(folder, 'pages/plano.json'), before: text })
  const refused = await runCommand('edit', '--site', folder, '/plano', '/titel', 'x', '--format', 'json')
  expect(refused.status).toBe(1)
  expect(JSON.parse(refused.stdout)).toMatchObject({
    outcome: 'refused',
    problems: [{ severity: 'error', rule: 'unknown-property', pointer: '/titel' }],
  })
})
