import { expect, test } from '@playwright/test'
import { allRoutes } from '../all-routes'

/** Frames that load on sight, because the specification says so. */
const ON_SIGHT: Record<string, RegExp> = { '/hearth': /^prequalify\.example\.com$/ }

for (const route of allRoutes()) {
  test(`${route} asks no other host for anything, and nothing fails`, async ({ page, baseURL }) => {
    const own = new URL(baseURL ?? '').host
    const others: string[] = []
    const failed: string[] = []
    await page.route(
      (url) => url.host !== own,
      (request) => {
        const { host } = new URL(request.request().url())
        if (!ON_SIGHT[route]?.test(host)) others.push(request.request().url())
        return request.fulfill({ contentType: 'text/html', body: '' })
      },
    )
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
    page.on('requestfailed', (request) => failed.push(request.url()))
    await page.goto(route)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < height; y += 700) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await page.waitForLoadState('networkidle')
    expect(others).toEqual([])
    expect(failed).toEqual([])
  })
}
