import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-sites'
import { AppCode } from './app-code'

test('a bundle is kept until one of its sources is written', async () => {
  const root = temporaryFolder()
  const source = join(root, 'studio/app/main.tsx')
  mkdirSync(dirname(source), { recursive: true })
  const bundle = async () => {
    const code = new AppCode(root)
    const file = await code.find('main.js')
    await code.end()
    return String(file?.content)
  }
  writeFileSync(source, 'console.log("first")')
  // a source that is written while it is bundled is bundled again at the next start
  utimesSync(source, 1, 1)
  expect(await bundle()).toContain('first')
  const { atime, mtime } = statSync(source)
  writeFileSync(source, 'console.log("other")')
  utimesSync(source, atime, mtime)
  expect(await bundle()).toContain('first')
  utimesSync(source, 2, 2)
  expect(await bundle()).toContain('other')
})
