import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { page, prose } from '../../tests/sites'
import { loadedFromDisk } from '../../tests/temporary-sites'
import { readPage } from './load-site'
import { openPage, readContent } from './open-page'

test('a page that changed after it was checked is not rendered', () => {
  const site = loadedFromDisk({ 'pages/a.json': page([prose({ level: 1 })]) })
  const [file] = site.pages.filter(({ route }) => route === '/a')
  const { facts } = openPage(readPage(file!, site), site)
  writeFileSync(facts.file, JSON.stringify(page([prose({ level: 1, body: 'Unchecked.' })])))
  expect(() => readContent(facts, site)).toThrow(
    /a\.json was changed while the site was being built\. Build it again\.$/,
  )
})
