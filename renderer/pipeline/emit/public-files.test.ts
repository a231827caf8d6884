import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'
import { copyPublicFiles } from './public-files'

test('files of public/ are published as they are; pages and pictures are not theirs to write', async () => {
  const from = temporaryFolder()
  const to = temporaryFolder()
  mkdirSync(join(from, 'papers'))
  const files = ['/papers/license.pdf', '/robots.txt', '/plano.html', '/images/van.jpg']
  mkdirSync(join(from, 'images'))
  for (const file of files) writeFileSync(join(from, file), `own ${file}`)
  writeFileSync(join(to, 'robots.txt'), 'generated')
  writeFileSync(join(to, 'plano.html'), 'the page')

  await copyPublicFiles(files, from, to, new Set(['plano.html']))

  expect(readdirSync(to, { recursive: true }).sort()).toEqual([
    'papers',
    'papers/license.pdf',
    'plano.html',
    'robots.txt',
  ])
  expect(readFileSync(join(to, 'robots.txt'), 'utf8')).toBe('own /robots.txt')
  expect(readFileSync(join(to, 'plano.html'), 'utf8')).toBe('the page')
})
