import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { mapPlaces } from './map-places'

const folder = mkdtempSync(join(tmpdir(), 'plat-'))

test('a place in a bundle becomes the place in our source', async () => {
  const source = join(folder, 'sums.ts')
  writeFileSync(
    source,
    'interface Sum { a: number }\n\nconst fail = ({ a }: Sum) => {\n  throw new Error(`${a}`)\n}\nfail({ a: 1 })\n',
  )
  const outfile = join(folder, 'bundle.mjs')
  await build({ entryPoints: [source], outfile, bundle: true, format: 'esm', sourcemap: 'external' })
  const { stderr } = spawnSync(process.execPath, [outfile], { encoding: 'utf8' })
  expect(stderr).toMatch(/at fail \(file:.*bundle\.mjs:\d+:\d+\)/)
  expect(mapPlaces(stderr)).toContain(`at fail (${source}:4:`)
})

test('other places stay as they are', () => {
  const stack = `at file://${folder}/none.mjs:1:2\n    at node:fs:440:20\n    at /x/y.js:1:1`
  expect(mapPlaces(stack)).toBe(stack)
})
