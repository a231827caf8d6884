import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WCAG, axeFaults } from '../../scripts/check/axe-faults'
import { serveBuild } from '../../scripts/serve/static-server'
import { EXAMPLE_BUILDS } from '../build-sites'
import { filesIn } from '../site/built-site'
import { readThrough, watchPage } from './visits/watch-page'

/** A document in a frame needs no landmarks and headings: those of the page around it count. */
const isFrame = (name: string): boolean => name.startsWith('embeds/')

/** People build their own sites on these, so every page must be right. */
for (const [example, { out }] of Object.entries(EXAMPLE_BUILDS)) {
  test(`no page of the example "${example}" has errors, is too wide, or has anything that axe finds`, async ({
    page,
  }) => {
    // some have twenty pages
    test.slow()
    const client = join(out, 'client')
    const server = await serveBuild(client)
    try {
      const faults = await watchPage(page)
      for (const [index, name] of filesIn(client, '.html').entries()) {
        const width = index % 2 ? 390 : 1280
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`${server.origin}/${name.replace(/(?:index)?\.html$/, '')}`)
        await readThrough(page)
        faults.push(...(await axeFaults(page, isFrame(name) ? WCAG : [...WCAG, 'best-practice'])))
        const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
        if (scrolled > width) faults.push(`${name} is ${scrolled} px wide in a window of ${width}`)
      }
      expect(faults).toEqual([])
    } finally {
      await server.close()
    }
  })
}
