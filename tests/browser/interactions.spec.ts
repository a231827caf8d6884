import { expect, test } from '@playwright/test'
import { watchPage } from './visits/watch-page'

test('a page can be used on a wide screen without an error', async ({ page }) => {
  const faults = await watchPage(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'More: Services' }).click()
  await page.keyboard.press('Escape')
  await page.locator('#faq summary').first().click()
  await page.getByRole('link', { name: 'Load the live map' }).click()
  await expect(page.frameLocator('iframe[src*="google"]').getByText('Stub')).toBeVisible()
  await page.getByText('Ask AI').click()
  await page.getByLabel('Your message').fill('Hello?')
  await page.getByLabel('Your message').press('Enter')
  await expect(page.getByText('Typing…')).toBeAttached()
  await page.goto('/celina')
  await page
    .getByRole('link', { name: /Play video/ })
    .first()
    .click()
  await expect(page.frameLocator('main iframe').first().getByText('Stub')).toBeVisible()
  expect(faults).toEqual([])
})

test('a page can be used on a phone without an error', async ({ page }) => {
  const faults = await watchPage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/mckinney')
  await page.locator('header summary[aria-label="Menu"]').click()
  // only the drawer's code handles Escape, and the press had to load it
  await expect(page.getByRole('main')).toHaveAttribute('inert')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden()
  await page.locator('header summary[aria-label="Menu"]').click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
  expect(faults).toEqual([])
})
