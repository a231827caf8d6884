import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { loadedFromDisk, modelWith, page, prose, temporaryFolder } from '../../../tests/sites'
import { createPageWorker } from './page-worker'

test('a page that is wrong by now is not written', async () => {
  const site = loadedFromDisk({ 'pages/a.json': page([prose({ level: 1, bdy: 'Text.' })]) })
  const worker = createPageWorker(site)
  const [facts] = worker.open(site.pages)
  expect(facts?.problems.map(({ rule }) => rule)).toEqual(['unknown-property'])
  const folder = temporaryFolder()
  // stands for the bundle of the code that renders
  const module = join(folder, 'render.mjs')
  writeFileSync(module, "export const renderPage = () => 'A page'")
  await worker.prepare({
    module: pathToFileURL(module).href,
    model: modelWith(),
    injected: { head: '', body: '' },
    folder,
  })
  expect(() => worker.render(site.pages)).toThrow(/a\.json was changed while the site was built\. Build it again\.$/)
})
