import { type Page, expect, test } from '@playwright/test'
import { RENDERED, servePage } from './rendered-page'
import { waitForCode } from './wait-for-code'

const PROVIDER = 'https://forms.provider.test'

/** Serves a page with a quote form of a provider, which is told the city. */
const withProvider = (page: Page): Promise<void> =>
  servePage(page, [{ type: 'quote', title: 'Ask us', form: { title: 'Free quote', cityName: 'Plano' } }], {
    quoteForm: { provider: 'frame', url: `${PROVIDER}/form/7` },
    allowedHosts: [new URL(PROVIDER).host],
  })

test('a provider’s form is shown in its frame, and loaded once', async ({ page }) => {
  const loads: string[] = []
  await page.route(`${PROVIDER}/**`, (request) => {
    const { pathname, search } = new URL(request.request().url())
    if (pathname.startsWith('/form/')) loads.push(pathname + search)
    return request.fulfill({ contentType: 'text/html', body: '<form><label>Name <input></label></form>' })
  })
  await withProvider(page)
  await page.goto(RENDERED)
  await page.locator('[data-island="quote-form"]').scrollIntoViewIfNeeded()
  await expect(page.frameLocator('iframe[title="Quote form"]').getByLabel('Name')).toBeVisible()
  expect(loads).toEqual(['/form/7?city=Plano'])
})

test('a provider that can’t be reached leaves a telephone number and a link', async ({ page }) => {
  await page.route(`${PROVIDER}/**`, (request) => request.abort('connectionfailed'))
  await withProvider(page)
  await page.goto(RENDERED)
  const place = page.locator('[data-island="quote-form"]')
  await place.scrollIntoViewIfNeeded()
  await expect(place.getByText('can’t be reached')).toBeVisible()
  await expect(place.getByRole('link', { name: '(972) 555-0142' })).toHaveAttribute('href', 'tel:+19725550142')
  await expect(place.getByRole('link', { name: 'on a page of its own' })).toHaveAttribute(
    'href',
    `${PROVIDER}/form/7?city=Plano`,
  )
  await expect(page.locator('iframe[title="Quote form"]')).toHaveCount(0)
})

test('the form says what is wrong in its own words, and puts the focus there', async ({ page }) => {
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

test('a video loads from the no-cookie host when play is pressed, and not before', async ({ page }) => {
  const asked: string[] = []
  await page.route(/youtube/, (request) => {
    asked.push(request.request().url())
    return request.fulfill({ contentType: 'text/html', body: '<p>The video</p>' })
  })
  await page.goto('/celina')
  const play = page.getByRole('link', { name: /Play video/ }).first()
  await play.scrollIntoViewIfNeeded()
  expect(asked, 'asked of YouTube before play is pressed').toEqual([])
  await play.click()
  await expect(page.frameLocator('main iframe').first().getByText('The video')).toBeVisible()
  await expect(page.locator('main iframe').first(), 'the focus goes to the video').toBeFocused()
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/)
})

test('a video that can’t be reached leaves a sentence, a link and a telephone number', async ({ page }) => {
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

test('the financing frame carries the campaign, and what the visitor’s own link says', async ({ page }) => {
  const asked: URL[] = []
  await page.route(/prequalify\.example\.com/, (request) => {
    asked.push(new URL(request.request().url()))
    return request.fulfill({ contentType: 'text/html', body: '<p>Prequalify</p>' })
  })
  await page.goto('/hearth?utm_source=flyer&agent=7')
  await expect(page.frameLocator('main iframe').getByText('Prequalify')).toBeVisible()
  const frames = asked.filter(({ pathname }) => pathname === '/blackland')
  expect(frames).toHaveLength(1)
  const parameters = Object.fromEntries(frames[0]?.searchParams ?? [])
  expect(parameters).toMatchObject({ utm_source: 'flyer', agent: '7', utm_campaign: 'financing' })
})
