import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { allRoutes } from '../all-routes'

const ROUTES = allRoutes()

/** A document in a frame has no landmarks and headings of its own: those of the page around it count. */
const FRAME = '/embeds/quote-form'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** One of each kind; what changes on small screens is the same on the others. */
const LOOKED_AT_TWICE = ['/', '/plano', '/frisco', '/ev-charger-install', '/404']

for (const route of [...ROUTES, FRAME]) {
  test(`${route} has no fault that axe finds, no error in the console, and fits the window`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    for (const width of LOOKED_AT_TWICE.includes(route) ? [1440, 390] : [1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(route)
      const { violations } = await new AxeBuilder({ page })
        .withTags(route === FRAME ? WCAG : [...WCAG, 'best-practice'])
        .analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      ).toEqual([])
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(errors).toEqual([])
  })
}
