/**
 * node scripts/run.cjs tests/content-changes.ts [part of a name]: makes each of the changes that authors and developers make in a fresh
 * clone of the last commit, runs all tests there, and prints a table. It takes half an hour for each.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** Makes a change in a clone of its own. @returns how all tests and the site's check end there */
function tryChange(change: (project: string) => void): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plat-change-'))
  // a test serves the project as another user
  chmodSync(folder, 0o755)
  const project = join(folder, 'project')
  try {
    execFileSync('git', ['clone', '--quiet', '.', project])
    execFileSync('npm', ['ci', '--silent', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: project })
    change(project)
    const tests = spawnSync('npm', ['test', '--', '--all'], { cwd: project, encoding: 'utf8', maxBuffer: Infinity })
    const check = spawnSync('npm', ['run', 'check', '--', '--site-only'], { cwd: project, encoding: 'utf8' })
    const failures = /── failed\n(.*?)\n\n/s.exec(tests.stdout)?.[1]
    if (failures) console.error(failures)
    if (check.status !== 0) console.error(check.stdout + check.stderr)
    const [total = ''] = tests.stdout.trimEnd().split('\n').slice(-1)
    return [total, check.status === 0 ? 'can be published' : 'can’t be published']
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [wanted = ''] = process.argv.slice(2)
const rows = Object.entries(CHANGES)
  .filter(([name]) => name.includes(wanted))
  .map(([name, change]) => {
    const row = [name, ...tryChange(change)]
    console.log(row.join('  '))
    return row
  })
console.log(`\n${alignColumns(rows, '').join('\n')}`)
