import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { serveBuild } from '../../scripts/serve/static-server'
import { GENERATED } from '../build-sites'
import { axeFaults } from '../../scripts/check/axe-faults'
import { readThrough, watchPage } from './visits/watch-page'

/** Pages with anything that their schemas allow, built by tests/site/generated-pages.test.ts. */
const client = join(GENERATED, 'client')
const MAX_PAGES = 150

let server: Awaited<ReturnType<typeof serveBuild>>
test.beforeAll(async () => {
  server = await serveBuild(client)
})
test.afterAll(() => server.close())

for (const file of readdirSync(join(client, 'generated')).slice(0, MAX_PAGES)) {
  test(`${file} can be read, used and hydrated without an error, and axe finds nothing`, async ({ page }) => {
    const faults = await watchPage(page)
    await page.goto(`${server.origin}/generated/${file.replace('.html', '')}`)
    await readThrough(page)
    for (const details of await page.locator('main details').all()) {
      await details.locator('summary').first().click()
      await expect(details).toHaveAttribute('open')
    }
    if (await page.locator('[data-island="chat"]').count())
      await expect(page.getByRole('textbox', { name: 'Your message' }).first()).toBeVisible()
    expect([...faults, ...(await axeFaults(page))]).toEqual([])
  })
}
