import { expect, test } from '@playwright/test'
import { noteRequests, waitForCode } from './visits/watch-page'

test('the quote form waits until it is within 100 px, then loads once', async ({ page }) => {
  const loads = noteRequests(page, (request) => request.url().includes('/embeds/quote-form'))
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto('/mckinney')
  const place = page.locator('[data-island="quote-form"]')
  await expect(place.getByText('Loading form...'), 'the words until the form is there').toBeVisible()
  // a font that loads late moves the form
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const top = await place.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  await page.evaluate((y) => scrollTo(0, y), top - 600 - 102)
  await waitForCode(page)
  expect(loads, 'the form waits at 102 px').toEqual([])
  await page.evaluate((y) => scrollTo(0, y), top - 600 - 98)
  const frame = page.locator('iframe[title="Quote form"]')
  await expect(frame.first().contentFrame().getByLabel('Your name')).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate((y) => scrollTo(0, y), top)
  await expect(place).not.toContainText('Loading form...')
  await expect(frame, 'the form loads once').toHaveCount(1)
  expect(loads, 'the form loads once').toHaveLength(1)
  expect(loads[0]).toContain('city=McKinney')
})

test('the form reports what is missing, and leads to the thank-you page', async ({ page }) => {
  await page.goto('/contactus')
  await page.locator('[data-island="quote-form"]').first().scrollIntoViewIfNeeded()
  const form = page.frameLocator('iframe[title="Quote form"]')
  await form.getByRole('button', { name: 'Send my request' }).click()
  await expect(form.getByText('Please tell us your name.')).toBeVisible()
  await form.getByLabel('Your name').fill('Dana R.')
  await form.getByLabel('Phone').fill('(972) 555-0199')
  await form.getByLabel('Street and city').fill('12 Oak Street, McKinney')
  await form.getByLabel('What do you need done?').fill('The outlet hums.')
  await form.getByRole('button', { name: 'Send my request' }).click()
  await expect(page).toHaveURL(/\/thankyou\??$/)
})

for (const javaScriptEnabled of [true, false]) {
  const [title, tag] = javaScriptEnabled ? ['with JavaScript', []] : ['without JavaScript', '@chromium']
  test.describe(title, { tag }, () => {
    test.use({ javaScriptEnabled })

    test('only one question is open at a time, and it can be closed', async ({ page }) => {
      await page.goto('/plano')
      const items = page.locator('#faq details')
      await items.nth(0).locator('summary').click()
      await expect(items.nth(0)).toHaveAttribute('open')
      await items.nth(2).locator('summary').click()
      await expect(items.nth(2)).toHaveAttribute('open')
      await expect(items.nth(0), 'the first item closes when another opens').not.toHaveAttribute('open')
      await items.nth(2).locator('summary').click()
      await expect(items.nth(2), 'an open item closes when it is chosen again').not.toHaveAttribute('open')
    })
  })
}

test('questions open and close with the keyboard', async ({ page }) => {
  await page.goto('/plano')
  const question = page.locator('#faq details').first()
  await question.locator('summary').focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(question).toHaveAttribute('open')
    await page.keyboard.press(key)
    await expect(question).not.toHaveAttribute('open')
  }
})

test('a link to a question opens it', async ({ page }) => {
  await page.goto('/plano')
  const question = page.locator('#faq details').nth(1)
  const id = await question.getAttribute('id')
  await page.goto('/robots.txt')
  await page.goto(`/plano#${id}`)
  await question.scrollIntoViewIfNeeded()
  await expect(question, 'the question that the address names is open').toHaveAttribute('open')
})
