import { type Page, type Route, expect, test } from '@playwright/test'
import { noteExceptions, readThrough } from './visits/watch-page'

const abort = (route: Route) => route.abort()

/** Expects that a visitor can read a page, open an answer and call, whatever fails. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  await expect(question.locator('p').first()).toBeVisible()
  const call = page.getByRole('main').getByRole('link', { name: '(972) 555-0142' }).first()
  await call.scrollIntoViewIfNeeded()
  await expect(call).toHaveAttribute('href', 'tel:+19725550142')
}

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })

for (const [what, remove] of [
  ['scripts', (page: Page) => page.route('**/*.js', abort)],
  ['pictures', (page: Page) => page.route('**/images/**', abort)],
  ['fonts', (page: Page) => page.route('**/*.woff2', abort)],
  ['storage', refuseStorage],
] as const) {
  test(`a page is readable without ${what}`, async ({ page }) => {
    const exceptions = noteExceptions(page)
    await remove(page)
    await page.goto('/plano')
    await readThrough(page)
    await expectReadable(page)
    expect(exceptions).toEqual([])
  })
}

test('if the code of islands can’t be loaded, the form is replaced with a link and a telephone number, and the rest works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/plano')
  // the scripts that follow are the code of islands
  await page.route('**/*.js', abort)
  const place = page.locator('[data-island="quote-form"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByText('can’t be reached')).toBeVisible()
  await expect(place.getByRole('link', { name: 'on a page of its own' })).toBeVisible()
  await expectReadable(page)
  await page.locator('header summary[aria-label="Menu"]').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
})
