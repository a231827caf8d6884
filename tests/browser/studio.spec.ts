import { allRoutes } from '../site/all-routes'
import { expect, frameOf, saved, sectionsOf, test } from './studio-site'

test.describe.configure({ timeout: 240_000 })
test.use({ viewport: { width: 1440, height: 900 } })

/** `npm run test:full` opens all pages. */
const OPENED = process.env.PLAT_TEST_FULL === 'true' ? allRoutes() : ['/', '/plano']

test('opening pages and sections writes nothing', { tag: '@chromium' }, async ({ page, studio }) => {
  test.setTimeout(600_000)
  for (const route of OPENED) {
    await studio.open(page, route)
    for (const name of await sectionsOf(page).locator('[data-handle] + button').all()) await name.click()
  }
  expect(studio.status()).toEqual([])
})

test(
  'a click on a text selects its field, and one word changes one line',
  { tag: '@chromium' },
  async ({ page, studio }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(request.url())
    })
    await studio.open(page, '/plano')
    const heading = frameOf(page, '/plano').locator('h1')
    await heading.click()
    const title = page.getByLabel('Title', { exact: true })
    await expect(title).toBeFocused()
    await title.press('End')
    await title.pressSequentially(' Indeed.')
    await expect(heading).toContainText('Indeed.')
    await saved(page)
    await expect.poll(() => studio.git('diff', '--numstat').trim()).toBe('1\t1\tsite.config/pages/plano.json')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect.poll(studio.status).toEqual([])
    await expect(heading).not.toContainText('Indeed.')
    // neither the page nor the form in it is loaded again
    expect(loaded).toEqual([...new Set(loaded)])
  },
)

test(
  'a value that would be an error stays in its field, and is not written',
  { tag: '@chromium' },
  async ({ page, studio }) => {
    await studio.open(page, '/plano')
    await frameOf(page, '/plano').locator('h1').click()
    const title = page.getByLabel('Title', { exact: true })
    await title.fill('')
    await expect(page.getByText('Not saved: it would cause')).toBeVisible()
    expect(studio.status()).toEqual([])
    await page.getByRole('button', { name: 'Take the change back' }).click()
    await expect(title).not.toHaveValue('')
  },
)
