import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { builtFile, builtFiles } from './built-site'
import { htmlFaults } from '../../scripts/check/html-faults'

const pages = (['electrician', 'blank'] as const).flatMap((site) =>
  builtFiles(site).map((name) => [site, name] as const),
)

test.each(pages)('of the site "%s", %s is valid HTML', async (site, name) => {
  expect(await htmlFaults(readFileSync(builtFile(name, site), 'utf8'))).toEqual([])
})
