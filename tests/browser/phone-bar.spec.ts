import { type Page, expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.getByRole('complementary', { name: 'Call or get a quote' })

test('on phones the bar appears when the hero’s buttons are out of sight, and makes way for the form', async ({
  page,
}) => {
  await page.goto('/plano')
  const buttons = page.locator('main .actions').first()
  await expect(buttons).toBeInViewport()
  await expect(bar(page)).toBeHidden()
  await page.locator('#faq').scrollIntoViewIfNeeded()
  await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+19725550142')
  await expect(bar(page).getByRole('link', { name: 'Free quote' })).toHaveAttribute('href', '/contactus#quote')
  await page.locator('[data-island="quote-form"]').scrollIntoViewIfNeeded()
  await expect(bar(page)).toBeHidden()
})

test('it has the page’s own telephone number', async ({ page }) => {
  await page.goto('/prosper')
  await page.locator('body > footer').scrollIntoViewIfNeeded()
  await expect(bar(page).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+14695550167')
})

test('it covers nothing at the end of a page, and wider windows don’t have it', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const top = (await bar(page).boundingBox())?.y ?? 0
  const last = await page.locator('body > footer p').last().boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top)
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar(page)).toBeHidden()
})
