import type { Page } from '@playwright/test'

/** Answers what a page asks of other hosts, as frames of partners and maps do: tests reach none. */
export async function answerOtherHosts(page: Page): Promise<void> {
  await page.route(/^https:/, (request) => request.fulfill({ contentType: 'text/html', body: '<p>Stub</p>' }))
}
