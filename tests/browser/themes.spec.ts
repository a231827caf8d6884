import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readSchemas, sectionTypes } from '../../renderer/schema/schemas'
import { readExamples } from '../../renderer/schema/section-examples'
import type { Section, Theme } from '../../schemas/types'
import { axeFaults } from '../../scripts/check/axe-faults'
import { RENDERED, servePage } from './visits/rendered-page'

const FOLDER = 'examples/themes'

/** The examples of every section type, on one page. */
const EXAMPLES = sectionTypes(readSchemas())
  .flatMap(readExamples)
  .map(({ text }) => JSON.parse(text) as Section)

for (const file of readdirSync(FOLDER)) {
  test(`in the theme ${file} axe finds nothing in any section, and none is too wide`, async ({ page }) => {
    // every section type, at three widths
    test.slow()
    // a theme's fonts are installed by whoever chooses it
    const { fonts: _fonts, ...theme } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Theme
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await servePage(page, EXAMPLES, { quoteForm: { provider: 'sample', thanks: '/thankyou' } }, theme)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(RENDERED)
      expect(await axeFaults(page), `${width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(width)
    }
  })
}
