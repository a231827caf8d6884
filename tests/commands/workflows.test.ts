import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { format } from 'prettier'
import { describe, expect, test } from 'vitest'

const FILES = readdirSync('.github', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yml'))
  .map((name) => `.github/${name}`)
const workflow = readFileSync('.github/workflows/site.yml', 'utf8')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

const found = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, first = '']) => first)

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8')

  test('is valid YAML', async () => {
    await expect(format(text, { parser: 'yaml' })).resolves.toContain('name: ')
  })

  test('names commands, actions and jobs that there are', () => {
    const commands = [...found(text, /npm run ([\w:-]+)/g), ...found(text, /npm (test|start)\b/g)]
    expect(commands.filter((name) => !scripts[name])).toEqual([])
    expect(found(text, /uses: \.\/(\S+)/g).filter((path) => !existsSync(`${path}/action.yml`))).toEqual([])
    const jobs = found(text, /^ {2}([\w-]+):$/gm)
    const needed = found(text, /needs: \[?([\w, -]+)/g).flatMap((list) => list.split(', '))
    expect(needed.filter((job) => !jobs.includes(job))).toEqual([])
  })

  test('puts nothing that a stranger may name into a shell', () => {
    expect(found(text, /run: (.*\$\{\{.*)/g)).toEqual([])
  })
})

test('the site is validated, tested, compared and built by its commands', () => {
  for (const command of [
    'validate -- --format github',
    'diff -- --against',
    'report',
    'build -- --shard',
    'build -- --merge',
  ])
    expect(workflow).toContain(`run: npm run ${command}`)
  expect(workflow).toContain('run: npm test')
})

test('only what publishes may write, and only to Pages', () => {
  expect(found(workflow, /^permissions:\n {2}(.*)\n\n/gm)).toEqual(['contents: read'])
  expect(found(workflow, /(\S+): write/g)).toEqual(['pages', 'id-token'])
  expect(workflow.slice(0, workflow.indexOf('\n  publish:'))).not.toContain(': write')
})
