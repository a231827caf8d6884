import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import type { Tool } from '../tools/tool'
import { Leftovers } from './leftovers'
import { measureInTurn } from './measure-in-turn'

function tool(name: string): Tool {
  const file = join(temporaryFolder(), 'town.json')
  writeFileSync(file, '{ "lead": "Words" }')
  const build = { program: process.execPath, args: ['-e', ''], cwd: '.' }
  return { name, version: '1', build, leftovers: [], pages: '', edited: { document: file, page: file } }
}

test('the tools take turns in every case of every run', async () => {
  const [own, peer] = [tool('Plat'), tool('Peer')]
  let told = 0
  const plans = [
    { tools: [own, peer], cases: ['cold', 'edit'] as const },
    { tools: [own], cases: ['unchanged'] as const },
  ].map(({ tools, cases }) => ({ tools, cases: [...cases] }))
  const measurements = await measureInTurn(plans, 2, new Leftovers(temporaryFolder()), () => told++)
  expect(measurements.map(({ run, case: name, tool }) => `${run} ${name} ${tool}`)).toEqual([
    '0 cold Plat',
    '0 cold Peer',
    '0 edit Plat',
    '0 edit Peer',
    '0 unchanged Plat',
    '1 cold Plat',
    '1 cold Peer',
    '1 edit Plat',
    '1 edit Peer',
    '1 unchanged Plat',
  ])
  expect(told).toBe(10)
})
