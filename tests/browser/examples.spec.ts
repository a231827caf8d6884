import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveBuild } from '../../scripts/serve/static-server'
import { BUILDS } from '../build-sites'
import { builtFiles } from '../site/built-site'
import { WCAG, axeFaults } from '../../scripts/check/axe-faults'
import { readThrough, watchPage } from './visits/watch-page'

/** People build their own site on this one, so every page must be right. */
test('no page of a blank site has errors, is too wide, or has anything that axe finds', async ({ page }) => {
  const server = await serveBuild(join(BUILDS.blank.out, 'client'))
  try {
    const faults = await watchPage(page)
    for (const [index, name] of builtFiles('blank').entries()) {
      const width = index % 2 ? 390 : 1280
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${server.origin}/${name.replace(/(?:index)?\.html$/, '')}`)
      await readThrough(page)
      faults.push(...(await axeFaults(page, [...WCAG, 'best-practice'])))
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      if (scrolled > width) faults.push(`${name} is ${scrolled} px wide in a window of ${width}`)
    }
    expect(faults).toEqual([])
  } finally {
    await server.close()
  }
})
