import { expect, test } from '@playwright/test'

test('paper takes text, answers, address and telephone number in black, and nothing to press', async ({ page }) => {
  await page.goto('/plano')
  await page.emulateMedia({ media: 'print' })
  for (const text of ['118 Virginia Street', '(972) 555-0142'])
    await expect(page.locator('body > footer').getByText(text)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  // a closed answer takes no room on the screen
  expect((await page.locator('#faq details').first().boundingBox())?.height).toBeGreaterThan(80)
  await expect(page.locator('header nav, .actions, [data-island="quote-form"]').filter({ visible: true })).toHaveCount(
    0,
  )
})
