import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { modelWith, page, resolvedPage, temporaryFolder } from '../../../tests/sites'
import { createPageWriter } from './create-page-writer'
import type { RenderJob } from './render-job'

/** Stands for the bundle of the code that renders: a page says its own title and what it was given. */
const MODULE = `export const renderTracked = (page, model, { head, body }) => ({
  html: head + page.data.title + ' of ' + model.site.name + body,
  uses: { images: ['/images/a.jpg'] },
})`

function jobIn(folder: string): RenderJob {
  const module = join(folder, 'render.mjs')
  writeFileSync(module, MODULE)
  return {
    module: pathToFileURL(module).href,
    model: modelWith(),
    injected: { head: '<meta name="a">', body: '<script></script>' },
    folder: join(folder, 'client'),
    isUnread: false,
  }
}

const titled = (title: string, aliases?: string[]) => resolvedPage(page([], { title, aliases }), '/plano')

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

test('a page is written to the files of its address and of its aliases, with what every document is given', async () => {
  const folder = temporaryFolder()
  const write = await createPageWriter(jobIn(folder))
  const { files, uses } = write(titled('Plano', ['/tx/plano']))
  expect(files).toEqual(['plano.html', 'tx/plano.html'])
  expect(uses).toEqual({ images: ['/images/a.jpg'] })
  for (const file of files)
    expect(readFileSync(join(folder, 'client', file), 'utf8')).toBe('<meta name="a">Plano of Acme<script></script>')
})

test('what stands there already is not written again', async () => {
  const folder = temporaryFolder()
  const write = await createPageWriter(jobIn(folder))
  const written = write(titled('Plano'))
  const file = join(folder, 'client/plano.html')
  const longAgo = new Date(0)
  utimesSync(file, longAgo, longAgo)
  expect(write(titled('Plano'))).toEqual(written)
  expect(statSync(file).mtime).toEqual(longAgo)
  write(titled('Plano', ['/tx/plano']))
  expect(filesIn(join(folder, 'client'))).toEqual(['plano.html', 'tx', 'tx/plano.html'])
  expect(statSync(file).mtime).toEqual(longAgo)
  for (const other of ['Allen', 'Plano, Texas']) {
    write(titled(other))
    expect(readFileSync(file, 'utf8')).toContain(`>${other} of Acme`)
  }
})
