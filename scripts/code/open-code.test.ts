import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { type BundleRecord, RECORD } from './bundle-record'
import { openCode } from './open-code'

test('code is bundled once, and opened from then on', async () => {
  const first = await openCode()
  const folder = join(first.client, '..', '..')
  const bundles = readdirSync(folder).sort()
  expect(await openCode()).toEqual(first)
  expect(readdirSync(folder).sort()).toEqual(bundles)
})

test('browsers get assets and nothing else', async () => {
  const { client, injected } = await openCode()
  expect(readdirSync(client)).toEqual(['assets'])
  const [, script = ''] = /^<script src="\/([^"]+)" type="module" async>/.exec(injected.body) ?? []
  expect(readFileSync(join(client, script), 'utf8')).toContain('data-island')
})

test('what pages are made with is noted, and nothing else', async () => {
  const { client } = await openCode()
  const { inputs } = JSON.parse(readFileSync(join(client, '..', RECORD), 'utf8')) as BundleRecord
  expect(Object.keys(inputs)).toEqual(
    expect.arrayContaining([
      'renderer/+config.ts',
      'renderer/+onRenderHtml.ts',
      'renderer/render-pages.ts',
      'renderer/vite/scoped-name.ts',
      'sections/',
      'sections/chat/chat.island.tsx',
      'sections/hero/Hero.tsx',
      'sections/hero/Hero.module.css',
      'sections/ui/brands.svg',
      'vite.config.ts',
    ]),
  )
  expect(
    Object.keys(inputs).filter((path) => /\.test\.|example\.json|^site|pipeline\/rules|validate/.test(path)),
  ).toEqual([])
})

test('a build by itself never reads what bundles', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/build.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    packages: 'external',
    format: 'esm',
    metafile: true,
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const isBundler = ({ path }: { path: string }) => /^(vite|vike|rolldown|esbuild)\b/.test(path)
  expect(imports.filter(isBundler)).toEqual([])
})
