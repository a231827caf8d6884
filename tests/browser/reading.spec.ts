import { expect, test } from '@playwright/test'

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('on a city page answers open, the form has a link, and pictures are shown', async ({ page }) => {
    await page.goto('/plano')
    const question = page.locator('#faq details').first()
    const answer = question.locator('p').first()
    await expect(answer).toBeHidden()
    await question.locator('summary').click()
    await expect(answer).toBeVisible()
    await expect(page.getByText('Loading form...')).toBeHidden()
    const form = page.getByRole('link', { name: 'Open the form' })
    await expect(form).toHaveAttribute('href', '/embeds/quote-form?city=Plano')
    const pictures = page.locator('main img').filter({ visible: true })
    expect(await pictures.count()).toBeGreaterThan(3)
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      const address = (await picture.getAttribute('src')) ?? ''
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width, `${address} is shown without JavaScript`).toBeGreaterThan(0)
      expect(address).not.toMatch(/^data:/)
    }
  })

  test('content from other hosts can be reached by a link', async ({ page }) => {
    for (const [route, name, address] of [
      ['/celina', /Play video/, /^https:\/\/www\.youtube/],
      ['/plano', 'Load the live map', /^https:\/\/www\.google\./],
      ['/hearth', 'Open the page', /prequalify.*utm_campaign=/],
    ] as const) {
      await page.goto(route)
      await expect(page.getByRole('link', { name }).first(), route).toHaveAttribute('href', address)
    }
  })

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/plano')
    await page.getByLabel('Menu').first().click()
    await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' })).toBeVisible()
  })
})

test('an unknown address shows the not-found page, and its path on the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect.poll(() => lines.join('\n'), 'the path in the console').toContain('/no-such-page')
})

test('phones hide what the specification leaves out on small screens', async ({ page }) => {
  await page.goto('/')
  const hidden = {
    'the generator block': page.getByText('Authorized generator dealer').first(),
    'the social links': page.getByText('See our work').first(),
    'the lighting options': page.locator('main img[data-src*="outdoor-path"]').first(),
    'the permits': page.getByText('You get the green tag').first(),
    'the logos of the hero': page.locator('main img[src*="emblem-licensed"]').first(),
  }
  await page.setViewportSize({ width: 768, height: 900 })
  for (const [what, part] of Object.entries(hidden)) await expect(part, `${what}, 768 px wide`).toBeVisible()
  for (const width of [767, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [what, part] of Object.entries(hidden)) await expect(part, `${what}, ${width} px wide`).toBeHidden()
  }
})

test(
  'a printed page has text, answers, address and telephone number in black, and nothing to press',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/plano')
    await page.emulateMedia({ media: 'print' })
    for (const text of ['118 Virginia Street', '(972) 555-0142'])
      await expect(page.locator('body > footer').getByText(text)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
    // a closed answer takes up no space on the screen
    expect((await page.locator('#faq details').first().boundingBox())?.height).toBeGreaterThan(80)
    const pressed = page.locator('header nav, .actions, [data-island="quote-form"]')
    await expect(pressed.filter({ visible: true })).toHaveCount(0)
  },
)
