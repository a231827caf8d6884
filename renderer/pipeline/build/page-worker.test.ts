import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { modelWith, page, prose } from '../../../tests/sites'
import { loadedFromDisk, temporaryFolder } from '../../../tests/temporary-sites'
import { createPageWorker } from './page-worker'

test('a page that was changed after it was checked is not written', async () => {
  const site = loadedFromDisk({ 'pages/a.json': page([prose({ level: 1 })]) })
  const worker = createPageWorker(site)
  const facts = worker.open(site.pages)
  writeFileSync(join(site.folder, 'pages/a.json'), JSON.stringify(page([prose({ level: 1, body: 'Unchecked.' })])))
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
  expect(() => worker.render(facts)).toThrow(/a\.json was changed while the site was built\. Build it again\.$/)
})
