import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSite } from '../../../renderer/pipeline/open-site'
import { temporaryFolder } from '../../../tests/sites'
import { writeDocuments } from './write-documents'

test('what is written is a valid site, and no page repeats another', async () => {
  const folder = temporaryFolder()
  expect(writeDocuments(folder, 30)).toBe(12)
  const [written, shipped] = await Promise.all([openSite(join(folder, 'site.config')), openSite('site.config')])
  expect(written.problems.map(({ rule }) => rule)).toEqual(shipped.problems.map(({ rule }) => rule))
  expect(written.pages.length).toBe(shipped.pages.length + 30)
  expect(written.pages.filter(({ vars }) => vars.city?.startsWith('Town ')).map(({ route }) => route)).toContain(
    '/town-29',
  )
})
