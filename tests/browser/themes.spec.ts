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

test('axe finds nothing in a header over the picture and in a small footer, and the header is solid once it has left', async ({
  page,
}) => {
  // three sections, at three widths
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cover = EXAMPLES.find((section) => section.type === 'hero' && section.variant === 'cover')
  const sections = cover ? [cover, ...EXAMPLES.slice(0, 2)] : []
  await servePage(
    page,
    sections,
    { quoteForm: { provider: 'sample', thanks: '/thankyou' } },
    { header: 'over', footer: 'small' },
  )
  const ground = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => getComputedStyle(header).backgroundColor)
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(RENDERED)
    expect(await axeFaults(page), `${width} px wide`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(width)
    expect(await page.locator('.under-header').evaluate((hero) => hero.getBoundingClientRect().top)).toBe(0)
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(ground).toBe('rgb(11, 31, 58)')
  }
})

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
      // axe must not look while an island shows or hides something
      await page.goto(RENDERED, { waitUntil: 'networkidle' })
      expect(await axeFaults(page), `${width} px wide`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), 'width of the page').toBe(width)
    }
  })
}
