import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'
import { compileKept } from './compile-kept'

function run(code: string, folder: string): unknown {
  const module = { exports: {} as unknown }
  compileKept<unknown>(code, folder)(module, module.exports, (name) => `${name}!`)
  return module.exports
}

test('a module is given what it requires, with what was kept of it and without', () => {
  const folder = temporaryFolder()
  for (const _ of [1, 2]) expect(run("module.exports = require('a')", folder)).toBe('a!')
  expect(readdirSync(folder).length).toBe(1)
  expect(run("module.exports = require('b')", folder)).toBe('b!')
  expect(readdirSync(folder).length).toBe(2)
})

test('what V8 can’t use is made again', () => {
  const folder = temporaryFolder()
  run('exports.a = 1', folder)
  const [kept = ''] = readdirSync(folder)
  writeFileSync(join(folder, kept), 'nonsense')
  expect(run('exports.a = 1', folder)).toEqual({ a: 1 })
})
