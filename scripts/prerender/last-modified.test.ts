import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadSite } from '../../renderer/pipeline/load-site'
import { openSite } from '../../renderer/pipeline/open-site'
import { page } from '../../tests/sites'
import { editFile, temporaryFolder, temporarySite } from '../../tests/temporary-sites'
import { readLastModified } from './last-modified'

/** Runs git in a folder, on a day. */
function git(folder: string, day: string, ...args: string[]): void {
  const date = `2026-03-${day}T12:00:00Z`
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@acme.example', '-c', 'commit.gpgSign=false']
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date, GIT_CONFIG_GLOBAL: '', LC_ALL: 'C' }
  execFileSync('git', [...identity, ...args], { cwd: folder, env, stdio: 'ignore' })
}

function commit(folder: string, day: string): void {
  git(folder, day, 'add', '.')
  git(folder, day, 'commit', '-m', day)
}

const shared = (name: string) => page([{ type: 'prose', title: 'Words', body: 'Text.', level: 1 }, { use: name }])

/** A site that was committed on March 1. */
function committedSite(): string {
  const site = temporarySite({
    'pages/plano.json': page(),
    'pages/towns/stowe.json': shared('cta'),
    'shared/cta.json': { type: 'prose', title: 'More', body: 'Text.' },
  })
  git(join(site, '..'), '01', 'init', '--quiet', '--initial-branch', 'main')
  commit(join(site, '..'), '01')
  return site
}

/** When each page was last changed: "/plano 2026-03-01". */
async function dates(site: string): Promise<string[]> {
  const lastModified = await readLastModified(loadSite(site))
  return openSite(site).facts.map((facts) => `${facts.route} ${lastModified(facts)?.slice(-2)}`)
}

test('the date is that of the last commit of the page, or of a shared section on it', async () => {
  const site = committedSite()
  expect(await dates(site)).toEqual(['/ 01', '/plano 01', '/towns/stowe 01'])
  editFile(join(site, 'pages/plano.json'), 'Text', 'Words')
  commit(site, '02')
  editFile(join(site, 'shared/cta.json'), 'Text', 'Words')
  commit(site, '03')
  // every page shows something of it
  editFile(join(site, 'site.json'), 'hello@', 'hi@')
  commit(site, '04')
  expect(await dates(site)).toEqual(['/ 01', '/plano 02', '/towns/stowe 03'])
})

test('a document that differs from its last commit has none, nor has a page with such a section', async () => {
  const site = committedSite()
  editFile(join(site, 'pages/plano.json'), 'Text', 'Words')
  editFile(join(site, 'shared/cta.json'), 'Text', 'Words')
  writeFileSync(join(site, 'pages/new.json'), readFileSync(join(site, 'pages/index.json')))
  expect(await dates(site)).toEqual(['/ 01', '/new undefined', '/plano undefined', '/towns/stowe undefined'])
})

test('a merge counts only for what it has changed itself', async () => {
  const site = committedSite()
  git(site, '02', 'checkout', '-b', 'other')
  editFile(join(site, 'pages/plano.json'), 'Text', 'Other words')
  commit(site, '03')
  git(site, '04', 'checkout', 'main')
  editFile(join(site, 'pages/index.json'), 'Text', 'Words')
  commit(site, '05')
  git(site, '06', 'merge', '--no-commit', 'other')
  editFile(join(site, 'pages/towns/stowe.json'), 'Text', 'Words')
  commit(site, '07')
  expect(await dates(site)).toEqual(['/ 05', '/plano 03', '/towns/stowe 07'])
})

test('in a shallow clone, only what was changed after its first commit has a date', async () => {
  const site = committedSite()
  for (const day of ['02', '03']) {
    editFile(join(site, 'pages/plano.json'), /Text\d*/, `Text${day}`)
    commit(site, day)
  }
  const clone = join(temporaryFolder(), 'clone')
  const origin = pathToFileURL(join(site, '..')).href
  git(site, '04', 'clone', '--depth', '2', origin, clone)
  expect(await dates(join(clone, 'site.config'))).toEqual(['/ undefined', '/plano 03', '/towns/stowe undefined'])
})

test('a site outside of a repository, and a machine without git, have none', async () => {
  expect(await dates(temporarySite())).toEqual(['/ undefined'])
  const site = committedSite()
  vi.stubEnv('PATH', temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await dates(site)).toEqual(['/ undefined', '/plano undefined', '/towns/stowe undefined'])
})
