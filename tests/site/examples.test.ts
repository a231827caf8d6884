import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../renderer/pipeline/open-site'
import { createDeadLinkFinder } from '../../scripts/check/dead-links'
import { htmlFaults } from '../../scripts/check/html-faults'
import { PAGE_BUDGET, SCRIPT_BUDGET, weighPage } from '../../scripts/check/weight'
import { EXAMPLE_BUILDS } from '../build-sites'
import { overLimit } from './budgets'
import { filesIn } from './built-site'

/** People begin with these sites, so they must be right from the first day. tests/browser/examples.spec.ts looks at them. */
describe.each(Object.entries(EXAMPLE_BUILDS))('the example "%s"', (_name, { site, out }) => {
  const client = join(out, 'client')
  const files = filesIn(client, '.html')

  test('has no problems, not even a warning', () => {
    expect(openSite(site).problems).toEqual([])
  })

  test.each(files)('%s is valid HTML', async (file) => {
    expect(await htmlFaults(readFileSync(join(client, file), 'utf8'))).toEqual([])
  })

  test('every link leads somewhere, and every page weighs what its budget allows', () => {
    const deadLinksOn = createDeadLinkFinder(client)
    const faults = files.flatMap((file) => {
      const route = `/${file.replace(/(?:index)?\.html$/, '')}`
      const { html = 0, script = 0 } = weighPage(client, route) ?? {}
      return [
        ...deadLinksOn(route).map((address) => `${route}: ${address} leads nowhere`),
        ...overLimit(`${route} weighs`, html, 'bytes', PAGE_BUDGET),
        ...overLimit(`the script of ${route} weighs`, script, 'bytes', SCRIPT_BUDGET),
      ]
    })
    expect(faults).toEqual([])
  })
})
