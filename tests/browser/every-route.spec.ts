import { type Page, expect, test } from '@playwright/test'
import { allRoutes, coveringRoutes } from '../site/all-routes'
import { LAYOUT_SHIFT_LIMIT, type Width } from '../site/budgets'
import { WCAG, axeFaults } from '../../scripts/check/axe-faults'
import { noteLoads, overBudget } from './visits/note-loads'
import { expectTabStops } from './visits/tab-stops'
import { isNotFound, readThrough, watchFromInside, watchPage } from './visits/watch-page'

/** A document in a frame needs no landmarks and headings: those of the page around it count. */
const FRAME = '/embeds/quote-form'

/** The hosts of frames that load on sight, as the specification requires. */
const ON_SIGHT: Record<string, string> = { '/hearth': 'prequalify.example.com' }

/** Notes errors while a page is read, and its requests to other hosts. */
async function watch(page: Page): Promise<string[]> {
  const faults = await watchPage(page)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:$/.test(protocol) && !['localhost', ON_SIGHT[new URL(page.url()).pathname]].includes(hostname))
      faults.push(`other host: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isNotFound(response.url())) faults.push(`${response.status()}: ${response.url()}`)
  })
  return faults
}

/** Pages that together show every section: they are also read on wide screens, with the Tab key and by axe, which is slow. */
const COVERING = [...coveringRoutes(), FRAME]
const OTHER_ROUTES = allRoutes().filter((route) => !COVERING.includes(route))
const FULL = process.env.PLAT_TEST_FULL === 'true'
const CHECKS = 'no error, no other host, within its budgets, no sideways overflow'

/** Reads a page to its end in a window of this width. @returns faults found by budgets, by its width and by axe */
async function findFaults(page: Page, route: string, width: Width, withAxe = FULL): Promise<string[]> {
  // the page before could request larger pictures in a wider window
  await page.goto('/robots.txt')
  await page.setViewportSize({ width, height: 900 })
  const loads = await noteLoads(page, async () => {
    await page.goto(route)
    await readThrough(page)
  })
  const byAxe = withAxe ? await axeFaults(page, route === FRAME ? WCAG : [...WCAG, 'best-practice']) : []
  return [...overBudget(route, width, loads), ...(await findOverflow(page, width)), ...byAxe]
}

async function findOverflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
  return scrolled > width ? [`${page.url()} is ${scrolled} px wide in a window of ${width}`] : []
}

for (const route of COVERING) {
  test(`${route}: ${CHECKS}, nothing that axe finds, every stop of the Tab key in sight`, async ({ page }) => {
    const faults = await watch(page)
    faults.push(...(await findFaults(page, route, 390, true)), ...(await findOverflow(page, 768)))
    faults.push(...(await findFaults(page, route, 1440)))
    if (route !== FRAME) await expectTabStops(page)
    expect(faults).toEqual([])
  })
}

// in one window, since opening one takes longer than reading a page
test(`every other page: ${CHECKS}`, async ({ page }) => {
  test.slow()
  const faults = await watch(page)
  for (const route of OTHER_ROUTES) {
    faults.push(...(await findFaults(page, route, 390)))
    expect(faults, route).toEqual([])
  }
})

test('fonts that arrive after the text is shown hardly move it', async ({ page }) => {
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

test('axe finds nothing with the drawer, a question or the chat open', async ({ page }) => {
  const check = async () => {
    // during an animation the contrast is too low
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    expect(await axeFaults(page)).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('details[id^="faq-"] summary').first().click()
  await check()
  await page.locator('header summary[aria-label="Menu"]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByText('Ask AI').click()
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello?')
  await page.getByRole('textbox', { name: 'Your message' }).press('Enter')
  await expect(page.getByText('Typing…')).toBeVisible()
  await check()
})
