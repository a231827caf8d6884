import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import type { Tool } from '../tools/tool'
import { Leftovers } from './leftovers'
import { measureBuild } from './measure-build'
import type { Case } from './measurement'

/** A tool whose build runs a script in a folder that holds town.json. */
function tool(script: string): Tool & { folder: string } {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'town.json'), '{ "lead": "Words of a town" }')
  return {
    folder,
    name: 'Copier',
    version: '1.0.0',
    build: { program: process.execPath, args: ['-e', script], cwd: folder },
    leftovers: [join(folder, 'out')],
    pages: join(folder, 'out'),
    edited: { document: join(folder, 'town.json'), page: join(folder, 'out/town.html') },
    timings: join(folder, 'timings.json'),
  }
}

/** Measures a build beside a folder for what others left. */
const measure = (built: Tool, name: Case, run: number) =>
  measureBuild(built, name, run, new Leftovers(join(temporaryFolder(), 'aside')))

const COPY = "fs.mkdirSync('out', { recursive: true }); fs.copyFileSync('town.json', 'out/town.html');"

test('a build from nothing starts without the output of the last one', async () => {
  const copier = tool(COPY)
  mkdirSync(copier.pages)
  writeFileSync(join(copier.pages, 'old.html'), '')
  const { case: name, cost, run, tool: told } = await measure(copier, 'cold', 2)
  expect({ name, run, told }).toEqual({ name: 'cold', run: 2, told: 'Copier' })
  expect(cost.wall).toBeGreaterThan(0)
  expect(existsSync(join(copier.pages, 'old.html'))).toBe(false)
})

test('a build after a change finds the output, and a document that says something else', async () => {
  const copier = tool(COPY)
  mkdirSync(copier.pages)
  writeFileSync(join(copier.pages, 'old.html'), '')
  await measure(copier, 'edit', 1)
  expect(readFileSync(copier.edited.page, 'utf8')).toContain('Changed1 of a town')
  expect(existsSync(join(copier.pages, 'old.html'))).toBe(true)
})

test('a build that did not do its work counts for nothing', async () => {
  await expect(measure(tool(''), 'cold', 0)).rejects.toThrow(/Copier built .*town\.html without/)
  const lazy = tool("if (!fs.existsSync('out')) {" + COPY + '}')
  await measure(lazy, 'cold', 0)
  await expect(measure(lazy, 'edit', 0)).rejects.toThrow(/without what .*town\.json says/)
})

test('the stages of a build are read, and those of an earlier build are not', async () => {
  const told = tool(`${COPY} fs.writeFileSync('timings.json', '{ "check": 0.5, "pages": 1.5 }')`)
  expect((await measure(told, 'cold', 0)).stages).toEqual({ check: 0.5, pages: 1.5 })
  const silent = tool(COPY)
  writeFileSync(silent.timings ?? '', '{ "check": 9 }')
  expect(await measure(silent, 'cold', 0)).not.toHaveProperty('stages')
})

test.skipIf(process.platform === 'win32')('what others have written is on the disk before a build starts', async () => {
  const programs = temporaryFolder()
  writeFileSync(join(programs, 'sync'), `#!/bin/sh\n: > '${programs}/flushed'\n`)
  chmodSync(join(programs, 'sync'), 0o755)
  vi.stubEnv('PATH', programs)
  onTestFinished(() => void vi.unstubAllEnvs())
  const late = tool(`fs.existsSync('${programs}/flushed') || process.exit(1); ${COPY}`)
  await expect(measure(late, 'cold', 0)).resolves.toBeDefined()
})
