import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../temporary-sites'
import { commitAll } from '../../scripts/evaluate/project-copy'
import { formatText } from '../../scripts/format-text'
import { WORKFLOW, readJobs, runJobs } from './workflow-jobs'

const FILES = readdirSync('.github', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml') && name !== 'dependabot.yml')
  .map((name) => `.github/${name}`)
const workflow = readFileSync(WORKFLOW, 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const findAll = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, first = '']) => first)

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('is valid YAML', async () => {
    await expect(formatText(file, text)).resolves.toContain(': ')
  })

  test('names the actions of others by commit, with the version behind it', () => {
    const actions = findAll(text, /uses: (?!\.\/)(.*)/g)
    expect(actions.filter((action) => !/^[\w/-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([])
  })

  test('names only existing commands, actions and jobs', () => {
    const commands = [...findAll(text, /npm run ([\w:-]+)/g), ...findAll(text, /npm (test|start)\b/g)]
    expect(commands.filter((name) => !scripts[name])).toEqual([])
    expect(findAll(text, /uses: \.\/(\S+)/g).filter((path) => !existsSync(`${path}/action.yml`))).toEqual([])
    const jobs = findAll(text, /^ {2}([\w-]+):$/gm)
    const needed = findAll(text, /needs: \[?([\w, -]+)/g).flatMap((list) => list.split(', '))
    expect(needed.filter((job) => !jobs.includes(job))).toEqual([])
  })

  test('puts nothing into a shell that a stranger can choose', () => {
    expect(findAll(text, /run: (.*\$\{\{.*)/g)).toEqual([])
  })
})

test('the site is validated, checked, tested, compared and built with its commands', () => {
  const commands = Object.values(readJobs()).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run))
  for (const command of [
    'npm run validate -- --format github',
    'npm run check -- --site-only',
    'npm test -- --all',
    'npm run diff -- --against "origin/$BASE" --out reports/diff',
    'npm run report',
    'npm run build -- --shard "$PART" --out part',
    'npm run build -- --merge parts/*',
  ])
    expect(commands).toContain(command)
})

const CONTENT = { changes: { result: 'success', outputs: { code: 'false' } } } as const
const CODE = { changes: { result: 'success', outputs: { code: 'true' } } } as const
const FAILED = { result: 'failure' } as const

test.each([
  ['a change of content', CONTENT, true],
  ['a change of content that makes the site wrong', { ...CONTENT, site: FAILED }, false],
  ['a change of code', CODE, true],
  ['a change of code that breaks a test', { ...CODE, test: FAILED }, false],
  ['a change of code that breaks the site', { ...CODE, site: FAILED }, false],
  ['a change that can’t be read', { changes: FAILED }, false],
  ['a site whose part can’t be built', { ...CONTENT, parts: FAILED }, false],
])('%s is published where it should be', (_, outcomes, isPublished) => {
  const results = runJobs('push', outcomes)
  expect(results.publish).toBe(isPublished ? 'success' : 'skipped')
  expect(results.test === 'skipped').toBe(outcomes.changes !== CODE.changes)
  expect(results.diff).toBe('skipped')
})

test('a pull request is compared and publishes nothing', () => {
  const results = runJobs('pull_request', CONTENT)
  expect(results).toMatchObject({ site: 'success', diff: 'success', report: 'success', publish: 'skipped' })
})

test('the site’s files are told apart from code', () => {
  const folder = temporaryFolder()
  const step = readJobs().changes?.steps.find(({ id }) => id === 'code')
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8' }).trim()
  const commit = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'Content')
    commitAll(folder)
    return git('rev-parse', 'HEAD')
  }
  const changedSince = (before: string) => {
    const output = join(folder, '.git/output')
    const env = { ...process.env, BEFORE: before, GITHUB_OUTPUT: output }
    writeFileSync(output, '')
    spawnSync('bash', ['-e', '-c', step?.run ?? ''], { cwd: folder, env })
    return readFileSync(output, 'utf8')
  }
  const code = commit('sections/hero/Hero.tsx')
  const page = commit('site.config/pages/sachse.json')
  const picture = commit('public/images/sachse.jpg')
  expect(changedSince(code)).toBe('changed=false\n')
  expect(changedSince(page)).toBe('changed=false\n')
  commit('sections/site.config/Hero.tsx')
  expect(changedSince(picture)).toBe('changed=true\n')
  expect(changedSince('0'.repeat(40))).toBe('changed=true\n')
})

test('only the publishing job may write, and only to Pages', () => {
  expect(findAll(workflow, /^permissions:\n {2}(.*)\n\n/gm)).toEqual(['contents: read'])
  expect(findAll(workflow, /(\S+): write/g)).toEqual(['pages', 'id-token'])
  expect(workflow.slice(0, workflow.indexOf('\n  publish:'))).not.toContain(': write')
})
