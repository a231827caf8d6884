import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import { cacheFolder } from '../inputs.mjs'
import { UNFINISHED } from '../code/bundle-record'
import { openCode } from '../code/open-code'

/** Bundles the code with the packages as they are installed. */
async function bundleUnpacked(): Promise<string> {
  const caches = cacheFolder(process.cwd(), 'tests')
  mkdirSync(caches, { recursive: true })
  const folder = mkdtempSync(join(caches, 'unpacked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bundles = join(folder, 'code')
  const bundler = join(folder, 'bundler.mjs')
  await build({
    stdin: {
      contents: `import { bundleCode } from './scripts/code/bundle-code'
        process.send((await bundleCode(${JSON.stringify(bundles)})).hash)`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: bundler,
  })
  const child = fork(bundler, { env: { ...process.env, NODE_ENV: 'production', VITEST: undefined } })
  return new Promise((resolve, reject) => {
    child.on('message', (hash) => resolve(join(bundles, String(hash))))
    child.on('exit', (code) => reject(new Error(`exit code ${code}`)))
  })
}

/** What a bundle's files hold, by path. Vike notes in its entry where they were written first. */
const filesOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(folder, file), readFileSync(file, 'latin1').replace(/"outDir": ".*"/, '')]),
  )

test('what is packed bundles as the packages themselves do', async () => {
  const unpacked = await bundleUnpacked()
  const { client, server } = await openCode()
  expect(filesOf(client)).toEqual(filesOf(join(unpacked, 'client')))
  expect(filesOf(server)).toEqual(filesOf(join(unpacked, 'server')))
})

test('no package is told where a bundle was written that is moved afterwards', async () => {
  const { render } = await openCode()
  expect(render.pathname).not.toContain(UNFINISHED)
  const vikeEntry = 'node_modules/@brillout/vite-plugin-server-entry/dist/esm/runtime/autoImporter.js'
  expect(readFileSync(vikeEntry, 'utf8')).not.toContain(UNFINISHED)
})
