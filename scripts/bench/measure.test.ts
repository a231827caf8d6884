import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { measureBuild } from './measure'
import type { Case } from './results'
import type { Tool } from './tools'

const COPY = "fs.mkdirSync('out', { recursive: true }); fs.copyFileSync('town.json', 'out/town.html');"

/** A tool whose build runs a script in a folder that holds town.json, and an earlier output. */
function tool(script: string): Tool {
  const folder = temporaryFolder()
  const inside = (name: string) => join(folder, name)
  writeFileSync(inside('town.json'), '{ "lead": "Words of a town" }')
  mkdirSync(inside('out'))
  writeFileSync(inside('out/old.html'), 'old')
  return {
    name: 'Copier',
    version: '1.0.0',
    command: [process.execPath, '-e', script],
    folder,
    generated: [inside('out'), inside('cache')],
    pages: inside('out'),
    edited: { document: inside('town.json'), page: inside('out/town.html') },
  }
}

const measure = (built: Tool, name: Case) => measureBuild(built, name, 1, join(built.folder, 'aside'))

test('a build from nothing starts without the last output, of which empty files are kept aside', async () => {
  const copier = tool(COPY)
  const { cost, ...rest } = await measure(copier, 'cold')
  expect(rest).toEqual({ tool: 'Copier', case: 'cold', run: 1 })
  expect(cost.wall).toBeGreaterThan(0)
  expect(readdirSync(copier.pages)).toEqual(['town.html'])
  expect(readFileSync(join(copier.folder, 'aside/0/old.html'), 'utf8')).toBe('')
})

test('a build after a change finds the output, and a document that says something else', async () => {
  const copier = tool(COPY)
  await measure(copier, 'edit')
  expect(readFileSync(copier.edited.page, 'utf8')).toContain('"Changed1 of a town"')
  expect(existsSync(join(copier.pages, 'old.html'))).toBe(true)
})

test.each([
  ['no page', '', 'cold', /^Copier built .*town\.html without what .*town\.json says\.$/],
  ['an old page', "fs.writeFileSync('out/town.html', '')", 'edit', /without what/],
  ['a failure', "console.log('done'); console.error('wrong'); process.exit(3)", 'edit', /failed\.[^]*wrong\ndone$/],
] as const)('a build with %s counts for nothing', async (_, script, name, message) => {
  await expect(measure(tool(script), name)).rejects.toThrow(message)
})
