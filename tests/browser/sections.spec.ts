import { readFileSync } from 'node:fs'
import { type Page, expect, test } from '@playwright/test'
import type { Section } from '../../schemas/types'
import { axeFaults } from '../../scripts/check/axe-faults'
import { RENDERED, servePage } from './visits/rendered-page'

const exampleOf = (type: string) => JSON.parse(readFileSync(`sections/${type}/example.json`, 'utf8')) as Section

async function open(page: Page, section: Section): Promise<void> {
  await servePage(page, [section], { quoteForm: { provider: 'sample', thanks: '/thankyou' } })
  await page.goto(RENDERED)
}

/** How much of the picture from before is hidden, in percent of its width. */
const hiddenShare = (page: Page) =>
  page
    .locator('[data-island="compare"] > div')
    .nth(1)
    .evaluate((element) => {
      const [, share] =
        /inset\(0px ([\d.]+)%|inset\(0px calc\(100% - ([\d.]+)%\)/.exec(getComputedStyle(element).clipPath) ?? []
      return Number(share)
    })

test('the divider between before and after moves by keyboard', async ({ page }) => {
  await open(page, exampleOf('before-after'))
  await expect.poll(() => hiddenShare(page)).toBe(50)
  await page.getByRole('slider', { name: '1978, Tuesday' }).focus()
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => hiddenShare(page)).toBe(40)
  await page.keyboard.press('Home')
  await expect.poll(() => hiddenShare(page)).toBe(100)
})

test('a lightbox opens, leads on and closes by keyboard, and axe finds nothing in it', async ({ page }) => {
  await open(page, { ...exampleOf('gallery'), variant: 'album', lightbox: true } as Section)
  const first = page.getByRole('link', { name: 'Two EV chargers' })
  await first.focus()
  const window = page.getByRole('dialog')
  // the island adds it
  await expect(page.locator('dialog img')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(window.getByText('1 / 3')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(window.getByText('2 / 3')).toBeVisible()
  await expect(window.getByRole('img')).toHaveAccessibleName(/Wall-mounted/)
  await page.keyboard.press('Escape')
  await expect(window).toBeHidden()
  await expect(page.getByRole('link', { name: 'Wall-mounted' })).toBeFocused()
})

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the divider moves by choices', async ({ page }) => {
    await open(page, exampleOf('before-after'))
    await expect(page.getByRole('slider')).toBeHidden()
    await page.getByRole('radio', { name: 'Tuesday' }).check()
    await expect.poll(() => hiddenShare(page)).toBe(100)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => hiddenShare(page)).toBe(50)
  })

  test('a picture of a lightbox is a link to the whole picture', async ({ page }) => {
    await open(page, { ...exampleOf('gallery'), lightbox: true } as Section)
    await expect(page.getByRole('dialog')).toBeHidden()
    // Playwright takes no name from <noscript>
    await expect(page.locator('figure a').first()).toHaveAttribute('href', /ev-charger-3.*\.webp$/)
  })
})
