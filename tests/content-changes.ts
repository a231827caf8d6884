/**
 * node scripts/run.cjs tests/content-changes.ts [--all] [parts of names]: makes each of the changes that authors and developers
 * make in a fresh clone of the last commit, runs npm test there, with --all if it is given here, and prints a table. It takes
 * five minutes for each, and half an hour with --all.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { alignColumns } from '../scripts/terminal'

const CAREERS = {
  title: 'Work with us | {business}',
  description: 'What a day with us is like, whom we are looking for, and how to apply: by telephone, or by e-mail.',
  sections: [
    { type: 'prose', level: 1, title: 'Work with us', body: 'We are looking for a journeyman.' },
    { use: 'why-choose-us' },
  ],
}

/** The city that the README adds. */
const SACHSE = ['Sachse', '--from', 'plano', '--set', 'county=Dallas County', '--set', 'coordinates=32.9762, -96.5953']

type Changes = Record<string, (project: string) => void>

/** Changes of a site or of the code, by what they are called. */
const SMALL_CHANGES: Changes = {
  nothing: () => {},
  'one sentence': (project) => edit(project, 'pages/plano.json', '"lead": "', '"lead": "Welcome. '),
  'the telephone number': (project) => edit(project, 'site.json', '555-0142', '555-0143'),
  'the new city of the README': (project) => startNew(project, 'city', ...SACHSE),
  'a deleted page': (project) => rmSync(join(project, 'site.config/pages/calendar-confirmation.json')),
  'a new page': (project) => {
    writeFileSync(join(project, 'site.config/pages/careers.json'), JSON.stringify(CAREERS))
    edit(project, 'site.json', '"navigation": [', '"navigation": [{ "label": "Careers", "href": "/careers" },')
    execFileSync('npx', ['oxfmt', 'site.config'], { cwd: project, stdio: 'ignore' })
  },
  'another language': (project) => edit(project, 'site.json', '"language": "en-US"', '"language": "es-US"'),
  'a .DS_Store': (project) => {
    for (const folder of ['public', 'public/images', 'site.config/pages', 'tests/fixtures/electrician/public/images'])
      writeFileSync(join(project, folder, '.DS_Store'), 'Bud1')
  },
  'a new section': (project) => startNew(project, 'section', 'price-table'),
  'a new section with an island': (project) => startNew(project, 'section', 'poll', '--island'),
}

const CHANGES: Changes = {
  ...SMALL_CHANGES,
  'all of these together': (project) => Object.values(SMALL_CHANGES).forEach((change) => change(project)),
  'a bakery in place of the site': (project) =>
    startNew(project, 'site', '--from', 'tests/fixtures/bakery', '--name', 'Crumb'),
  'a blank site in its place': (project) => startNew(project, 'site', '--from', 'blank', '--name', 'Acme Plumbing'),
  'another electrician in its place': (project) =>
    startNew(project, 'site', '--from', 'tests/fixtures/electrician', '--name', 'Volta'),
}

/** Replaces words of a document. */
function edit(project: string, document: string, from: string, to: string): void {
  const file = join(project, 'site.config', document)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${document} does not have ${from}`)
  writeFileSync(file, text.replace(from, to))
}

/** Runs npm run new. */
function startNew(project: string, ...args: string[]): void {
  execFileSync('npm', ['run', '--silent', 'new', '--', ...args], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Clones the last commit to an empty folder, with its packages. */
function cloneProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plat-change-'))
  // a test serves the project as another user
  chmodSync(folder, 0o755)
  execFileSync('git', ['clone', '--quiet', '.', folder])
  execFileSync('npm', ['ci', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  return folder
}

/** Makes a change in a clone. @returns how the tests and the site's check end there */
function tryChange(project: string, change: (project: string) => void): string[] {
  const inProject = { cwd: project, encoding: 'utf8', maxBuffer: Infinity } as const
  // packages, their caches and the schemas for editors stay, as they do where people work
  execFileSync('git', ['reset', '--quiet', '--hard'], inProject)
  execFileSync('git', ['clean', '-dfqx', '--exclude=node_modules', '--exclude=.plat'], inProject)
  change(project)
  const tests = spawnSync('npm', ['test', ...(isAll ? ['--', '--all'] : [])], inProject)
  const check = spawnSync('npm', ['run', 'check', '--', '--site-only'], inProject)
  const failures = /── failed\n(.*?)\n\n/s.exec(tests.stdout)?.[1]
  if (failures) console.error(failures)
  if (check.status !== 0) console.error(check.stdout + check.stderr)
  const [total = ''] = tests.stdout.trimEnd().split('\n').slice(-1)
  return [total, check.status === 0 ? 'can be published' : 'can’t be published']
}

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const isAll = values.all ?? false
const unknown = positionals.filter((part) => !Object.keys(CHANGES).some((name) => name.includes(part)))
if (unknown.length > 0) {
  console.error(`No change is called "${unknown.join('", or "')}". They are: ${Object.keys(CHANGES).join(', ')}.`)
  process.exit(1)
}
const isWanted = (name: string) => positionals.length === 0 || positionals.some((part) => name.includes(part))
const wantedChanges = Object.entries(CHANGES).filter(([name]) => isWanted(name))
const project = cloneProject()
try {
  const rows = wantedChanges.map(([name, change]) => {
    const row = [name, ...tryChange(project, change)]
    console.log(row.join('  '))
    return row
  })
  console.log(`\n${alignColumns(rows, '').join('\n')}`)
} finally {
  rmSync(project, { recursive: true, force: true })
}
