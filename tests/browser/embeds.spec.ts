import { type Page, expect, test } from '@playwright/test'
import { RENDERED, servePage } from './visits/rendered-page'
import { noteRequests, waitForCode } from './visits/watch-page'

const PROVIDER = 'https://forms.provider.test'

/** Opens a page with a provider's quote form, which is given the city, and scrolls to the form. */
async function openWithProvider(page: Page) {
  await servePage(page, [{ type: 'quote', title: 'Ask us', form: { title: 'Free quote', cityName: 'Plano' } }], {
    quoteForm: { provider: 'frame', url: `${PROVIDER}/form/7` },
    allowedHosts: [new URL(PROVIDER).host],
  })
  await page.goto(RENDERED)
  const place = page.locator('[data-island="quote-form"]')
  await place.scrollIntoViewIfNeeded()
  return place
}

/** Answers requests to a host with a document that has this body. */
const stub = (page: Page, host: RegExp | string, body: string) =>
  page.route(host, (route) => route.fulfill({ contentType: 'text/html', body }))

test('a provider’s form is shown in its frame, and loaded only once', async ({ page }) => {
  const loads = noteRequests(page, (request) => request.url().startsWith(`${PROVIDER}/form/`))
  await stub(page, `${PROVIDER}/**`, '<form><label>Name <input></label></form>')
  await openWithProvider(page)
  await expect(page.frameLocator('iframe[title="Quote form"]').getByLabel('Name')).toBeVisible()
  expect(loads).toEqual([`${PROVIDER}/form/7?city=Plano`])
})

for (const [what, refuse] of [
  ['can’t be reached', (page: Page) => page.route(`${PROVIDER}/**`, (route) => route.abort('connectionfailed'))],
  [
    'never answers',
    async (page: Page) => {
      // timeouts end at once
      await page.addInitScript(() => {
        AbortSignal.timeout = () => AbortSignal.abort()
      })
      await page.route(`${PROVIDER}/**`, () => undefined)
    },
  ],
] as const) {
  test(`a provider that ${what} is replaced with a telephone number and a link`, async ({ page }) => {
    await refuse(page)
    const place = await openWithProvider(page)
    await expect(place.getByText('can’t be reached')).toBeVisible()
    await expect(place.getByRole('link', { name: '(972) 555-0142' })).toHaveAttribute('href', 'tel:+19725550142')
    const link = place.getByRole('link', { name: 'on a page of its own' })
    await expect(link).toHaveAttribute('href', `${PROVIDER}/form/7?city=Plano`)
    await expect(page.locator('iframe[title="Quote form"]')).toHaveCount(0)
  })
}

test('the form reports mistakes in its own words, and moves the focus there', async ({ page }) => {
  await page.goto('/embeds/quote-form')
  await waitForCode(page)
  await page.getByLabel('Your name').fill('Ann')
  await page.evaluate(() => {
    const noteBubble = (event: Event) => {
      document.body.dataset.bubble = String(!event.defaultPrevented)
    }
    // after the form's own listeners
    addEventListener('invalid', (event) => setTimeout(() => noteBubble(event)), true)
  })
  await page.getByRole('button', { name: 'Send my request' }).click()
  await expect(page.getByText('Please give a number with area code')).toBeVisible()
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-bubble', 'false')
})

for (const [what, route, name, expectedAddress] of [
  ['a video', '/celina', /Play video/, /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/],
  ['the live map', '/plano', 'Load the live map', /^https:\/\/www\.google\.com\//],
] as const) {
  test(`${what} loads from its host only when it is requested, and gets the focus`, async ({ page }) => {
    const requests = noteRequests(page, (request) => request.url().startsWith('https:'))
    await stub(page, /^https:/, '<p>Embedded content</p>')
    await page.goto(route)
    const link = page.getByRole('link', { name }).first()
    await link.scrollIntoViewIfNeeded()
    expect(requests, 'requests to other hosts before the press').toEqual([])
    await link.click()
    const frame = page.locator('main iframe[src^="https:"]')
    await expect(frame.contentFrame().getByText('Embedded content')).toBeVisible()
    await expect(frame, 'the focus moves to the frame').toBeFocused()
    expect(requests).toContainEqual(expect.stringMatching(expectedAddress))
    // first, the host is asked whether it can be reached
    expect(new Set(requests.map((url) => new URL(url).host)).size, requests.join(' ')).toBe(1)
  })
}

test('a video that can’t be reached is replaced with a sentence, a link and a telephone number', async ({ page }) => {
  await page.route(/youtube/, (request) => request.abort('connectionfailed'))
  await page.goto('/celina')
  const play = page.getByRole('link', { name: /Play video/ }).first()
  await play.click()
  const place = page.locator('[data-island="frame"]', { hasText: 'can’t be reached' })
  await expect(place.getByText('can’t be reached')).toBeVisible()
  await expect(place.getByRole('link', { name: 'on its own page' })).toHaveAttribute('href', /youtube\.com\/watch/)
  await expect(place.getByRole('link', { name: '(972) 555-0142' })).toBeVisible()
  await expect(place.locator('iframe')).toHaveCount(0)
})

test('the financing frame gets the campaign, and the parameters of the visitor’s own link', async ({ page }) => {
  const frames = noteRequests(page, (request) => new URL(request.url()).pathname === '/blackland')
  await stub(page, /prequalify\.example\.com/, '<p>Prequalify</p>')
  await page.goto('/hearth?utm_source=flyer&agent=7')
  await expect(page.frameLocator('main iframe').getByText('Prequalify')).toBeVisible()
  expect(frames).toHaveLength(1)
  const parameters = Object.fromEntries(new URL(frames[0] ?? '').searchParams)
  expect(parameters).toMatchObject({ utm_source: 'flyer', agent: '7', utm_campaign: 'financing' })
})
