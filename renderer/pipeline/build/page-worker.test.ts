import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { type Documents, loadedFromDisk, modelWith, page, prose, temporaryFolder } from '../../../tests/sites'
import { createPageWorker } from './page-worker'

/** Stands for the bundle of the code that renders. */
const MODULE = `export const renderPage = ({ route, data }, { site }, { head }) => [route, data.title, site.name, head].join('|')`

function createWorker(documents: Documents) {
  const site = loadedFromDisk(documents)
  const folder = temporaryFolder()
  const module = join(folder, 'render.mjs')
  writeFileSync(module, MODULE)
  const client = join(folder, 'client')
  const job = {
    module: pathToFileURL(module).href,
    model: modelWith(),
    injected: { head: 'tags', body: '' },
    folder: client,
  }
  const filesOf = () =>
    readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .sort()
  return {
    site,
    job,
    worker: createPageWorker(site),
    filesOf,
    read: (name: string) => readFileSync(join(client, name), 'utf8'),
  }
}

test('pages are opened, in their order, and rendered under their address and their aliases', async () => {
  const { site, job, worker, filesOf, read } = createWorker({
    'pages/towns/anna.json': page(undefined, { title: 'Anna', aliases: ['/anna'] }),
  })
  expect(worker.open(site.pages).map(({ route }) => route)).toEqual(['/', '/towns/anna'])
  await worker.prepare(job)
  worker.render(site.pages)
  expect(filesOf()).toEqual(['anna.html', 'index.html', 'towns/anna.html'])
  expect(read('towns/anna.html')).toBe('/towns/anna|Anna|Acme|tags')
  expect(read('anna.html')).toBe(read('towns/anna.html'))
})

test('a page that another worker has opened is opened again', async () => {
  const { site, job, worker, read } = createWorker({})
  await worker.prepare(job)
  worker.render(site.pages)
  expect(read('index.html')).toBe('/|A page|Acme|tags')
})

test('a page that is wrong by now is not written', async () => {
  const { site, job, worker } = createWorker({ 'pages/a.json': page([prose({ level: 1, bdy: 'Text.' })]) })
  const [facts] = worker.open(site.pages)
  expect(facts?.problems.map(({ rule }) => rule)).toEqual(['unknown-property'])
  await worker.prepare(job)
  expect(() => worker.render(site.pages)).toThrow(/a\.json was changed while the site was built\. Build it again\.$/)
})
