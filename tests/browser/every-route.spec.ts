import { type Page, expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'
import { LAYOUT_SHIFT_LIMIT, WIDTHS } from '../site/budgets'
import { WCAG, axeFaults } from './axe'
import { noteLoads, overBudget } from './note-loads'
import { expectTabStops } from './tab-stops'
import { isNotFound, readPage, watchFromInside, watchPage } from './watch-page'

/** A document in a frame has no landmarks and headings of its own: those of the page around it count. */
const FRAME = '/embeds/quote-form'

/** Frames that load on sight, because the specification says so. */
const ON_SIGHT: Record<string, string> = { '/hearth': 'prequalify.example.com' }

/** Notes what goes wrong while a page is read, and what it asks of other hosts. */
async function watch(page: Page, route: string): Promise<string[]> {
  const faults = await watchPage(page)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !['localhost', ON_SIGHT[route]].includes(hostname))
      faults.push(`other host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isNotFound(response.url())) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** As many pages as together show every section: these are read on wide screens and with the Tab key, too, and by axe, which is slow. */
const COVERING = new Set([...coveringRoutes(), FRAME])
const FULL = process.env.PLAT_TEST_FULL === 'true'

for (const route of [...allRoutes(), FRAME]) {
  const isCovering = COVERING.has(route)
  const more = isCovering ? ', nothing that axe finds, every stop of the Tab key in sight' : ''
  test(`${route}: no error, no other host, within its budgets, no sideways overflow${more}`, async ({ page }) => {
    const faults = await watch(page, route)
    for (const width of WIDTHS.filter((width) => width === 390 || isCovering)) {
      // the page that is left would ask for larger pictures in a wider window
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 900 })
      const loads = await noteLoads(page, async () => {
        await page.goto(route)
        await readPage(page)
      })
      faults.push(...overBudget(route, width, loads))
      if (FULL || (isCovering && width === 390))
        expect(await axeFaults(page, route === FRAME ? WCAG : [...WCAG, 'best-practice'])).toEqual([])
    }
    for (const width of isCovering ? [390, 768, 1440] : [390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    if (isCovering && route !== FRAME) await expectTabStops(page)
    expect(faults).toEqual([])
  })
}

test('fonts that arrive after the text was shown move little of it', async ({ page }) => {
  let release = () => {}
  const shown = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await shown
    await route.continue()
  })
  await watchFromInside(page)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/thankyou', { waitUntil: 'domcontentloaded' })
  const nextPicture = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1)
  release()
  await page.evaluate(() => document.fonts.ready)
  await nextPicture()
  await nextPicture()
  const shift = await page.evaluate(() => window.layoutShift)
  expect(shift, 'the fonts came late').toBeGreaterThan(0)
  expect(shift).toBeLessThan(LAYOUT_SHIFT_LIMIT)
})

test('axe finds nothing with the drawer, a question, and the chat in which somebody types', async ({ page }) => {
  const check = async () => {
    // what is only half visible has too little contrast
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    expect(await axeFaults(page)).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('details[id^="faq-"] summary').first().click()
  await check()
  await page.locator('header summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByText('Ask AI').click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello?')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(page.getByText('Typing…')).toBeVisible()
  await check()
})
