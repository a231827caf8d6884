import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runCommand } from '../../tests/run-command'
import { scripts } from '../../package.json'

const SKILL = '.agents/skills/change-the-site/SKILL.md'
const FILES = ['AGENTS.md', SKILL, 'docs/assistants.md']

test('AGENTS.md is short', () => {
  expect(readFileSync('AGENTS.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(40)
})

test('the skill has a name, which is that of its folder, and a description', () => {
  const [, name, description = ''] =
    /^---\nname: (.+)\ndescription: (.+)\n---\n/.exec(readFileSync(SKILL, 'utf8')) ?? []
  expect(SKILL).toContain(`/${name}/`)
  expect(description.length).toBeGreaterThan(50)
})

test.each(FILES)('every command in %s exists, with its options', async (file) => {
  const text = readFileSync(file, 'utf8')
  const commands = [...text.matchAll(/npm run ([a-z:]+)(?: -- ([^`\n]*))?/g)]
  expect(commands.length).toBeGreaterThan(2)
  const help = new Map<string, string>()
  for (const [line, name = '', rest = ''] of commands) {
    expect(Object.keys(scripts), line).toContain(name)
    // "new" and "table" have commands of their own
    const [inner = ''] = /^[a-z]+/.exec(['new', 'table'].includes(name) ? rest : '') ?? []
    const called = [name, ...(inner ? [inner] : []), '--help']
    const key = called.join(' ')
    if (!help.has(key)) help.set(key, (await runCommand(called[0] ?? '', ...called.slice(1))).stdout)
    const outsideQuotes = rest.replaceAll(/'[^']*'|"[^"]*"/g, '')
    for (const [option] of outsideQuotes.matchAll(/--[a-z-]+/g)) expect(help.get(key), line).toContain(option)
  }
})

test.each(FILES)('every file that %s names exists', (file) => {
  const text = readFileSync(file, 'utf8')
  const paths = [
    ...text.matchAll(/(?<![\w/])(?:docs|schemas|sections|renderer|scripts|evaluation)\/[\w./-]*|\b[A-Z]+\.md\b/g),
  ]
  for (const [path] of paths.filter(([path]) => path !== 'CLAUDE.md' && path !== 'SKILL.md'))
    expect(existsSync(path.replace(/\.$/, '')), path).toBe(true)
})

test('the settings of clients in the documentation are JSON', () => {
  const blocks = [...readFileSync('docs/assistants.md', 'utf8').matchAll(/```json\n(.*?)```/gs)]
  expect(blocks.map(([, json = '']) => Object.keys(JSON.parse(json)))).toEqual([['mcpServers'], ['servers']])
})
