import { expect, test } from '@playwright/test'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every word of a city page is there, and answers can be opened', async ({ page }) => {
    await page.goto('/plano')
    const question = page.locator('#faq details').first()
    const answer = question.locator('p').first()
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
  })

  test('the quote form has a link, and pictures are shown', async ({ page }) => {
    await page.goto('/plano')
    await expect(page.getByText('Loading form...')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Open the form' })).toHaveAttribute(
      'href',
      '/embeds/quote-form?city=Plano',
    )
    const picture = page.locator('noscript img, picture:not([data-lazy]) + img, img').filter({ visible: true }).last()
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeVisible()
  })

  test('the menu opens on a telephone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/plano')
    await page.getByLabel('Menu').first().click()
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' })).toBeVisible()
  })
})

test('an unknown address shows the not-found page, and its path is in the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect.poll(() => lines.join('\n')).toContain('/no-such-page')
})

test('hero buttons scroll to the quote form', async ({ page }) => {
  await page.goto('/mckinney')
  await page.getByRole('main').getByRole('link', { name: 'Get Free Quote' }).first().click()
  await expect(page).toHaveURL(/#quote$/)
  await expect(page.locator('#quote h2').first()).toBeInViewport()
})

test('telephones leave out what the specification hides on small screens', async ({ page }) => {
  const hidden = ['Authorized generator dealer', 'See our work', 'You get the green tag']
  await page.goto('/')
  for (const text of hidden) await expect(page.getByText(text, { exact: false }).first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const text of hidden) await expect(page.getByText(text, { exact: false }).first()).toBeHidden()
})
