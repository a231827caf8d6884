import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-site'
import { SMALLEST_SITE } from '../rules/example-site'
import type { ValidPage } from '../inspect'
import { createPageWriter } from './create-page-writer'
import type { RenderJob } from './render-job'

/** Stands for the bundle of the code that renders: a page says its own title and what it was given. */
const MODULE = `export const renderTracked = (page, model) => ({
  document: { language: 'en', head: [], body: [page.data.title, ' of ' + model.site.name] },
  uses: { images: ['/images/a.jpg'] },
})`

function jobIn(folder: string, hashes: RenderJob['hashes'] = {}): RenderJob {
  const module = join(folder, 'render.mjs')
  writeFileSync(module, MODULE)
  const site = SMALLEST_SITE['site.json'] as unknown as RenderJob['model']['site']
  return {
    module: pathToFileURL(module).href,
    model: { site, pages: [], cities: [], images: {} },
    injected: { head: '<meta name="a">', body: '<script></script>' },
    folder: join(folder, 'client'),
    isUnread: false,
    hashes,
  }
}

const titled = (title: string, aliases?: string[]) =>
  ({ route: '/plano', data: { title, aliases } }) as unknown as ValidPage

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('a page is written to the files of its address and of its aliases, with what every document is given', async () => {
  const folder = temporaryFolder()
  const write = await createPageWriter(jobIn(folder))
  const { files, uses } = write(titled('Plano', ['/tx/plano']), 0)
  expect(files).toEqual(['plano.html', 'tx/plano.html'])
  expect(uses).toEqual({ images: ['/images/a.jpg'] })
  for (const file of files)
    expect(readFileSync(join(folder, 'client', file), 'utf8')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta name="a"></head><body>Plano of Acme<script></script></body></html>',
    )
})

test('what stands there already is not written again', async () => {
  const folder = temporaryFolder()
  const { hash } = (await createPageWriter(jobIn(folder)))(titled('Plano'), 0)
  const other = temporaryFolder()
  const write = await createPageWriter(jobIn(other, { 7: hash }))
  expect(write(titled('Plano'), 7)).toEqual({ hash, files: ['plano.html'], uses: { images: ['/images/a.jpg'] } })
  expect(filesIn(other)).toEqual(['render.mjs'])
})

test.each([
  ['another text', titled('Plano, Texas')],
  ['another address', titled('Plano', ['/tx/plano'])],
])('a page with %s is written again', async (_, changed) => {
  const folder = temporaryFolder()
  const { hash } = (await createPageWriter(jobIn(folder)))(titled('Plano'), 0)
  const other = temporaryFolder()
  const page = (await createPageWriter(jobIn(other, { 0: hash })))(changed, 0)
  expect(page.hash).not.toBe(hash)
  expect(filesIn(join(other, 'client'))).toContain('plano.html')
})
