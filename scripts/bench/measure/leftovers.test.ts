import { existsSync, linkSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/sites'
import { Leftovers } from './leftovers'

test('what a build left is out of the way, and kept without its content until all is measured', () => {
  const folder = temporaryFolder()
  const [out, cache, aside] = ['out', 'cache', 'aside'].map((name) => join(folder, name)) as [string, string, string]
  const leftovers = new Leftovers(aside)
  for (let build = 0; build < 2; build++) {
    mkdirSync(join(out, 'tx'), { recursive: true })
    writeFileSync(join(out, 'tx/plano.html'), '<p>')
    leftovers.setAside({ leftovers: [out, cache] })
    expect(existsSync(out)).toBe(false)
  }
  expect(readdirSync(aside)).toHaveLength(2)
  expect(readFileSync(join(aside, '0/tx/plano.html'), 'utf8')).toBe('')
  leftovers.delete()
  expect(readdirSync(folder)).toEqual([])
})

test('a file that stands elsewhere too keeps its content', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'truck.jpg'), 'truck')
  mkdirSync(join(folder, 'out'))
  linkSync(join(folder, 'truck.jpg'), join(folder, 'out/truck.jpg'))
  new Leftovers(join(folder, 'aside')).setAside({ leftovers: [join(folder, 'out')] })
  expect(readFileSync(join(folder, 'truck.jpg'), 'utf8')).toBe('truck')
})

test('what a bench that was stopped has left is deleted', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'aside/0'), { recursive: true })
  const leftovers = new Leftovers(join(folder, 'aside'))
  expect(readdirSync(folder)).toEqual([])
  leftovers.setAside({ leftovers: [] })
  expect(readdirSync(join(folder, 'aside'))).toEqual([])
})
