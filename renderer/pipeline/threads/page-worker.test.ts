import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadedFromDisk, modelWith, page, prose, temporaryFolder } from '../../../tests/sites'
import type { RenderJob } from '../pages/render-job'
import { createChunks } from './chunks'
import type { Work } from './orders'
import { PageWorker } from './page-worker'

/** Stands for the bundle of the code that renders: it understands no page of the word "hard". */
const MODULE = `export const renderTracked = ({ data }) => {
  if (data.title === 'hard') throw new Error('That can’t be rendered.')
  const html = '<html><head></head><body>' + data.title + ' ' + data.sections[0].body + '</body></html>'
  return { html, uses: { images: [] } }
}`

function jobIn(folder: string): RenderJob {
  const module = join(folder, 'render.mjs')
  writeFileSync(module, MODULE)
  const injected = { head: '', body: '' }
  return {
    module: pathToFileURL(module).href,
    model: modelWith(),
    injected,
    folder: join(folder, 'client'),
    isUnread: true,
  }
}

const towns = Array.from({ length: 11 }, (_, at) => `town-${String(at).padStart(2, '0')}`)

/** All that is said of the pages in one piece after the other. */
function inspectAll(worker: PageWorker, places: number[]): Work {
  const pieces = [...worker.inspect(createChunks(places))]
  return { records: pieces.flatMap(({ records }) => records), written: pieces.flatMap(({ written }) => written) }
}

/** A worker on a site of towns, of which one is wrong and one can't be rendered. */
async function workOnTowns() {
  const loaded = await loadedFromDisk(
    Object.fromEntries(
      towns.map((town, at) => [
        `pages/${town}.json`,
        page([prose({ level: 1, body: at === 5 ? 'In {cty}.' : 'In {city}.' })], {
          title: at === 7 ? 'hard' : town,
          vars: { city: `Town ${at}` },
        }),
      ]),
    ),
  )
  const places = towns.map((town) => loaded.routes.indexOf(`/${town}`))
  return { folder: loaded.folder, worker: new PageWorker(loaded), places }
}

test('pages are inspected, and nothing is written where nobody said how', async () => {
  const { worker, places } = await workOnTowns()
  const { records, written } = inspectAll(worker, places)
  expect(records.map(([at, { route }]) => [at, route])).toEqual(places.map((at, index) => [at, `/${towns[index]}`]))
  expect(written).toEqual([])
})

test('pages are written as soon as they are found to be fine', async () => {
  const { worker, places } = await workOnTowns()
  const job = jobIn(temporaryFolder())
  await worker.renderAhead({ job, until: towns.length })
  const work = inspectAll(worker, places)
  expect(work.records).toHaveLength(towns.length)
  const written = towns.filter((_, at) => at !== 5 && at !== 7)
  expect(work.written.map(([, { files }]) => files)).toEqual(written.map((town) => [`${town}.html`]))
  expect(towns.filter((town) => existsSync(join(job.folder, `${town}.html`)))).toEqual(written)
})

test('those that are to be rendered later are only inspected', async () => {
  const { worker, places } = await workOnTowns()
  await worker.renderAhead({ job: jobIn(temporaryFolder()), until: 40 })
  const many = createChunks(Array.from({ length: 44 }, (_, index) => places[index % 4]!))
  const work = [...worker.inspect(many)].map(({ records, written }) => [records.length, written.length])
  expect(work).toEqual([...Array.from({ length: 5 }, () => [8, 8]), [4, 0]])
})

test('pages that are known to be right are read, rendered and written', async () => {
  const { worker, places } = await workOnTowns()
  const job = jobIn(temporaryFolder())
  for await (const { records, written } of worker.render(createChunks(places.slice(0, 3)), job)) {
    expect(records).toEqual([])
    expect(written.map(([at]) => at)).toEqual(places.slice(0, 3))
  }
  expect(existsSync(join(job.folder, 'town-02.html'))).toBe(true)
  await expect(worker.render(createChunks(places.slice(7, 8)), job).next()).rejects.toThrow('That can’t be rendered.')
})

test('a document that can no longer be read was changed meanwhile, and is named', async () => {
  const { folder, worker, places } = await workOnTowns()
  writeFileSync(join(folder, 'pages/town-03.json'), '{')
  const rendering = worker.render(createChunks(places.slice(3, 4)), jobIn(temporaryFolder()))
  await expect(rendering.next()).rejects.toThrow('town-03.json was changed while the site was built. Build it again.')
})
