import { type Page, expect, test } from '@playwright/test'
import { allRoutes } from '../site/all-routes'
import { WIDTHS } from '../site/budgets'
import { coveringRoutes } from '../site/covering-routes'
import { WCAG, axeOf } from './axe'
import { noteLoads, watchFromInside } from './note-loads'
import { overBudget } from './over-budget'
import { readPage } from './read-page'

/** A document in a frame has no landmarks and headings of its own: those of the page around it count. */
const FRAME = '/embeds/quote-form'

/** Frames that load on sight, because the specification says so. */
const ON_SIGHT: Record<string, string> = { '/hearth': 'prequalify.example.com' }

/** The page for unknown addresses answers as one of them, which browsers tell as an error. */
const isNotFound = (address: string) => address.endsWith('/404')

/** Notes what goes wrong while a page is read. Other hosts are answered by nothing, and noted. */
async function watch(page: Page, route: string, own: string): Promise<string[]> {
  const faults: string[] = []
  await watchFromInside(page)
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNotFound(message.location().url)) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400 && !isNotFound(response.url())) faults.push(`${response.status()}: ${response.url()}`)
  })
  await page.route(
    (url) => url.host !== own,
    (request) => {
      const { host } = new URL(request.request().url())
      if (ON_SIGHT[route] !== host) faults.push(`other host: ${request.request().url()}`)
      return request.fulfill({
        contentType: 'text/html',
        body: '<!DOCTYPE html><html lang="en"><title>Stub</title><p>Stub</p></html>',
      })
    },
  )
  return faults
}

/** Every page is read on a telephone; on a desktop, as many as together show every section. */
const ON_DESKTOPS = new Set([...coveringRoutes(), FRAME])

for (const route of [...allRoutes(), FRAME]) {
  test(`${route}: nothing that axe finds, no error, no other host, within its budgets, no sideways overflow`, async ({
    page,
    baseURL,
  }) => {
    const faults = await watch(page, route, new URL(baseURL ?? '').host)
    for (const width of WIDTHS.filter((width) => width === 390 || ON_DESKTOPS.has(route))) {
      // the page that is left would ask for larger pictures in a wider window
      await page.goto('about:blank')
      await page.setViewportSize({ width, height: 900 })
      const loads = await noteLoads(page, async () => {
        await page.goto(route)
        await readPage(page)
      })
      faults.push(...overBudget(route, width, loads))
      const { violations } = await axeOf(page, route === FRAME ? WCAG : [...WCAG, 'best-practice']).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      ).toEqual([])
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(faults).toEqual([])
  })
}

test('axe finds nothing with the drawer, a question and the chat open', async ({ page }) => {
  const check = async () => {
    // what is only half visible has too little contrast
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
    const { violations } = await axeOf(page, WCAG).analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([])
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.locator('details[id^="faq-"] summary').first().click()
  await check()
  await page.locator('header summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await check()
  await page.keyboard.press('Escape')
  await page.getByText('Ask AI').click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  await check()
})
